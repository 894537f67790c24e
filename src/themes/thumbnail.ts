import { converter, formatHex } from 'culori';
import { colourOf, type Settings, type Situation } from './check/contrast.js';
import type { ColourName, Scheme } from './look.js';

const toRgb = converter('rgb');

/** Of the letters that a picture shows, without a browser to measure them. */
const mostLetters = 24;

/**
 * A small picture of a page in the colours of a theme: navigation, heading, cards with pictures, a table and a button.
 * It holds nothing of the theme but its title, its colours and its logo, so nothing of it can run or be loaded.
 * @param logo as an address that holds it
 */
export function thumbnail(title: string, settings: Settings | undefined, scheme: Scheme, logo?: string): string {
  const situation: Situation = scheme;
  const set = settings?.[situation] ?? new Map<string, never>();
  const colour = (name: ColourName): string =>
    formatHex(toRgb(colourOf(name, set, scheme) ?? colourOf(name, new Map(), scheme)!));
  const radius = radiusOf(set.get('--map-radius')?.value);
  const box = (x: number, y: number, width: number, height: number, fill: ColourName, border?: ColourName): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(radius, height / 2)}" fill="${colour(fill)}"` +
    (border ? ` stroke="${colour(border)}"/>` : '/>');
  const line = (x: number, y: number, width: number, fill: ColourName, height = 5): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour(fill)}"/>`;

  const navigation = [0, 1, 2, 3, 4].map((row) =>
    line(20, 58 + row * 18, [44, 52, 38, 48, 30][row]!, row === 1 ? 'accent' : 'muted'),
  );
  const cards = [0, 1, 2].map((at) => {
    const x = 104 + at * 72;
    const picture = ['accent', 'success', 'warning'] as const;
    return [
      box(x, 62, 64, 58, 'surface', 'border'),
      `<path d="M${x + 1} 98V66a3 3 0 0 1 3-3h56a3 3 0 0 1 3 3v32z" fill="${colour(picture[at]!)}" opacity=".28"/>`,
      `<path d="M${x + 1} 98l18-20 13 13 9-8 22 15z" fill="${colour(picture[at]!)}" opacity=".75"/>`,
      line(x + 8, 104, 40, 'text', 4),
      line(x + 8, 112, 26, 'muted', 3),
    ].join('');
  });
  const rows = [0, 1].map((row) => {
    const y = 142 + row * 17;
    return [
      line(114, y, [62, 48][row]!, 'link'),
      line(200, y, 36, 'muted'),
      line(262, y, 34, (['success', 'warning'] as const)[row]!),
      row === 0 ? `<path d="M104 ${y + 11}h208" stroke="${colour('border')}"/>` : '',
    ].join('');
  });

  const picture = `<image x="12" y="5" width="130" height="18" preserveAspectRatio="xMinYMid" href="${escaped(logo ?? '')}"/>`;
  const name = `<circle cx="20" cy="14" r="6" fill="${colour('accent')}"/><text x="32" y="18" font-family="system-ui, sans-serif" font-size="11" font-weight="600" fill="${colour('text')}">${escaped(shortened(title))}</text>`;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200" role="img" aria-label="${escaped(title)}">
<rect width="320" height="200" fill="${colour('bg')}"/>
<rect width="320" height="28" fill="${colour('surface')}"/><path d="M0 28.5h320M88.5 29v171" stroke="${colour('border')}"/>
<rect x="0" y="29" width="88" height="171" fill="${colour('surface')}"/>
${logo ? picture : name}
<circle cx="300" cy="14" r="7" fill="${colour('border')}"/>
${navigation.join('')}
${line(104, 42, 96, 'text', 8)}${box(262, 38, 50, 16, 'accent')}${line(272, 44, 30, 'on-accent', 4)}
${cards.join('\n')}
${box(104, 132, 208, 38, 'surface', 'border')}
${rows.join('\n')}
${box(104, 178, 120, 14, 'raised', 'field-border')}${line(112, 183, 52, 'muted', 4)}${box(232, 178, 34, 14, 'danger')}${line(240, 183, 18, 'on-danger', 4)}
</svg>
`;
}

function radiusOf(value: string | undefined): number {
  const [, number, unit] = /^([\d.]+)(px|rem|em)?$/.exec(value ?? '') ?? [];
  return number === undefined ? 4 : Math.min(Number(number) * (unit === 'px' || !unit ? 1 : 16) * 0.5, 10);
}

const shortened = (title: string): string => {
  const letters = [...title.replace(/\p{C}/gu, '')];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : letters.join('');
};

const escaped = (text: string): string =>
  text.replace(/\p{C}/gu, '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
