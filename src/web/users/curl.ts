/** A line for a shell that calls the API as somebody else; it asks for the caller's password. */
export function curlAs(origin: string, username: string, runAs: string): string {
  return `curl -u ${quoted(username)} -H ${quoted(`RUNAS: ${runAs}`)} ${quoted(`${origin}/API/v2/whoami/`)}`;
}

/** One word of a shell, whatever stands in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
