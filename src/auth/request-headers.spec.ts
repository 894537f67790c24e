import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { disownsOurHeaders, headerCount, headerText, isForeign, isSafe } from './request-headers.js';

describe('isSafe', () => {
  it.each([
    ['GET', true],
    ['HEAD', true],
    ['OPTIONS', true],
    ['POST', false],
    ['PUT', false],
    ['PATCH', false],
    ['DELETE', false],
    ['get', false],
    ['', false],
  ])('should say of %j: %j', (method, safe) => {
    expect(isSafe({ method })).toBe(safe);
  });
});

describe('headerCount', () => {
  const request = { rawHeaders: ['RUNAS', 'runas', 'X', 'RunAs', 'runas', 'ann', 'runas2', ''] } as unknown as Request;

  it('should count names, in whatever case, and no values', () => {
    expect(['runas', 'x', 'runas2', 'ann', ''].map((name) => headerCount(request, name))).toEqual([2, 1, 1, 0, 0]);
  });
});

describe('disownsOurHeaders', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['close', false],
    ['keep-alive, Upgrade', false],
    ['RunAs', true],
    ['close, AUTH-TOKEN', true],
    ['authorization', true],
    ['Cookie', true],
    ['x-csrftoken', true],
  ])('should say of Connection: %j: %j', (connection, disowns) => {
    expect(disownsOurHeaders({ headers: { connection } } as Request)).toBe(disowns);
  });
});

describe('headerText', () => {
  it.each([
    ['ann', 'ann'],
    [Buffer.from('Zoë 😀').toString('latin1'), 'Zoë 😀'],
    ['Zo\u00eb', 'Zo\u00eb'],
    ['', ''],
  ])('should read %j as %j', (value, text) => {
    expect(headerText(value)).toBe(text);
  });
});

describe('isForeign', () => {
  const sent = (host: string | undefined, headers: Record<string, string>) =>
    isForeign({ method: 'POST', host, headers } as unknown as Request);
  const own = 'https://media.example.org';

  it.each<[string, string | undefined, string, boolean]>([
    [own, 'media.example.org', 'of the site itself', false],
    [own, 'media.example.org:443', 'where a proxy names the port', false],
    ['http://media.example.org', 'media.example.org:80', 'where a proxy names the port of http', false],
    ['http://media.example.org:8000', 'media.example.org', 'of another port', true],
    ['https://media.example.org.', 'media.example.org', 'of another name', true],
    ['null', 'media.example.org', 'of nobody', true],
    ['null', undefined, 'of nobody, where no host is named', true],
    ['file://', 'localhost', 'of a file', true],
    ['null', '', 'of nobody, where the host is empty', true],
    [own, undefined, 'of somebody, where no host is named', true],
  ])('should say of the Origin %s at %s, %s: %s', (origin, host, _, foreign) => {
    expect(sent(host, { origin })).toBe(foreign);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['same-origin', { origin: 'https://outer.example' }, false],
    ['none', {}, false],
    ['same-site', { origin: own }, false],
    ['same-site', { origin: 'https://blog.example.org' }, true],
    ['same-site', { origin: 'null' }, true],
    ['same-site', { origin: 'https://blog.example.org', 'content-type': 'application/json' }, false],
    ['cross-site', { origin: own }, true],
  ])('should say of Sec-Fetch-Site %s with %j: %s', (site, headers, foreign) => {
    expect(sent('media.example.org', { 'sec-fetch-site': site, ...headers })).toBe(foreign);
  });
});
