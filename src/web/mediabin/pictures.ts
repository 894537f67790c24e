// How items are pictured; for the service and for browsers.

/** Kinds of items that have a picture of their own for want of a better one. */
const kinds = ['video', 'audio', 'image', 'collection'] as const;
export type Kind = (typeof kinds)[number] | 'item';

/** Types that readers are told in their language. */
export const knownTypes: readonly Kind[] = [...kinds, 'item'];

export const knownType = (type: string): Kind | undefined => knownTypes.find((kind) => kind === type.toLowerCase());
export const kindOf = (type: string): Kind => knownType(type) ?? 'item';

/** The most hosts that the pictures of a page may come from. */
const mostOrigins = 20;

/** What the policy of a page can name: nothing in it means something else there. */
const plainOrigin = /^https?:\/\/[a-z\d.-]+(:\d+)?$/;

/** The other hosts that pictures come from, as origins. */
export function hostsOf(addresses: Iterable<string>): string[] {
  const origins = new Set<string>();
  // Many come from few hosts, and to read an address takes long.
  const starts = new Set<string>();
  for (const address of addresses) {
    const start = /^https?:[/\\]*[^/\\?#]*/i.exec(address)?.[0];
    if (start === undefined || starts.has(start)) continue;
    starts.add(start);
    const origin = URL.canParse(start) ? new URL(start).origin : '';
    if (plainOrigin.test(origin)) origins.add(origin);
    if (origins.size === mostOrigins) break;
  }
  return [...origins];
}

/** Addresses that are as a browser would write them, with their origin: to read one takes long. */
const plainAddress = /^(https?:\/\/[a-z\d.-]+(?::\d+)?)?(?:\/[\w%+~-][\w.%+~-]*)+(?:\?[\w.%+~=&-]*)?$/;

/** Where a page gets a picture; undefined when there is none, or none that its policy lets in. */
export function pictureAt(address: string, origins: readonly string[]): string | undefined {
  const plain = plainAddress.exec(address);
  if (plain && (plain[1] === undefined || origins.includes(plain[1]))) return address;
  if (address === '' || !URL.canParse(address, 'http://own/')) return undefined;
  const { origin, href, pathname, search } = new URL(address, 'http://own/');
  if (isAbsolute(address)) return origins.includes(origin) ? href : undefined;
  // Of this site, from its root on.
  return origin === 'http://own' && !pathname.startsWith('//') ? pathname + search : undefined;
}

const isAbsolute = (address: string): boolean => /^https?:/i.test(address);
