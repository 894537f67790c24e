import { describe, expect, it } from '@jest/globals';
import { redactKeys } from './redact-keys.js';

const key = `map_${'0aZ'.repeat(11).slice(1)}_abcdef`;
const hex = (text: string): string => text.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`);

describe('redactKeys', () => {
  it.each([
    ['in plain', key],
    ['with encoded underscores', key.replaceAll('_', '%5F')],
    ['with an encoded beginning', key.replace('m', '%6d')],
    ['with an encoded end', key.slice(0, 30) + hex(key.slice(30))],
    ['encoded', hex(key)],
    ['encoded in capitals', hex(key).replace(/%../g, (code) => code.toUpperCase())],
    ['encoded twice', encodeURIComponent(hex(key))],
    ['encoded four times', [1, 2, 3].reduce(encodeURIComponent, hex(key))],
  ])('should leave of a key that stands there %s its end', (_, text) => {
    expect(redactKeys(`/tokens/${text}/?q=${text}`)).toBe('/tokens/map_…cdef/?q=map_…cdef');
  });

  it('should decode nothing else', () => {
    const text = `/caf%C3%A9/${hex('a text of which nothing is secret, long as it is')}/%6dap_makers?%22=%25&100%`;
    expect(redactKeys(text)).toBe(text);
    const mixed = `${hex('"}')}${key}`;
    expect(JSON.parse(redactKeys(JSON.stringify({ mixed })))).toEqual({ mixed: '%22%7dmap_…cdef' });
  });

  it('should take no time for what is encoded ever so often', () => {
    const start = performance.now();
    for (const one of ['%25', '25', '%6d', 'map_a']) redactKeys(`%${one.repeat(200_000)}`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
