import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { pino, type LoggerOptions } from 'pino';
import { QueryFailedError } from 'typeorm';
import { newKey } from './auth/token-key.js';

let lines: string[] = [];
const written = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(String(chunk));
    done();
  },
});
const loud = Object.assign((options: LoggerOptions) => pino({ ...options, level: 'trace' }, written), {
  destination: () => written,
  stdTimeFunctions: pino.stdTimeFunctions,
});
jest.unstable_mockModule('pino', () => ({ pino: loud }));
const { logger } = await import('./logger.js');

const secret = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$s3cret';
const digest = Buffer.from('s3cret');

function failedQuery(message = 'SQLITE_BUSY: database is locked'): QueryFailedError {
  const cause = Object.assign(new Error(message), { sql: `UPDATE account SET password = '${secret}'` });
  return new QueryFailedError('UPDATE account SET password = ? WHERE digest = ?', [secret, digest], cause);
}

describe('logger', () => {
  beforeEach(() => {
    lines = [];
  });

  const cases: [string, () => unknown][] = [
    ['an error', () => failedQuery()],
    ['a member', () => ({ requestId: 'x', path: '/y', error: failedQuery() })],
    ['a member of a member', () => ({ outer: { inner: { error: failedQuery() } } })],
    ['one of a list', () => [failedQuery()]],
    ['one of a list that is a member', () => ({ errors: [failedQuery()] })],
    ['the cause of another', () => new Error('away', { cause: failedQuery() })],
    ['one of several that failed together', () => new AggregateError([failedQuery()], 'all of them')],
    ['a member of an error', () => Object.assign(new Error('away'), { failure: failedQuery() })],
  ];

  it.each(cases)('should write nothing that was bound to a statement when it is %s', (_, message) => {
    for (const level of ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const) {
      logger[level]!(message(), 'Test');
    }
    expect(lines).toHaveLength(6);
    for (const line of lines) {
      expect(line).not.toContain('s3cret');
      expect(line).not.toContain('argon2');
      expect(line).not.toMatch(/"(parameters|driverError|sql|data)"/);
      expect(JSON.parse(line)).toMatchObject({ context: 'Test' });
    }
  });

  it('should write of keys of tokens no more than their ends, wherever they stand', () => {
    const key = newKey();
    logger.warn({ path: `/API/v2/tokens/${key}/`, error: new Error(`"${key}", ${key.slice(0, -3)}`) });
    expect(lines[0]).not.toContain(key.slice(4, 24));
    expect(JSON.parse(lines[0]!)).toMatchObject({ path: `/API/v2/tokens/map_…${key.slice(-4)}/` });
  });

  it('should write the kind, the message and the trace of an error', () => {
    logger.error({ requestId: 'x', error: failedQuery() }, 'Request');
    logger.error(failedQuery(), 'Database');
    const [one, two] = lines.map((line) => JSON.parse(line) as Record<string, object | string>);
    const error = {
      type: 'QueryFailedError',
      message: 'SQLITE_BUSY: database is locked',
      stack: expect.stringContaining('logger.spec'),
    };
    expect(one).toMatchObject({ context: 'Request', requestId: 'x', error });
    expect(two).toMatchObject({ context: 'Database', error, msg: error.message });
  });

  it.each([
    ["Duplicate entry 's3cret' for key 'account.name'", "Duplicate entry '…' for key 'account.name'"],
    ["Incorrect string value: 's3cret\\xF0' for column `p`.`x`", "Incorrect string value: '…' for column `p`.`x`"],
    ["Duplicate entry 'with ' and \n s3cret' for key 'k'", "Duplicate entry '…' for key 'k'"],
    ["Unknown column 'password' in 'SET'", "Unknown column 'password' in 'SET'"],
  ])('should write no value that the database repeats: %j', (message, expected) => {
    logger.error(failedQuery(message));
    expect(lines[0]).not.toContain('s3cret');
    expect((JSON.parse(lines[0]!) as { msg: string }).msg).toBe(expected);
  });

  it('should be so by way of the framework', () => {
    Logger.overrideLogger(logger);
    try {
      const own = new Logger('Own');
      own.error(failedQuery());
      own.error({ message: 'It failed.', error: failedQuery() });
      own.warn('so so');
    } finally {
      Logger.overrideLogger(false);
    }
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain('s3cret');
    expect(JSON.parse(lines[2]!)).toMatchObject({ context: 'Own', msg: 'so so' });
  });
});
