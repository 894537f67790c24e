/** The name and password of an Authorization header; undefined when it is another scheme or malformed. */
export function readBasic(header: string | undefined): { username: string; password: string } | undefined {
  const match = /^basic +([A-Za-z0-9+/_-]+={0,2})$/i.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const pair = decodeText(Buffer.from(match[1]!, 'base64'));
  const colon = pair.indexOf(':');
  return colon < 1 ? undefined : { username: pair.slice(0, colon), password: pair.slice(colon + 1) };
}

/** UTF-8 (RFC 7617), or Latin-1 as old clients send it. */
function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
}
