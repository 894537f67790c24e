declare global {
  /** What families add to the platform's words, by declaration merging, so that a mistyped word is a type error. */
  namespace MediaAssetPlatform {
    /** Permission words. */
    interface Permissions {}
    /** Codes of problems. */
    interface Problems {}
    /** What audit entries are about. */
    interface AuditEvents {}
  }
}

/** Two families that want the same thing; the message is one sentence for whoever put them together. */
export class FamilyClash extends Error {
  override name = 'FamilyClash';
}

/** A declaration that cannot be served; the message is one sentence for whoever wrote it. */
export class DeclarationFault extends Error {
  override name = 'DeclarationFault';
}

/** Words with their meanings: those of the platform, and those that families add before anything is served. */
export class WordTable<Word extends string, Meaning> {
  /** In the order in which they were added; grows as families add theirs. */
  readonly words: Word[];
  /** Grows like `words`. */
  readonly meanings: Record<Word, Meaning>;
  private readonly owners: Map<string, string>;

  /** @param kind what a word is, such as `permission` */
  constructor(
    private readonly kind: string,
    own: Partial<Record<Word, Meaning>>,
  ) {
    this.meanings = { ...own } as Record<Word, Meaning>;
    this.words = Object.keys(own) as Word[];
    this.owners = new Map(this.words.map((word) => [word, 'the platform']));
  }

  /** @throws FamilyClash when another family, or the platform, has the word already */
  add(family: string, words: Partial<Record<Word, Meaning>>): void {
    for (const [word, meaning] of Object.entries(words) as [Word, Meaning][]) {
      const owner = this.owners.get(word);
      if (owner) {
        throw new FamilyClash(`The ${this.kind} "${word}" of the family "${family}" is one of ${owner} already.`);
      }
      this.owners.set(word, `"${family}"`);
      this.meanings[word] = meaning;
      this.words.push(word);
    }
  }

  has(word: string): word is Word {
    return this.owners.has(word);
  }
}
