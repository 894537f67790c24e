/** What a document consists of, as far as it must be known before and after it is cleaned. */
export interface Outline {
  root: { name: string; attributes: Attributes };
  /** The names of all its elements. */
  names: Set<string>;
  /** The text of each of its `style` elements. */
  styles: string[];
  /** Its elements that have an id, by that, and under the empty text the document itself. */
  parts: Map<string, Part>;
}

export type Attributes = Map<string, string>;

export interface Part {
  /** How many elements it consists of. */
  elements: number;
  /** What the `use` elements in it refer to. */
  uses: string[];
}

interface Open {
  name: string;
  part?: Part;
  /** How many elements there were before it. */
  before: number;
}

/** A document that is no XML, or more of it than is taken; the message is a sentence. */
export class XmlFault extends Error {}

const DEPTH_LIMIT = 100;
const ELEMENT_LIMIT = 10_000;

const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_.\-]*(?::[\p{L}_][\p{L}\p{M}\p{N}_.\-]*)?`;
const nameForm = new RegExp(NAME, 'uy');
const attributeForm = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'uy');
const endForm = /\s*(\/?)>/y;
const textForm = /[^<]+/y;
const literal = `(?:"[^"<>]*"|'[^'<>]*')`;
/** One that only names the kind of document, as drawing programs write it: nobody reads it, and nothing depends on it. */
const doctypeForm = new RegExp(String.raw`<!DOCTYPE\s+\w+(?:\s+(?:PUBLIC\s+${literal}|SYSTEM)\s+${literal})?\s*>`, 'y');
const encodingForm = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/;

/** Characters that XML does not have. */
const foreign = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** An ampersand that begins none of the five entities and no number of a character. */
const looseAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;

/**
 * Walks through a document once, in time that grows with its length: what is not well-formed is refused rather than read
 * as one of the things that programs take it for.
 * @throws XmlFault
 */
export function outlineOf(text: string): Outline {
  return new Scanner(text).outline();
}

class Scanner {
  private at = 0;
  private elements = 0;
  private readonly open: Open[] = [];
  private readonly names = new Set<string>();
  private readonly styles: string[] = [];
  private readonly parts = new Map<string, Part>();
  private readonly document: Part = { elements: 0, uses: [] };
  private root?: Outline['root'];
  private typed = false;

  constructor(private readonly text: string) {}

  outline(): Outline {
    if (foreign.test(this.text)) throw new XmlFault('It has characters that XML does not have.');
    const encoding = encodingForm.exec(this.text.slice(0, 200))?.[1] ?? 'utf-8';
    if (encoding.toLowerCase() !== 'utf-8') throw new XmlFault('It says of itself that it is not in UTF-8.');
    while (this.at < this.text.length) this.step();
    if (!this.root || this.open.length > 0) throw new XmlFault('It ends too early.');
    this.document.elements = this.elements;
    this.parts.set('', this.document);
    const { root, names, styles, parts } = this;
    return { root, names, styles, parts };
  }

  private step(): void {
    const { text, at } = this;
    if (text[at] !== '<') return this.characters(this.match(textForm)![0], true);
    if (text.startsWith('<!--', at)) this.skip('<!--', '-->');
    else if (text.startsWith('<?', at)) this.skip('<?', '?>');
    else if (text.startsWith('<![CDATA[', at)) this.characters(this.skip('<![CDATA[', ']]>'), false);
    else if (text.startsWith('<!', at)) this.doctype();
    else if (text.startsWith('</', at)) this.close();
    else this.start();
  }

  /** Goes behind `to`, and returns what is in between. */
  private skip(from: string, to: string): string {
    const start = this.at + from.length;
    const end = this.text.indexOf(to, start);
    if (end < 0) this.malformed();
    this.at = end + to.length;
    return this.text.slice(start, end);
  }

  private doctype(): void {
    if (this.root || this.typed) this.malformed();
    if (!this.match(doctypeForm)) throw new XmlFault('It has a document type or entities of its own.');
    this.typed = true;
  }

  private characters(text: string, parsed: boolean): void {
    if (parsed) this.requireReferences(text);
    if (parsed && text.includes(']]>')) this.malformed();
    const parent = this.open.at(-1)?.name;
    if (parent === undefined && (!parsed || /\S/.test(text))) this.malformed();
    if (parent === 'style') this.styles.push(this.styles.pop()! + text);
  }

  private start(): void {
    this.at++;
    const name = this.match(nameForm)?.[0] ?? this.malformed();
    const attributes = this.attributes();
    const closed = (this.match(endForm) ?? this.malformed())[1] === '/';
    const parent = this.open.at(-1)?.name;
    if (parent === undefined && this.root) this.malformed();
    if (parent === 'style') throw new XmlFault('It has elements in a style sheet.');
    const before = this.elements;
    if (++this.elements > ELEMENT_LIMIT) throw new XmlFault(`It has more than ${ELEMENT_LIMIT} elements.`);
    if (this.open.length === DEPTH_LIMIT) throw new XmlFault(`It is nested more than ${DEPTH_LIMIT} levels deep.`);
    this.root ??= { name, attributes };
    this.names.add(name);
    if (name === 'style') this.styles.push('');
    const part = this.part(attributes.get('id'));
    this.open.push({ name, part, before });
    if (name === 'use') this.note(attributes.get('href'));
    if (closed) this.leave();
  }

  private attributes(): Attributes {
    const attributes: Attributes = new Map();
    for (let found = this.match(attributeForm); found; found = this.match(attributeForm)) {
      const [, name, quoted, otherwise] = found;
      const value = quoted ?? otherwise!;
      if (attributes.has(name!)) this.malformed();
      this.requireReferences(value);
      attributes.set(name!, value);
    }
    return attributes;
  }

  private close(): void {
    this.at += 2;
    const name = this.match(nameForm)?.[0];
    if (this.match(endForm)?.[1] !== '' || name === undefined || name !== this.open.at(-1)?.name) this.malformed();
    this.leave();
  }

  /** The part of that id; the first, where several say that they are it. */
  private part(id: string | undefined): Part | undefined {
    if (id === undefined || this.parts.has(id)) return undefined;
    const part: Part = { elements: 0, uses: [] };
    this.parts.set(id, part);
    return part;
  }

  /** Notes with all parts that are open what is used in them. */
  private note(href = ''): void {
    for (const { uses } of [this.document, ...this.open.flatMap(({ part }) => part ?? [])]) uses.push(href.slice(1));
  }

  private leave(): void {
    const { part, before } = this.open.pop()!;
    if (part) part.elements = this.elements - before;
  }

  private match(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.at;
    const found = form.exec(this.text);
    if (found) this.at = form.lastIndex;
    return found;
  }

  private requireReferences(text: string): void {
    if (looseAmpersand.test(text)) throw new XmlFault('It refers to an entity that XML does not have.');
  }

  private malformed(): never {
    const line = this.text.slice(0, this.at).split('\n').length;
    throw new XmlFault(`It is not well-formed at line ${line}.`);
  }
}
