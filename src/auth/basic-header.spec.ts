import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readBasic } from './basic-header.js';

const encoded = (pair: string, encoding: BufferEncoding = 'utf8'): string =>
  Buffer.from(pair, encoding).toString('base64');
const ann = { username: 'ann', password: 'secret' };

describe('readBasic', () => {
  it.each([
    ['as usual', `Basic ${encoded('ann:secret')}`],
    ['in another case', `bAsIc ${encoded('ann:secret')}`],
    ['with several spaces', `  Basic    ${encoded('ann:secret')}  `],
    ['without padding', `Basic ${encoded('ann:secret').replaceAll('=', '')}`],
  ])('should read a pair %s', (_, header) => {
    expect(readBasic(header)).toEqual(ann);
  });

  it.each([
    ['a colon in the password', 'ann:a:b:', { username: 'ann', password: 'a:b:' }],
    ['an empty password', 'ann:', { username: 'ann', password: '' }],
    ['spaces around both', ' ann : secret ', { username: ' ann ', password: ' secret ' }],
    ['letters beyond ASCII', 'Зоя:пароль ✓', { username: 'Зоя', password: 'пароль ✓' }],
    ['control characters', 'ann:a\0b\nc', { username: 'ann', password: 'a\0b\nc' }],
    ['a very long password', `ann:${'x'.repeat(10_000)}`, { username: 'ann', password: 'x'.repeat(10_000) }],
  ])('should read %s', (_, pair, expected) => {
    expect(readBasic(`Basic ${encoded(pair)}`)).toEqual(expected);
  });

  it('should read Latin-1 as old clients send it', () => {
    expect(readBasic(`Basic ${encoded('Zoë:pässwörd', 'latin1')}`)).toEqual({ username: 'Zoë', password: 'pässwörd' });
  });

  it('should read both alphabets of base64', () => {
    const pair = { username: 'ann', password: '~~~???>>>' };
    const standard = encoded('ann:~~~???>>>');
    expect(standard).toMatch(/[+/]/);
    expect(readBasic(`Basic ${standard}`)).toEqual(pair);
    expect(readBasic(`Basic ${standard.replaceAll('+', '-').replaceAll('/', '_')}`)).toEqual(pair);
  });

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['the scheme alone', 'Basic'],
    ['the scheme and spaces', 'Basic   '],
    ['another scheme', `Bearer ${encoded('ann:secret')}`],
    ['another scheme that ends alike', `XBasic ${encoded('ann:secret')}`],
    ['no scheme', encoded('ann:secret')],
    ['no space', `Basic${encoded('ann:secret')}`],
    ['a pair in the clear', 'Basic ann:secret'],
    ['characters that are not base64', `Basic ${encoded('ann:secret')}!`],
    ['something behind', `Basic ${encoded('ann:secret')} x`],
    ['two headers as Node joins them', `Basic ${encoded('ann:secret')}, Basic ${encoded('bob:secret')}`],
    ['too much padding', `Basic ${encoded('ann:secret')}====`],
    ['padding in the middle', 'Basic YW5u=OnNlY3JldA=='],
    ['no colon', `Basic ${encoded('annsecret')}`],
    ['no name', `Basic ${encoded(':secret')}`],
    ['a colon only', `Basic ${encoded(':')}`],
  ])('should find no pair in %s', (_, header) => {
    expect(readBasic(header)).toBeUndefined();
  });

  it('should read back every pair', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (left, password) => {
        const username = left.replaceAll(':', '') || 'x';
        fc.pre(!`${username}${password}`.includes('\uFFFD'));
        expect(readBasic(`Basic ${encoded(`${username}:${password}`)}`)).toEqual({ username, password });
      }),
    );
  });
});
