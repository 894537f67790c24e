import { describe, expect, it } from '@jest/globals';
import { Savepoints } from './savepoints.js';

/** What is sent for the statements of one connection, by statement, where savepoints are not released, or are. */
const sent = (...statements: string[]): string[][] => sentBy(new Savepoints(false), statements);
const sentWithReleases = (...statements: string[]): string[][] => sentBy(new Savepoints(true), statements);
const sentBy = (savepoints: Savepoints, statements: string[]): string[][] =>
  statements.map((sql) => ({ send: [sql], leave: [], 'begin anew': anew })[savepoints.about(sql)]);

const [start, save, release, undo] = [
  'START TRANSACTION',
  'SAVEPOINT typeorm_1',
  'RELEASE SAVEPOINT typeorm_1',
  'ROLLBACK TO SAVEPOINT typeorm_1',
];
const [saveInner, undoInner] = ['SAVEPOINT typeorm_2', 'ROLLBACK TO SAVEPOINT typeorm_2'];
const releaseInner = 'RELEASE SAVEPOINT typeorm_2';
const anew = ['ROLLBACK', start];

describe('Savepoints', () => {
  it('should be the beginning of a transaction where nothing was done before', () => {
    expect(sent(start, save, 'INSERT', undo, 'INSERT', undo)).toEqual([
      [start],
      [],
      ['INSERT'],
      anew,
      ['INSERT'],
      anew,
    ]);
    expect(sent(start, save, saveInner, 'INSERT', undoInner, 'INSERT', undo)).toEqual([
      [start],
      [],
      [],
      ['INSERT'],
      anew,
      ['INSERT'],
      anew,
    ]);
  });

  it('should be sent where something was done or read before', () => {
    expect(sent(start, 'SELECT', save, 'INSERT', undo)).toEqual([[start], ['SELECT'], [save], ['INSERT'], [undo]]);
    expect(sent(start, save, 'INSERT', saveInner, 'INSERT', undoInner, undo)).toEqual([
      [start],
      [],
      ['INSERT'],
      [saveInner],
      ['INSERT'],
      [undoInner],
      anew,
    ]);
  });

  it('should not be released, and be another one the next time', () => {
    expect(sent(start, save, 'INSERT', release, save, 'INSERT', undo)).toEqual([
      [start],
      [],
      ['INSERT'],
      [],
      [save],
      ['INSERT'],
      [undo],
    ]);
    expect(sent(start, save, release, save, 'INSERT', undo)).toEqual([[start], [], [], [], ['INSERT'], anew]);
  });

  it('should be released where they are kept otherwise, if they were sent', () => {
    expect(sentWithReleases(start, save, 'INSERT', saveInner, 'INSERT', releaseInner, release)).toEqual([
      [start],
      [],
      ['INSERT'],
      [saveInner],
      ['INSERT'],
      [releaseInner],
      [],
    ]);
    expect(sentWithReleases(start, save, 'INSERT', release, save, 'INSERT', release)).toEqual([
      [start],
      [],
      ['INSERT'],
      [],
      [save],
      ['INSERT'],
      [release],
    ]);
    expect(sentWithReleases(start, save, 'INSERT', undo, 'INSERT', save, undo)).toEqual([
      [start],
      [],
      ['INSERT'],
      anew,
      ['INSERT'],
      [save],
      [undo],
    ]);
  });

  it('should be those of one transaction', () => {
    expect(sent(start, save, 'INSERT', 'COMMIT', start, 'INSERT', save, undo)).toEqual([
      [start],
      [],
      ['INSERT'],
      ['COMMIT'],
      [start],
      ['INSERT'],
      [save],
      [undo],
    ]);
  });
});
