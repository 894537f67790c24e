import { hasUnprintable } from '../../accounts/names.js';

/**
 * What is wrong with a text that pages will use as the address of something: it must be a relative path or an http(s)
 * URL, nothing that runs as a script and nothing that a browser takes for another host.
 */
export function addressFault(text: string): string | undefined {
  const fault = 'This must be a relative path or an http(s) URL.';
  if (hasUnprintable(text) || /[\s\\<>"'`]/.test(text) || text.startsWith('//')) return fault;
  const scheme = /^[^/?#]*:/.exec(text);
  if (!scheme) return undefined;
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text) ? undefined : fault;
}

/** What is wrong with a text that names a file under the site's media. */
export function mediaPathFault(text: string): string | undefined {
  const fault = "This must be a path under the site's media.";
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    return fault;
  }
  const escapes = [text, decoded].some(
    (form) => form.split('/').includes('..') || form.includes('\\') || hasUnprintable(form),
  );
  // Browsers drop the spaces in front of an address.
  return escapes || text.trimStart().startsWith('//') || /^[^/?#]*:/.test(text) ? fault : undefined;
}
