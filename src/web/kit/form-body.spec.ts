import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { readForms } from './form-body.js';
import { FORM_LIMIT, type FormValues } from './form-values.js';
import type { VisitingRequest } from './visit.js';

/** What becomes of a form: its values by their names, or the sentence with which it is refused. */
async function sent(body: string | Buffer, type = 'application/x-www-form-urlencoded'): Promise<unknown> {
  const bytes = Buffer.from(body);
  const headers = { 'content-type': type, ...(bytes.length > 0 ? { 'content-length': String(bytes.length) } : {}) };
  const request = Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), {
    ...{ method: 'POST', path: '/profile/', url: '/profile/', headers },
  }) as unknown as Request;
  const error = await new Promise<Error | undefined>((resolve) =>
    readForms(request, {} as Response, (one?: unknown) => resolve(one as Error | undefined)),
  );
  if (error) return error.message;
  const form = (request as VisitingRequest).form as FormValues;
  return Object.fromEntries(form.names.map((name) => [name, form.all(name)]));
}

const type = 'multipart/form-data; boundary=frontier';
const multipart = (...names: string[]): string =>
  [
    ...names.map((name) => `--frontier\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`),
    '--frontier--',
  ].join('');

describe('a form', () => {
  it.each([
    ['a=1&b=&c', { a: ['1'], b: [''], c: [''] }],
    ['a=x+y%20z%2B', { a: ['x y z+'] }],
    ['n%C3%A4me=%e2%82%AC&=x', { näme: ['€'], '': ['x'] }],
    ['a=%&b=%4&c=%zz&d=%4g%41', { a: ['%'], b: ['%4'], c: ['%zz'], d: ['%4gA'] }],
    ['a=%E4', { a: ['\ufffd'] }],
    ['a=1&a=2&&a=3=4', { a: ['1', '2', '3=4'] }],
    ['__proto__=1&constructor=2', { ['__proto__']: ['1'], constructor: ['2'] }],
    ['', {}],
  ])('should be read as the standard of URLs has it: %s', async (body, values) => {
    expect(await sent(body)).toEqual(values);
  });

  it('should have no more in it than can be shown again at once', async () => {
    const refusal = `A form has at most 1048576 bytes, ${FORM_LIMIT} characters and 2000 fields.`;
    expect(await sent(`a=${'+'.repeat(FORM_LIMIT - 1)}`)).toEqual({ a: [' '.repeat(FORM_LIMIT - 1)] });
    expect(await sent(`a=${'+'.repeat(FORM_LIMIT)}`)).toBe(refusal);
    expect(await sent(`a=${'%20'.repeat(FORM_LIMIT / 2)}&${'b'.repeat(FORM_LIMIT / 2)}=`)).toBe(refusal);
    expect(await sent(Array(2000).fill('a=1').join('&'))).toEqual({ a: Array(2000).fill('1') });
    expect(await sent(Array(2001).fill('a=1').join('&'))).toBe(refusal);
    expect(await sent('a'.repeat(1024 * 1024 + 1))).toBe(refusal);
  });

  it('should be read with a file as without', async () => {
    expect(await sent(multipart('a', '__proto__', 'a'), type)).toEqual({ a: ['x', 'x'], ['__proto__']: ['x'] });
  });

  // A list of so many is walked by the reader itself, for minutes.
  it.each([[['a[300000000]', 'a[x]']], [['a[4294967294]', 'a']], [['a[b]']], [['a[]']]])(
    'should have no names that are places in other values: %j',
    async (names) => {
      expect(await sent(multipart(...names), type)).toBe('The form could not be read.');
    },
  );

  it('should be one without values where nothing was sent', async () => {
    expect(await sent('', 'multipart/form-data; boundary=x')).toEqual({});
  });
});
