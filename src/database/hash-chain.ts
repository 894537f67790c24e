import { createHmac, hash, type KeyObject } from 'node:crypto';

/** What the first entry of a chain is linked to. */
export const chainStart: Buffer = Buffer.alloc(32);

/**
 * The former hash of an entry of a chain: SHA-256 over the hash of the entry before, in hexadecimal digits, and the
 * entry's values as a JSON array of strings and nulls. Stored hashes depend on this form: it can never change.
 */
export function linkHash(previous: Uint8Array, values: readonly (string | null)[]): Buffer {
  return hash('sha256', hex(previous) + JSON.stringify(values), 'buffer');
}

/** The end of a chain, as its seal covers it. */
export interface ChainEnd {
  /** How many entries there are. */
  entries: string;
  lastId: string;
  /** That of the last entry, by the present rule. */
  hash: Uint8Array;
  /** The last entry whose stored hash is by the former rule; 0 when there is none. */
  formerId: string;
  /** What the end of the chain said when the present rule began; null when it was missing. */
  formerEntries: string | null;
  formerHash: Uint8Array | null;
}

/** What only who has the key can work out about a chain: HMAC-SHA-256. Stored values depend on these forms, too. */
export class KeyedChain {
  /** Tells whether a chain was made with this key. */
  readonly check: Buffer;

  constructor(private readonly key: KeyObject) {
    this.check = this.digest('key');
  }

  /** The hash of an entry: as linkHash, and over its id too. */
  link(previous: Uint8Array, id: string, values: readonly (string | null)[]): Buffer {
    return this.digest(hex(previous) + JSON.stringify([id, ...values]));
  }

  seal({ entries, lastId, hash, formerId, formerEntries, formerHash }: ChainEnd): Buffer {
    return this.digest(
      `end ${JSON.stringify([entries, lastId, hex(hash), formerId, formerEntries, formerHash && hex(formerHash)])}`,
    );
  }

  private digest(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}

const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
