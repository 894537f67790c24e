/**
 * What to do about a file that SQLite finds damaged (SQLITE_CORRUPT, SQLITE_NOTADB), to follow what it says of it; else
 * nothing.
 */
export function remedyFor(error: unknown): string {
  const { errcode = 0 } = (error ?? {}) as { errcode?: number };
  const isDamaged = [11, 26].includes(errcode & 0xff);
  return isDamaged
    ? '; restore a backup, or save what is left of it as README.md says under "When something is wrong"'
    : '';
}
