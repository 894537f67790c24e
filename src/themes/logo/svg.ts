import sanitizeHtml from 'sanitize-html';
import { sheetStaysInside, staysInside } from './css.js';
import { refuseDamaged } from './logo.js';
import { allowedAttributes, animatable, drawingElements } from './svg-allowed.js';
import { outlineOf, XmlFault, type Outline } from './xml.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** The most elements that are drawn, those that are used again and again counted each time. */
const DRAWN_LIMIT = 50_000;
const USE_DEPTH_LIMIT = 50;

const decoder = new TextDecoder('utf-8', { fatal: true });
const drawing = new Set(drawingElements);

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
 * An SVG of elements and attributes that draw, and that refer to nothing outside of it.
 * @throws Problem for what is not well-formed, no SVG, or cannot be made harmless
 */
export function cleanSvg(text: string): string {
  const cleaned = filtered(text, outline(text));
  const result = outline(cleaned);
  const { name, attributes } = result.root;
  if (name !== 'svg' || attributes.get('xmlns') !== NAMESPACE) refuse('Its root is not svg in the namespace of SVG.');
  if (!result.styles.every(sheetStaysInside)) refuse('A style sheet in it refers to something outside of it.');
  if (!(drawn(result) <= DRAWN_LIMIT)) refuse('It uses parts of itself again and again.');
  // What reads differently the second time could be read differently by a browser too.
  if (filtered(cleaned, result) !== cleaned) refuse('It can be read in more than one way.');
  return cleaned;
}

function outline(text: string): Outline {
  try {
    return outlineOf(text);
  } catch (error) {
    if (error instanceof XmlFault) refuse(error.message);
    throw error;
  }
}

function filtered(text: string, { names }: Outline): string {
  return sanitizeHtml(text, {
    parser: { xmlMode: true },
    allowedTags: drawingElements,
    allowedAttributes: { '*': allowedAttributes },
    allowVulnerableTags: true, // `style`, whose text is looked at afterwards
    parseStyleAttributes: false, // see below
    disallowedTagsMode: 'completelyDiscard',
    // With all that is in them: what is in an unknown element may not mean what it seems to.
    nonTextTags: [...names].filter((name) => !drawing.has(name)),
    selfClosing: [],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: harmless(attribs) }) },
  });
}

/** The attributes without those that have no value, lead out of the picture or animate what may not be changed. */
function harmless(attributes: Record<string, string>): Record<string, string> {
  const { 'xlink:href': oldHref, ...rest } = attributes;
  // The older name needs a declaration of its prefix; this one means the same everywhere.
  const given = oldHref === undefined || 'href' in rest ? rest : { ...rest, href: oldHref };
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      if (value === '' || !staysInside(value)) return false;
      if (name === 'xmlns') return value === NAMESPACE;
      if (name === 'href') return /^#[^\s#]+$/.test(value);
      return name !== 'attributeName' || animatable.has(value);
    }),
  );
}

/** How many elements are drawn; endlessly many where a part uses itself, or parts use each other too deep. */
function drawn({ parts }: Outline): number {
  const known = new Map<string, number>();
  const count = (id: string, depth: number): number => {
    const part = parts.get(id);
    if (!part) return 0;
    if (depth > USE_DEPTH_LIMIT) return Infinity;
    if (!known.has(id)) {
      known.set(id, Infinity); // until it is known: for what leads back here
      known.set(id, part.uses.reduce((sum, used) => sum + count(used, depth + 1), part.elements)); // prettier-ignore
    }
    return known.get(id)!;
  };
  return count('', 0);
}

function refuse(why: string): never {
  refuseDamaged('SVG', why);
}
