import { describe, expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { clearSessionCookies, cookieOf, setSessionCookies } from './cookies.js';

const request = (cookie?: string, secure = false): Request => ({ headers: { cookie }, secure }) as unknown as Request;

describe('cookieOf', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['sessionid=abc', 'abc'],
    ['a=b; sessionid=abc; csrftoken=x', 'abc'],
    ['sessionid=', ''],
    ['xsessionid=abc', undefined],
    ['a=sessionid', undefined],
    ['sessionid=%C3%A9', 'é'],
  ])('should find in %j: %j', (cookie, value) => {
    expect(cookieOf(request(cookie), 'sessionid')).toBe(value);
  });
});

describe('the cookies of a session', () => {
  const cookie = jest.fn();
  const clearCookie = jest.fn();
  const response = { cookie, clearCookie } as unknown as Response;

  it.each([true, false])('should be for this site, and for https only where the request came by it: %j', (secure) => {
    cookie.mockClear();
    setSessionCookies(request(undefined, secure), response, { sessionCookie: 'abc', csrfToken: 'xyz' });
    const common = { path: '/', sameSite: 'lax', secure };
    expect(cookie.mock.calls).toEqual([
      ['sessionid', 'abc', { ...common, httpOnly: true }],
      ['csrftoken', 'xyz', common],
    ]);
  });

  it('should go where they were', () => {
    clearSessionCookies(response);
    expect(clearCookie.mock.calls).toEqual([
      ['sessionid', { path: '/' }],
      ['csrftoken', { path: '/' }],
    ]);
  });
});
