import { isLocked } from './dialect.js';
import type { OwnChanges } from './change-count.js';
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
  /** How many of them this process had made by then, see change-count.ts. */
  own: number;
}

/**
 * What was looked up, remembered until it may be another: in a SQLite file until anything is committed to it, by
 * whatever process, but what this one has kept from being counted; on a server until there is another change.
 */
export class LookUps {
  private known = new Map<string, Promise<unknown>>();
  private version?: number;
  private characters = 0;
  /**
   * How many changes of this process there were when that was asked for, until all is done that went on without waiting:
   * who was told of another process's commit is heard after that.
   */
  private checkedAt?: number;
  /** Only from within a microtask does a tick come after all of them. */
  private readonly uncheckLater = (): void => process.nextTick(this.uncheck);
  private readonly uncheck = (): void => void (this.checkedAt = undefined);

  /**
   * @param changes of this process
   * @param writer of the SQLite file, by which they are made: to it, all other connections tell of theirs
   */
  constructor(
    private readonly changes: Pick<OwnChanges, 'count'>,
    private readonly writer?: Pick<SqliteDatabase, 'version'>,
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
    if (this.checkedAt === this.changes.count) return true;
    const version = this.writer ? this.readVersion(this.writer) : asOf;
    if (version === undefined) return false;
    if (this.writer) {
      this.checkedAt = this.changes.count;
      void Promise.resolve().then(this.uncheckLater);
    } else if (version < (this.version ?? 0)) return false;
    if (version !== this.version) this.clear();
    this.version = version;
    return true;
  }

  /** Changes with those of others and of this process: neither is ever less than before. */
  private readVersion(writer: Pick<SqliteDatabase, 'version'>): number | undefined {
    try {
      return writer.version() + this.changes.count;
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
