import { describe, expect, it } from '@jest/globals';
import { readStyle } from '../../themes/check/style.js';
import { translate } from '../../themes/template/dialect.js';
import { demoLooks } from './looks.js';
import { still } from './stills.js';
import { SaxesParser } from 'saxes';

/** @throws for what is no XML */
const parse = (svg: string): void => {
  new SaxesParser().write(svg).close();
};

describe.each(demoLooks)('the demonstration theme $name', ({ css, name, template, logo }) => {
  it('should be readable in every scheme, and mean something throughout', () => {
    expect(readStyle(css, name)).toMatchObject({ findings: [], addresses: [] });
    expect(translate(template).findings).toEqual([]);
    expect(() => parse(logo)).not.toThrow();
  });
});

it('should draw pictures that are the same every time, and different ones', () => {
  const types = ['video', 'audio', 'image', 'item', 'collection'];
  const all = types.flatMap((type) => Array.from({ length: 24 }, (_, at) => still(type, at)));
  for (const svg of all) expect(() => parse(svg)).not.toThrow();
  expect(new Set(all).size).toBeGreaterThan(110);
  expect(still('video', 3)).toBe(all[3]);
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(30_000);
});
