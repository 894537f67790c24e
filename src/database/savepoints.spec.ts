import { describe, expect, it } from '@jest/globals';
import { Savepoints } from './mysql-driver.js';

/** What is sent for the statements of one connection, by statement. */
function sent(...statements: string[]): string[][] {
  const savepoints = new Savepoints();
  return statements.map((sql) => savepoints.sent(sql));
}
const [start, save, release, undo] = [
  'START TRANSACTION',
  'SAVEPOINT typeorm_1',
  'RELEASE SAVEPOINT typeorm_1',
  'ROLLBACK TO SAVEPOINT typeorm_1',
];
const [saveInner, undoInner] = ['SAVEPOINT typeorm_2', 'ROLLBACK TO SAVEPOINT typeorm_2'];
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
