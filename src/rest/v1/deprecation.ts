import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '../../config/settings.js';
import type { Resource } from '../declaration/resource.js';
import { isPreflight } from '../routes.js';
import { isV1, resourceFinder, V1_ROOT, type FindResource } from './paths.js';

/** When v1 was declared deprecated: 1 January 2026. */
const deprecatedSince = `@${Date.UTC(2026, 0, 1) / 1000}`;

/**
 * Express middleware that marks every v1 answer as deprecated (RFC 9745) and shows where its clients move to; or
 * answers 410 to all of v1 when it is switched off.
 * @param resources those of v1, known once the application has started
 */
export function deprecation(resources: () => readonly Resource[], { enabled, sunset }: Settings['v1']) {
  let find: FindResource | undefined;
  const successorOf = (path: string): string => {
    find ??= resourceFinder(resources());
    return find(path.slice(V1_ROOT.length + 1))?.resource.successor ?? '/API/v2/';
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isV1(request.path)) return next();
    const successor = successorOf(request.path);
    response.setHeader('Deprecation', deprecatedSince);
    response.setHeader('Link', `<${successor}>; rel="successor-version"`);
    if (sunset) response.setHeader('Sunset', sunset.toUTCString());
    if (enabled) return next();
    if (isPreflight(request, response)) return void response.status(204).end();
    response.status(410).json({ error: `Version 1 has been switched off; use ${successor} instead.` });
  };
}
