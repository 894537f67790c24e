import DataLoader from 'dataloader';
import { engine } from './columns.js';
import type { Database, Row } from './database.js';
import { marks } from './insert-rows.js';

/** How many keys a statement has: of few different sizes, since each is another one to prepare. */
const sizes = [1, 2, 4, 8, 16];

/**
 * Reads rows by a unique key. On a server those that are asked for by requests which came from the network together are
 * read by one statement, sent when the last of them has asked: a statement costs as much as the rest of a short answer. In
 * a SQLite file each is read at once.
 */
export class KeyedReads<K extends string | Buffer> {
  private readonly one: string;
  private readonly several: ReadonlyMap<number, string>;
  /** For others too, so as no part of what the first of them may be about to write. */
  private readonly loader = new DataLoader<K, Row | undefined>(
    (keys) => this.database.apart(() => this.readAll(keys)),
    {
      cache: false,
      maxBatchSize: sizes.at(-1)!,
      batchScheduleFn: (send) => void setImmediate(send),
    },
  );

  /**
   * @param key the column, as the SELECT calls it
   * @param sql the SELECT where the condition is met that it is given, which has its only `?`; with more columns behind its
   *   own
   */
  constructor(
    private readonly database: Database,
    key: string,
    sql: (condition: string, columns: string) => string,
  ) {
    this.one = sql(`${key} = ?`, '');
    this.several = new Map(sizes.map((size) => [size, sql(`${key} IN (${marks(size)})`, `, ${key} AS looked_up`)]));
  }

  /** The row of that key; undefined where there is none. */
  async find(key: K): Promise<Row | undefined> {
    if (engine === 'mysql' && !this.database.transaction()) return this.loader.load(key);
    const [row] = await this.database.read(this.one, [key]);
    return row;
  }

  /** The rows of some keys, in their order. */
  private async readAll(keys: readonly K[]): Promise<(Row | undefined)[]> {
    const texts = keys.map(textOf);
    const unique = [...new Map(texts.map((text, n) => [text, keys[n]!])).values()];
    while (!this.several.has(unique.length)) unique.push(unique[0]!);
    const rows = await this.database.read<Row & { looked_up: K }>(this.several.get(unique.length)!, unique);
    const found = new Map(rows.map((row) => [textOf(row.looked_up), row]));
    return texts.map((text) => found.get(text));
  }
}

const textOf = (key: string | Buffer): string => (typeof key === 'string' ? key : key.toString('latin1'));
