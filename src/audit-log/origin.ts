import { isIP, isIPv6 } from 'node:net';
import type { Request } from 'express';
import { redactKeys } from '../config/redact-keys.js';

/** Where a request came from, for the audit; worked out when it is asked for. */
export class Origin {
  /** @param path what is noted for the path of an address that holds a secret */
  constructor(
    private readonly request: Request,
    private readonly path?: string,
  ) {}

  get method(): string {
    return cut(this.request.method, 10);
  }

  /** The path without its query. */
  get route(): string {
    return cut(this.path ?? this.request.path, 255);
  }

  get address(): string {
    return addressOf(this.request);
  }
}

/**
 * The caller's address: the socket's, or what a trusted proxy says, where that is one. Without its port, which a client
 * chooses anew for each connection, and without its zone.
 */
export function addressOf(request: Request): string {
  const peer = request.socket.remoteAddress ?? '';
  if (request.headers['x-forwarded-for'] === undefined) return peer.replace(/%.*/, ''); // every call is asked for it
  const [, plain, inBrackets] = portless.exec(request.ip ?? '') ?? [];
  const said = plain ?? inBrackets ?? request.ip ?? '';
  return cut((isIP(said) ? said : peer).replace(/%.*/, ''), 45);
}

const portless = /^(?:([\d.]+):\d+|\[(.*)\](?::\d+)?)$/;

/**
 * The part of an address that its owner cannot choose: of IPv6 the first half, as every host has a network to itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** The /48 that an IPv6 network lies in: one line or one server may have many /64s of it. @param network see networkOf */
export function siteOf(network: string): string | undefined {
  return network.includes(':') && !network.includes('.') ? network.split(':').slice(0, 3).join(':') : undefined;
}

const plain = /^[ -~]*$/;

/** The first characters of a text from outside, safe to store and to show. */
export function cut(text: string, length: number): string {
  const safe = redactKeys(text).slice(0, 2 * length); // a character is two units at most
  if (safe.length <= length && plain.test(safe)) return safe; // most are, and every request has some
  // Joiners belong to the spelling of words and to composed emoji.
  return [...safe.replace(/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')].slice(0, length).join('');
}
