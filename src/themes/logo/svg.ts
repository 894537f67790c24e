import { SaxesParser } from 'saxes';
import { sheetStaysInside, staysInside } from './css.js';
import { refuseDamaged } from './logo.js';
import { allowedAttributes, animatable, drawingElements } from './svg-allowed.js';
import { SvgParts } from './svg-parts.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const DEPTH_LIMIT = 100;
const ELEMENT_LIMIT = 10_000;

const decoder = new TextDecoder('utf-8', { fatal: true });
const drawing: ReadonlySet<string> = new Set(drawingElements);
const allowed: ReadonlySet<string> = new Set(allowedAttributes);

/** A document type that only names the kind of document, as drawing programs write it: nothing depends on it. */
const literal = `(?:"[^"<>]*"|'[^'<>]*')`;
const doctypeForm = new RegExp(`^\\s+\\w+(?:\\s+(?:PUBLIC\\s+${literal}|SYSTEM)\\s+${literal})?\\s*$`);

/** Characters that XML does not have. */
const foreign = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** The text of bytes that are XML in UTF-8 from their beginning; undefined for others. */
export function svgText(bytes: Buffer): string | undefined {
  try {
    const text = decoder.decode(bytes).trimStart();
    return /^<(?:\?xml\s|!--|!DOCTYPE\s|svg[\s/>])/i.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * An SVG of elements and attributes that draw, and that refer to nothing outside of it: written anew from what the
 * parser reads, as it goes along. What has a prefix is no part of it, so whatever namespaces there were, one is left.
 * @throws LogoFault for what is not well-formed, no SVG, or cannot be made harmless
 */
export function cleanSvg(text: string): string {
  if (foreign.test(text)) refuse('It has characters that XML does not have.');
  const writer = new SvgWriter();
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  parser.on('error', ({ message }) => refuse(sentenceOf(message, parser.line)));
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (encoding.toLowerCase() !== 'utf-8') refuse('It says of itself that it is not in UTF-8.');
  });
  parser.on('doctype', (type) => {
    if (!doctypeForm.test(type)) refuse('It has a document type or entities of its own.');
  });
  parser.on('opentag', ({ name, attributes }) => writer.open(name, attributes));
  parser.on('closetag', () => writer.close());
  parser.on('text', (part) => writer.text(part));
  parser.on('cdata', (part) => writer.text(part));
  parser.write(text).close();
  return writer.finish();
}

class SvgWriter {
  private readonly written: string[] = [];
  private readonly opened: { name: string; style?: string }[] = [];
  private readonly parts = new SvgParts();
  private elements = 0;
  /** How many of the open elements are in one that is left out, itself included. */
  private left = 0;

  open(name: string, given: Record<string, string>): void {
    if (this.opened.at(-1)?.name === 'style') refuse('It has elements in a style sheet.');
    if (++this.elements > ELEMENT_LIMIT) refuse(`It has more than ${ELEMENT_LIMIT} elements.`);
    if (this.opened.length === DEPTH_LIMIT) refuse(`It is nested more than ${DEPTH_LIMIT} levels deep.`);
    const attributes = harmless(given);
    const isRoot = this.opened.length === 0;
    if (isRoot && (name !== 'svg' || attributes.get('xmlns') !== NAMESPACE)) {
      refuse('Its root is not svg in the namespace of SVG.');
    }
    this.opened.push({ name, ...(name === 'style' ? { style: '' } : {}) });
    // With all that is in it: what is in an unknown element may not mean what it seems to.
    if (this.left > 0 || !drawing.has(name)) return void this.left++;
    this.parts.open(attributes.get('id'), name === 'use' ? attributes.get('href') : undefined);
    this.written.push(`<${name}`);
    for (const [attribute, value] of attributes) {
      this.written.push(` ${attribute}="${escaped(value, /[&<>"\t\n\r]/g)}"`);
    }
    this.written.push('>');
  }

  text(text: string): void {
    const inside = this.opened.at(-1);
    if (!inside || this.left > 0) return;
    if (inside.style === undefined) this.written.push(escaped(text, /[&<>\r]/g));
    else inside.style += text;
  }

  close(): void {
    const { name, style } = this.opened.pop()!;
    if (this.left > 0) return void this.left--;
    // As it is: where it has anything that XML would write in another way, programs read it in more than one.
    if (style !== undefined) {
      this.written.push(
        sheetStaysInside(style) ? style : refuse('A style sheet in it refers to something outside of it.'),
      );
    }
    this.parts.close();
    this.written.push(`</${name}>`);
  }

  finish(): string {
    if (this.parts.drawMuch()) refuse('It uses parts of itself again and again.');
    return this.written.join('');
  }
}

/**
 * The attributes without those that are unknown, have no value, lead out of the picture or animate what may not be
 * changed.
 */
function harmless({ 'xlink:href': oldHref, ...rest }: Record<string, string>): Map<string, string> {
  // The older name needs a declaration of its prefix; this one means the same everywhere.
  const given = Object.entries(oldHref === undefined || 'href' in rest ? rest : { ...rest, href: oldHref });
  return new Map(
    given.filter(([name, value]) => {
      if (!allowed.has(name) || value === '' || !staysInside(value)) return false;
      if (name === 'xmlns') return value === NAMESPACE;
      if (name === 'href') return /^#[^\s#]+$/.test(value);
      return name !== 'attributeName' || animatable.has(value);
    }),
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string, special: RegExp): string {
  return text.replace(special, (one) => entities[one] ?? `&#${one.charCodeAt(0)};`);
}

/** What is wrong, in the words of this service, by the parser's own. */
function sentenceOf(message: string, line: number): string {
  if (/malformed character entity/.test(message)) return 'It has characters that XML does not have.';
  if (/entity/.test(message)) return 'It refers to an entity that XML does not have.';
  if (/unclosed tag|must contain a root|unexpected end/.test(message)) return 'It ends too early.';
  return `It is not well-formed at line ${line}.`;
}

function refuse(why: string): never {
  refuseDamaged('SVG', why);
}
