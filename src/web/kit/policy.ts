import type { Request } from 'express';
import { settings } from '../../config/settings.js';
import { publicOrigin } from '../../rest/origin.js';
import { policySource, type Look } from '../../themes/theme-look.js';

interface PolicyOptions {
  /** Further origins of pictures. */
  pictures?: readonly string[];
  /** The theme that is applied: its own addresses are let in, and its pictures and fonts from the hosts of themes. */
  look?: Look;
  /** Whether pages of this site may show it in a frame. */
  framed?: boolean;
  /** Whether nothing on the page may run, or be sent. */
  inert?: boolean;
}

/** The Content-Security-Policy of a page: nothing from elsewhere, nothing inline. */
export function pagePolicy(request: Request, { pictures = [], look, framed, inert }: PolicyOptions): string {
  const source = (address?: string): string[] =>
    address === undefined ? [] : [policySource(address, publicOrigin(request))];
  const own = (others: readonly string[] = []): string =>
    others.length === 0 ? "'self'" : [...new Set(["'self'", ...others])].join(' ');
  const hosts = look ? settings.themeHosts : [];
  const policy =
    `default-src 'none'; script-src ${own(source(look?.javascript))}; style-src ${own(source(look?.css))}; ` +
    `img-src ${own([...hosts, ...pictures])}; font-src ${own(hosts)}; connect-src 'self'; frame-src 'self'; ` +
    `worker-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors ${framed ? "'self'" : "'none'"}`;
  // Of this site still, or its style sheets and fonts would be another's.
  return inert ? `${policy}; sandbox allow-same-origin` : policy;
}
