/** A new value for `Idempotency-Key`: whoever sends a POST again with the same one gets the first answer again. */
export function idempotencyKey(): string {
  // Not randomUUID, which pages have over https only.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The header that lets a change or a deletion happen only if the object is still as in this answer.
 * @throws Error when the answer has no entity tag: without the header, the work of others would be overwritten
 */
export function ifMatch({ response }: { response: Response }): { 'If-Match': string } {
  const etag = response.headers.get('ETag');
  if (etag === null) throw new Error('This answer has no ETag.');
  return { 'If-Match': etag };
}
