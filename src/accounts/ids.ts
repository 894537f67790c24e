const largest = 2n ** 63n - 1n;

/** Whether a text is an id in the form in which ids are shown. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^(0|[1-9]\d{0,18})$/.test(text) && BigInt(text) <= largest;
}
