import { describe, expect, it } from '@jest/globals';
import { HttpException, NotFoundException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { Problem } from '../config/problem.js';
import { refusalOf, ValidationFailed } from './errors.js';

const failed = (error: object) => new QueryFailedError('INSERT', [], Object.assign(new Error('of the driver'), error));

describe('refusalOf', () => {
  it.each([
    ['a problem', new Problem('name_taken', 'Taken.'), { status: 409, code: 'name_taken', sentence: 'Taken.' }],
    [
      'what the framework throws',
      new NotFoundException('Nothing.'),
      { status: 404, code: 'not_found', sentence: 'Nothing.' },
    ],
    [
      'what Express throws',
      Object.assign(new Error('secret'), { status: 413 }),
      { status: 413, code: 'too_large', sentence: 'The request could not be read.' },
    ],
  ])('should know %s', (_, exception, refusal) => {
    expect(refusalOf(exception)).toEqual(refusal);
  });

  const busy = { status: 503, code: 'unavailable', sentence: 'The database is busy; try again later.', retryAfter: 2 };
  const away = { ...busy, sentence: 'The database does not answer; try again later.', retryAfter: 5 };
  const full = {
    status: 507,
    code: 'storage_full',
    sentence: 'There is no space left to store it; try again later.',
    retryAfter: 30,
  };

  it.each([
    ['a file that another process writes to', { errcode: 5 }, busy],
    ['a file that another process recovers', { errcode: 261 }, busy],
    ['a lock that was waited for too long', { errno: 1205 }, busy],
    ['one deadlock too many', { errno: 1213 }, busy],
    ['a full disk under SQLite', { errcode: 13 }, full],
    ['a full disk under the server', { errno: 1021 }, full],
    ['a full table', { errno: 1114 }, full],
    [
      'a storage engine without space',
      { errno: 1030, message: 'Got error 28 "No space left on device" from storage engine InnoDB' },
      full,
    ],
    ['a full disk under the logos', { errno: -28, code: 'ENOSPC' }, full],
    ['an exhausted quota', { errno: -122, code: 'EDQUOT' }, full],
    ['a disk that fails', { errcode: 778 }, away],
    ['a file that has become read-only', { errcode: 8 }, away],
    ['a server that is not there', { errno: -111, code: 'ECONNREFUSED' }, away],
    ['a name that is not there', { errno: -3008, code: 'ENOTFOUND' }, away],
    ['a lost connection', { code: 'PROTOCOL_CONNECTION_LOST', fatal: true }, away],
    ['a connection that was closed before', { fatal: true }, away],
    ['a server that does not answer', { code: 'ETIMEDOUT' }, away],
    ['a server that shuts down', { errno: 1053, code: 'ER_SERVER_SHUTDOWN' }, away],
    ['a server with too many connections', { errno: 1040, code: 'ER_CON_COUNT_ERROR' }, away],
    ['a user with too many connections', { errno: 1203 }, away],
    ['a server that may only be read', { errno: 1290, code: 'ER_OPTION_PREVENTS_STATEMENT' }, away],
    ['a transaction that may only read', { errno: 1792 }, away],
    ['a password that is not taken any more', { errno: 1045, code: 'ER_ACCESS_DENIED_ERROR' }, away],
    ['a statement that somebody has ended', { errno: 1317 }, away],
    ['a killed connection', { errno: 1927 }, away],
  ])('should know %s, in a statement and on its own', (_, error, refusal) => {
    for (const exception of [failed(error), Object.assign(new Error('x'), error)]) {
      expect(refusalOf(exception)).toMatchObject(refusal);
    }
  });

  it('should say when to try again whatever is unavailable', () => {
    expect(refusalOf(new Problem('unavailable', 'No.'))).toMatchObject({ status: 503, retryAfter: 2 });
  });

  it.each([
    [400, 'malformed_request'],
    [401, 'unauthenticated'],
    [403, 'permission_denied'],
    [404, 'not_found'],
    [405, 'method_not_allowed'],
    [409, 'conflict'],
    [412, 'precondition_failed'],
    [413, 'too_large'],
    [415, 'unsupported_media_type'],
    [418, 'malformed_request'],
    [429, 'too_many_requests'],
    [499, 'malformed_request'],
  ])('should take a %i of the framework or of Express for %s', (status, code) => {
    expect(refusalOf(new HttpException('Said.', status))).toEqual({ status, code, sentence: 'Said.' });
    expect(refusalOf({ status })).toEqual({ status, code, sentence: 'The request could not be read.' });
  });

  it('should say what is wrong with an object', () => {
    const failure = new ValidationFailed('theme', { title: ['Missing.'] });
    expect(failure).toMatchObject({
      resource: 'theme',
      fields: { title: ['Missing.'] },
      message: 'The object is not valid.',
    });
    expect(refusalOf(failure)).toEqual({
      status: 400,
      code: 'validation_failed',
      sentence: 'The object is not valid.',
    });
  });

  it('should not know what nobody foresaw', () => {
    const unforeseen = [
      new Error('x'),
      failed({ errno: 1054 }),
      failed({ errno: 1030, message: 'Got error 1 from storage engine' }),
      failed({ errcode: 1 }),
      failed({ errcode: 11 }),
      Object.assign(new Error('x'), { status: 500 }),
      { status: 399 },
      { status: '404' },
      null,
      undefined,
      'x',
    ];
    expect(unforeseen.map(refusalOf)).toEqual(unforeseen.map(() => undefined));
  });
});
