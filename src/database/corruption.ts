/** What to do about a damaged file, to follow what is said of it. */
export const remedy =
  '; restore a backup, or save what is left of it as README.md says under "When something is wrong"';

/** The same of a file that SQLite finds damaged by itself (SQLITE_CORRUPT, SQLITE_NOTADB), else nothing. */
export function remedyFor(error: unknown): string {
  const { errcode = 0 } = (error ?? {}) as { errcode?: number };
  const isDamaged = [11, 26].includes(errcode & 0xff);
  return isDamaged ? remedy : '';
}
