import { describe, expect, it } from '@jest/globals';
import { isApi, ownPath } from './paths.js';

describe('ownPath', () => {
  it.each(['/', '/mediabin/', '/users/?q=a%20b&order_by=-id', '/themes/3/#check', '/ä/'])('should take %s', (path) => {
    expect(ownPath(path)).toBe(new URL(path, 'http://own').href.slice('http://own'.length));
  });

  it.each([
    undefined,
    '',
    'mediabin/',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/a\\b',
    '/\t/elsewhere.example',
    '\n/mediabin/',
    '/x/..//elsewhere.example/',
    'javascript:alert(1)',
    '/login/',
    '/accounts/login/?next=/',
    '/logout/',
    '/API/v2/me/',
    '/media/x.svg',
    `/${'x'.repeat(2000)}`,
  ])('should not take %j', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });
});

describe('isApi', () => {
  it.each([
    ['/API/v1/theme/', true],
    ['/API', true],
    ['/media/a.png', true],
    ['/mediabin/', false],
    ['/', false],
    ['/APIs/', false],
  ])('should say of %s: %p', (path, is) => {
    expect(isApi(path)).toBe(is);
  });
});
