import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { disownsOurHeaders, headerCount, headerText, isSafe } from './request-headers.js';

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
