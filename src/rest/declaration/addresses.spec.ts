import { posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressFault, mediaPathFault } from './addresses.js';

const site = 'https://media.example.org';

/** Pieces that addresses are made of, and those that attacks on them are made of. */
const pieces = fc.constantFrom(
  'a',
  'theme',
  '.css',
  '/',
  '/',
  '//',
  '.',
  '..',
  '../',
  './',
  '\\',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  '%zz',
  ':',
  '@',
  '?',
  '#',
  '&',
  '=',
  'http',
  'https',
  'http:',
  'HTTPS://',
  'https://',
  'https:///',
  'javascript:',
  'JavaScript:',
  'data:',
  'vbscript:',
  'file://',
  'blob:',
  'evil.example',
  '[::1]',
  'ann:secret@',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\u202e',
  '\ufeff',
  '<',
  '>',
  '"',
  "'",
  '`',
  ';',
  'é',
  '😀',
  '／',
  '。',
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);

describe('addressFault', () => {
  it('should let nothing pass that a browser would not load from the site or by http(s)', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('/', '/vs/item/1/', '/API/v1/theme/'), (text, page) => {
        fc.pre(addressFault(text) === undefined);
        const url = new URL(text, site + page);
        expect(url.protocol).toMatch(/^https?:$/);
        // Without a scheme of its own it stays on the site.
        expect([site, /^https?:\/\//i.test(text) && url.origin]).toContain(url.origin);
      }),
      { numRuns: 5000, maxSkipsPerRun: 1000 },
    );
  });

  it('should let nothing pass that could end an attribute of a page or break its line', () => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(addressFault(text) === undefined);
        expect(text).not.toMatch(/[\s"'<>`\\\p{C}]/u);
      }),
      { numRuns: 2000, maxSkipsPerRun: 1000 },
    );
  });

  it.each([
    '/static/theme.css',
    'theme.css',
    'themes/dark/theme.css?v=3#top',
    './a.css',
    '../a.css',
    '?a=b:c',
    '/a:b',
    '#a:b',
    'https://cdn.example.org/a.css',
    'HTTP://cdn.example.org',
    'http://[::1]:8000/a.css',
    'https://cdn.example.org/%e2%82%ac',
    '/bücher/é.css',
    '',
  ])('should accept %j', (text) => {
    expect(addressFault(text)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/css,*{}',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/a.js',
    '///evil.example/a.js',
    '/\\evil.example/a.js',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://',
    'https://a b',
    'ftp://host/a.css',
    'a:b',
    'a"b',
    "a'b",
    'a<b',
    'a\nb',
    'a\0b',
    '\u2028',
  ])('should refuse %j', (text) => {
    expect(addressFault(text)).toBe('This must be a relative path or an http(s) URL.');
  });
});

describe('mediaPathFault', () => {
  it('should let nothing pass that leads out of the folder, decoded or not', () => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(mediaPathFault(text) === undefined);
        for (const form of [text, decodeURIComponent(text)]) {
          expect(`${posix.join('/srv/media/', form)}/`).toMatch(/^\/srv\/media\//);
          expect(form).not.toMatch(/[\\\p{C}]/u);
        }
        expect(new URL(text, site).origin).toBe(site);
      }),
      { numRuns: 5000, maxSkipsPerRun: 1000 },
    );
  });

  it.each([
    'logos/site.png',
    '/logos/site.png',
    'a..b.png',
    '...',
    'a/.../b',
    '.hidden',
    'é/😀.png',
    'a%20b.png',
    'a?v=1:2',
    'with space.png',
  ])('should accept %j', (text) => {
    expect(mediaPathFault(text)).toBeUndefined();
  });

  it.each([
    '..',
    '../a',
    'a/..',
    'a/../../b',
    '/../etc/passwd',
    '%2e%2e/a',
    '%2E%2E%2Fa',
    'a/%2e./b',
    '.%2e/a',
    'a\\b',
    '..\\a',
    'a%5cb',
    'a\0.png',
    'a%00.png',
    'a\n',
    '//evil.example/a.png',
    ' //evil.example/a.png',
    'https://evil.example/a.png',
    'data:image/svg+xml,x',
    'javascript:alert(1)',
    'C:/a.png',
    '%',
    'a%zz',
    '%c0%ae%c0%ae/a',
  ])('should refuse %j', (text) => {
    expect(mediaPathFault(text)).toBe("This must be a path under the site's media.");
  });
});
