export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A colour of the built-in look, in each scheme, and what it is for. */
interface Colour extends Record<Scheme, string> {
  help: string;
}

/** The CSS custom properties `--map-*` that are colours. */
export const colours = {
  bg: { light: '#f6f7f9', dark: '#0f1115', help: 'behind everything' },
  surface: { light: '#ffffff', dark: '#171a20', help: 'cards, tables, navigation' },
  raised: { light: '#ffffff', dark: '#1e222a', help: 'menus, dialogs, fields' },
  text: { light: '#1a1d23', dark: '#e6e8ec', help: 'text' },
  muted: { light: '#5b6370', dark: '#9aa3b0', help: 'help, times, captions' },
  border: { light: '#d9dde3', dark: '#2a2f38', help: 'lines between things' },
  'field-border': { light: '#7d8694', dark: '#727c8a', help: 'around what can be filled in' },
  accent: { light: '#0b63ce', dark: '#6aa8ff', help: 'buttons, what is chosen' },
  'on-accent': { light: '#ffffff', dark: '#08152b', help: 'text on the accent' },
  link: { light: '#0b57b5', dark: '#8abbff', help: 'links' },
  danger: { light: '#b3261e', dark: '#ff8a80', help: 'errors, and what destroys' },
  'on-danger': { light: '#ffffff', dark: '#2b0503', help: 'text on danger' },
  success: { light: '#17693a', dark: '#6fd598', help: 'what went well' },
  warning: { light: '#7a4d00', dark: '#f2c063', help: 'what to look at' },
  focus: { light: '#0b63ce', dark: '#8abbff', help: 'around what the keyboard is at' },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof colours;

/** The CSS custom properties `--map-*` that are no colours. */
export const measures = {
  font: { value: 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif', help: 'of all text' },
  mono: { value: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", monospace', help: 'of keys and ids' },
  radius: { value: '8px', help: 'of corners' },
  space: { value: '8px', help: 'the unit of all distances' },
} as const;

/** Which colour stands on which, and the least contrast by WCAG 2.2 AA: of text 4.5 to 1, of what else must be seen 3 to 1. */
export const contrasts: readonly { front: ColourName; behind: ColourName; least: 4.5 | 3 }[] = [
  ...(['text', 'muted', 'link', 'danger', 'success', 'warning'] as const).flatMap((front) =>
    (['bg', 'surface', 'raised'] as const).map((behind) => ({ front, behind, least: 4.5 as const })),
  ),
  { front: 'on-accent', behind: 'accent', least: 4.5 },
  { front: 'on-danger', behind: 'danger', least: 4.5 },
  ...(['field-border', 'focus', 'accent'] as const).flatMap((front) =>
    (['bg', 'surface', 'raised'] as const).map((behind) => ({ front, behind, least: 3 as const })),
  ),
];

/** The declarations of a scheme's colours, for a style sheet. */
export function colourDeclarations(scheme: Scheme): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--map-${name}: ${colour[scheme]};`)
    .join('\n');
}

/** The declarations of all that is no colour. */
export const measureDeclarations: string = Object.entries(measures)
  .map(([name, { value }]) => `--map-${name}: ${value};`)
  .join('\n');
