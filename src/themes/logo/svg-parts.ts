/** The most elements that are drawn, those that are used again and again counted each time. */
const DRAWN_LIMIT = 50_000;
const USE_DEPTH_LIMIT = 50;

interface Part {
  /** How many elements it consists of. */
  elements: number;
  /** What the `use` elements in it refer to. */
  uses: string[];
}

/** What of a picture can be drawn again by its id: counted while the elements are read. */
export class SvgParts {
  private elements = 0;
  private readonly document: Part = { elements: 0, uses: [] };
  private readonly known = new Map<string, Part>();
  private readonly opened: { part?: Part; before: number }[] = [];

  /** @param used what the element draws once more, as an address of this document */
  open(id: string | undefined, used: string | undefined): void {
    let part: Part | undefined;
    // The first, where several say that they are it.
    if (id !== undefined && !this.known.has(id)) this.known.set(id, (part = { elements: 0, uses: [] }));
    this.opened.push({ part, before: this.elements++ });
    if (used === undefined) return;
    for (const { uses } of [this.document, ...this.opened.flatMap((one) => one.part ?? [])]) uses.push(used.slice(1));
  }

  close(): void {
    const { part, before } = this.opened.pop()!;
    if (part) part.elements = this.elements - before;
  }

  /** Whether more is drawn than should be, as by a part that uses itself, or parts that use each other too deep. */
  drawMuch(): boolean {
    const counts = new Map<Part, number>();
    const count = (part: Part | undefined, depth: number): number => {
      if (!part) return 0;
      if (depth > USE_DEPTH_LIMIT) return Infinity;
      const known = counts.get(part);
      if (known !== undefined) return known;
      counts.set(part, Infinity); // until it is known: for what leads back here
      const drawn = part.uses.reduce((sum, used) => sum + count(this.known.get(used), depth + 1), part.elements);
      counts.set(part, drawn);
      return drawn;
    };
    this.document.elements = this.elements;
    return !(count(this.document, 0) <= DRAWN_LIMIT);
  }
}
