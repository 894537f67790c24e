import { isLocked } from './dialect.js';
import type { SqliteDatabase } from './sqlite-driver.js';

const mostLookUps = 1000;
/** The most characters of a look-up and rows of a result that are remembered: what is asked of lists has no end. */
const [longestKey, mostRows] = [2000, 250];

/** What was looked up in a SQLite file, remembered until anything at all is committed to it, by whatever process. */
export class LookUps {
  private readonly known = new Map<string, Promise<unknown>>();
  private version?: unknown;

  constructor(private readonly reader: SqliteDatabase) {}

  /** What `make` reads, or what it read before under this key. */
  remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    if (key.length > longestKey || !this.isCurrent()) return make();
    const before = this.known.get(key) as Promise<T> | undefined;
    if (before) return before;
    const value = make();
    if (this.known.size >= mostLookUps) this.known.clear();
    this.known.set(key, value);
    const forget = (): unknown => this.known.delete(key);
    // Nor is a failure anybody's to remember.
    value.then((found) => Array.isArray(found) && found.length > mostRows && forget(), forget);
    return value;
  }

  /**
   * Forgets everything once something was committed. False while the file is locked, which keeps that from being known.
   */
  private isCurrent(): boolean {
    const version = this.readVersion();
    if (version === undefined) return false;
    if (version !== this.version) this.known.clear();
    this.version = version;
    return true;
  }

  private readVersion(): unknown {
    try {
      return this.reader.version();
    } catch (error) {
      if (!isLocked(error)) throw error;
      return undefined;
    }
  }
}
