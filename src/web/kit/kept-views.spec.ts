import { describe, expect, it } from '@jest/globals';
import { KeptViews } from './kept-views.js';

describe('KeptViews', () => {
  function kept(long = '') {
    const views = new KeptViews();
    let rendered = 0;
    const render = (): string => {
      rendered++;
      return `<i>${views.marks.csrf}</i><b>${views.marks.once}</b>${rendered}<b>${views.marks.once}</b>${long}`;
    };
    return { show: (key: string, text: string, csrf: string) => views.html(key, text, csrf, render) };
  }

  it('should render again what shows another text, or to whom more is shown', () => {
    const { show } = kept();
    const number = (html: string) => /<\/b>(\d+)<b>/.exec(html)![1];
    expect(number(show('a', 'text', 'x'))).toBe('1');
    expect(number(show('a', 'text', 'y'))).toBe('1');
    expect(number(show('b', 'text', 'x'))).toBe('2');
    expect(number(show('a', 'other', 'x'))).toBe('3');
    expect(number(show('a', 'other', 'x'))).toBe('3');
    expect(number(show('b', 'text', 'x'))).toBe('2');
  });

  it("should have each visit's own token, and keys that are never twice the same", () => {
    const { show } = kept();
    const all = ['one', '"two"', 'one'].map((csrf) => show('a', 'text', csrf));
    expect(all.map((html) => /<i>(.*?)<\/i>/.exec(html)![1])).toEqual(['one', '&quot;two&quot;', 'one']);
    const keys = all.flatMap((html) => [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, key]) => key));
    expect(new Set(keys).size).toBe(6);
  });

  it('should keep thirty at most, and none that is long', () => {
    const { show } = kept();
    const first = show('0', 'text', '');
    const number = (html: string) => /<\/b>(\d+)<b>/.exec(html)![1];
    for (let n = 1; n < 30; n++) show(`${n}`, 'text', '');
    expect(number(show('0', 'text', ''))).toBe(number(first));
    show('30', 'text', '');
    expect(number(show('0', 'text', ''))).toBe('32');
    const long = kept('x'.repeat(140_000));
    expect(number(long.show('a', 'text', ''))).toBe('1');
    expect(number(long.show('a', 'text', ''))).toBe('2');
  });
});
