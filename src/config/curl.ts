/** A line for a shell that calls the API as somebody else; it asks for the caller's password. */
export function curlAs(origin: string, username: string, runAs: string): string {
  return `curl -u ${shellWord(username)} -H ${shellWord(`RUNAS: ${runAs}`)} ${shellWord(`${origin}/API/v2/whoami/`)}`;
}

/** A text as one word of a POSIX shell, whatever stands in it. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
