import express, { type Request } from 'express';
import { settings } from '../config/settings.js';

/** Scheme and host of the service as clients know it: PUBLIC_URL, else what the request itself was sent to. */
export function publicOrigin(request: Request): string {
  if (settings.publicUrl) return settings.publicUrl;
  // With a trusted proxy in front, Express reads X-Forwarded-Host and -Proto. What is no host name is not repeated.
  const host = request.host ?? '';
  return `${request.protocol}://${/^[\w.-]+(:\d+)?$|^\[[\da-fA-F:.]+\](:\d+)?$/.test(host) ? host : `${settings.host}:${settings.port}`}`;
}

/** The scheme that the client uses. What a trusted proxy passes on may be written in any way, and be anything. */
export function schemeOf(request: Request): 'http' | 'https' {
  const said = Reflect.get(express.request, 'protocol', request);
  return said.toLowerCase() === 'https' ? 'https' : 'http';
}
