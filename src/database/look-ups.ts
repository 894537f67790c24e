import { isLocked } from './dialect.js';
import type { SqliteDatabase } from './sqlite-driver.js';

const mostLookUps = 5000;
/** The most characters of a look-up, of a result, and of all together that are remembered: what is asked has no end. */
const [longestKey, longest, mostCharacters] = [2000, 512 * 1024, 32 * 1024 * 1024];

/** A text that is remembered ready to be sent. */
export interface ReadyText {
  text: string;
}

/** What was looked up in a SQLite file, remembered until anything at all is committed to it, by whatever process. */
export class LookUps {
  private readonly known = new Map<string, Promise<unknown>>();
  private version?: unknown;
  private characters = 0;
  /**
   * Whether that was asked for just now. What may still commit before this is forgotten was waiting already: whoever is
   * told of that commit goes on later.
   */
  private isChecked = false;

  constructor(private readonly reader: SqliteDatabase) {}

  /** What `make` reads, or what it read before under this key. */
  remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    if (key.length > longestKey || !this.isCurrent()) return make();
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
    this.known.clear();
    this.characters = 0;
  }

  /**
   * Forgets everything once something was committed. False while the file is locked, which keeps that from being known.
   */
  private isCurrent(): boolean {
    if (this.isChecked) return true;
    const version = this.readVersion();
    if (version === undefined) return false;
    this.isChecked = true;
    queueMicrotask(() => (this.isChecked = false));
    if (version !== this.version) this.clear();
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

/** About how many characters a value takes. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length * 500;
  return (value as Partial<ReadyText> | undefined)?.text?.length ?? 500;
}
