export interface PolicyOptions {
  /** Further origins of pictures. */
  pictures?: readonly string[];
  /** Further sources of styles and scripts: the applied theme's own. */
  styles?: readonly string[];
  scripts?: readonly string[];
  /** Whether pages of this site may show it in a frame. */
  framed?: boolean;
}

/** The Content-Security-Policy of a page: nothing from elsewhere, nothing inline. */
export function pagePolicy({ pictures = [], styles = [], scripts = [], framed }: PolicyOptions): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...pictures],
    'font-src': ["'self'", ...styles],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
