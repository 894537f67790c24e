import { expect, it } from '@jest/globals';
import { contrastFindings } from './check/contrast.js';
import { colourDeclarations, colours, measureDeclarations, schemes } from './look.js';
import { readStyle } from './check/style.js';

const sheet = `:root { ${colourDeclarations('light')} ${measureDeclarations} } [data-scheme=dark] { ${colourDeclarations('dark')} }
@media (prefers-color-scheme: dark) { :root:not([data-scheme=light]) { ${colourDeclarations('dark')} } }`;

it('should be readable in every scheme, by its own check', () => {
  expect(readStyle(sheet, 'x').findings).toEqual([]);
  expect(Object.values(colours).flatMap((colour) => schemes.map((scheme) => colour[scheme]))).toHaveLength(30);
  const none = new Map([['--map-text', { value: colours.bg.light, line: 1, column: 1 }]]);
  const settings = { light: none, dark: new Map<string, never>(), 'dark by the system': new Map<string, never>() };
  expect(contrastFindings(settings, 'x')[0]).toMatchObject({ code: 'unreadable' });
});

it('should tell the colours of the pages from a theme’s own, whatever these are called', () => {
  const codes = (value: string): string[] =>
    readStyle(`:root { --map-text: ${value} }`, 'x').findings.map(({ code }) => code);
  const { light } = colours.bg;
  expect(codes('var(--map-bg)')).toContain('unreadable');
  for (const name of ['--our-text', '--ours-text', '--colour']) {
    expect(codes(`var(${name}, ${light})`)).toContain('unreadable');
  }
  const text = `light-dark(${colours.text.light}, ${colours.text.dark})`;
  expect(codes(`var(--our-text, ${text})`)).toEqual([]);
});
