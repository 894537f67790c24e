import { parse, converter, type Rgb, wcagContrast } from 'culori';
import { colours, type ColourName, contrasts, type Scheme } from '../look.js';
import { finding, type Finding } from './finding.js';

/** A custom property as a style sheet sets it. */
export interface Setting {
  value: string;
  line: number;
  column: number;
}

/** When the dark scheme holds: as somebody has chosen, or as their system says. */
export const situations = ['light', 'dark', 'dark by the system'] as const;
export type Situation = (typeof situations)[number];
export type Settings = Record<Situation, ReadonlyMap<string, Setting>>;

const toRgb = converter('rgb');
const prefix = '--map-';
const deepest = 10;

/** What cannot be told apart in a style sheet, of what it sets itself. */
export function contrastFindings(settings: Settings, file: string): Finding[] {
  const found = new Map<string, Finding>();
  for (const situation of situations) {
    const scheme: Scheme = situation === 'light' ? 'light' : 'dark';
    for (const { front, behind, least } of contrasts) {
      const set = settings[situation].get(`--map-${front}`) ?? settings[situation].get(`--map-${behind}`);
      const [above, below] = [front, behind].map((name) => colourOf(name, settings[situation], scheme));
      if (!set || !above || !below) continue;
      const contrast = wcagContrast(over(above, below), below);
      if (contrast >= least) continue;
      const code = least === 4.5 && contrast < 2 ? 'unreadable' : 'contrast';
      const said = `--map-${front} on --map-${behind}, ${situation}: ${contrast.toFixed(2)} to 1 instead of ${least}.`;
      const key = `${front} ${behind} ${scheme}`;
      if (!found.has(key)) found.set(key, finding(code, said, file, set.line, set.column));
    }
  }
  return [...found.values()];
}

/** A colour as it is in the end; undefined when that cannot be told here. */
export function colourOf(name: ColourName, set: ReadonlyMap<string, Setting>, scheme: Scheme): Rgb | undefined {
  const value = set.get(`--map-${name}`)?.value ?? colours[name][scheme];
  const resolved = resolve(value, set, scheme, 0);
  const colour = resolved === undefined ? undefined : parse(resolved);
  return colour && toRgb(colour);
}

/** A value without references to others, and as the scheme has it. */
function resolve(value: string, set: ReadonlyMap<string, Setting>, scheme: Scheme, depth: number): string | undefined {
  if (depth > deepest) return undefined;
  const text = value.trim();
  const [, name, fallback] = /^var\(\s*(--[\w-]+)\s*(?:,(.*))?\)$/s.exec(text) ?? [];
  if (name !== undefined) {
    const known =
      set.get(name)?.value ?? (isColour(name) ? colours[name.slice(prefix.length) as ColourName][scheme] : fallback);
    return known === undefined ? undefined : resolve(known, set, scheme, depth + 1);
  }
  const both = /^light-dark\((.*)\)$/is.exec(text)?.[1];
  if (both === undefined) return text;
  const [light = '', dark = ''] = split(both);
  return resolve(scheme === 'light' ? light : dark, set, scheme, depth + 1);
}

const isColour = (name: string): boolean =>
  name.startsWith(prefix) && Object.hasOwn(colours, name.slice(prefix.length));

/** The two of a list with a comma between, which they may hold in brackets too. */
function split(text: string): string[] {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    else if (letter === ',' && depth === 0) return [text.slice(0, at), text.slice(at + 1)];
  }
  return [text];
}

/** What one sees of a colour that may let others through. */
function over({ alpha = 1, ...front }: Rgb, behind: Rgb): Rgb {
  const mix = (of: 'r' | 'g' | 'b'): number => front[of] * alpha + behind[of] * (1 - alpha);
  return { mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') };
}
