import { isLocked } from './dialect.js';
import type { SqliteDatabase } from './sqlite-driver.js';

const mostLookUps = 5000;
/** The most characters of a look-up, of a result, and of all together that are remembered: what is asked has no end. */
const [longestKey, longest, mostCharacters] = [2000, 512 * 1024, 32 * 1024 * 1024];

/** A text that is remembered ready to be sent. */
export interface ReadyText {
  text: string;
}

/** The data as somebody has seen them, see Database.asOf. */
export interface AsOf {
  /** How many changes there have been, see change-count.ts. */
  changes: number;
  /** How many transactions this process had committed by then. */
  commits: number;
}

/**
 * What was looked up, remembered until it may be another: in a SQLite file until anything at all is committed to it, by
 * whatever process; on a server until there is another change.
 */
export class LookUps {
  private known = new Map<string, Promise<unknown>>();
  private version?: number;
  private characters = 0;
  /**
   * How many commits of this process there were when that was asked for, until all is done that went on without waiting:
   * who was told of another process's commit is heard after that.
   */
  private checkedAt?: number;
  /** Only from within a microtask does a tick come after all of them. */
  private readonly uncheckLater = (): void => process.nextTick(this.uncheck);
  private readonly uncheck = (): void => void (this.checkedAt = undefined);

  /** @param reader of the SQLite file; @param commits how many there have been by this process */
  constructor(
    private readonly reader?: SqliteDatabase,
    private readonly commits = (): number => 0,
  ) {}

  /**
   * What `make` reads, or what it read before under this key.
   * @param asOf of how many changes the caller knows; without it nothing is remembered on a server
   */
  remember<T>(key: string, make: () => Promise<T>, asOf?: number): Promise<T> {
    if (key.length > longestKey || !this.isCurrent(asOf)) return make();
    const before = this.known.get(key) as Promise<T> | undefined;
    if (before) return before;
    const value = make();
    if (this.known.size >= mostLookUps) this.clear();
    this.known.set(key, value);
    const forget = (): void => {
      if (this.known.get(key) === value) this.known.delete(key);
    };
    // Nor is a failure anybody's to remember.
    value.then((found) => {
      const size = sizeOf(found);
      if (size > longest) return forget();
      this.characters += size;
      if (this.characters > mostCharacters) this.clear();
    }, forget);
    return value;
  }

  private clear(): void {
    this.known = new Map(); // cleared, it would keep its new table from being collected young, see Bag
    this.characters = 0;
  }

  /**
   * Forgets everything once something was committed. False for whom that cannot be known: while the file is locked, or
   * when others know of more changes.
   */
  private isCurrent(asOf?: number): boolean {
    if (this.checkedAt === this.commits()) return true;
    const version = this.reader ? this.readVersion(this.reader) : asOf;
    if (version === undefined) return false;
    if (this.reader) {
      this.checkedAt = this.commits();
      void Promise.resolve().then(this.uncheckLater);
    } else if (version < (this.version ?? 0)) return false;
    if (version !== this.version) this.clear();
    this.version = version;
    return true;
  }

  private readVersion(reader: SqliteDatabase): number | undefined {
    try {
      return reader.version();
    } catch (error) {
      if (!isLocked(error)) throw error;
      return undefined;
    }
  }
}

/** About how many characters a value takes. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length * 500;
  return (value as Partial<ReadyText> | undefined)?.text?.length ?? 500;
}
