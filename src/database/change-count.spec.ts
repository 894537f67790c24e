import { describe, expect, it } from '@jest/globals';
import { OwnChanges } from './change-count.js';

describe('OwnChanges', () => {
  const changes = new OwnChanges();
  changes.except(['bin_item']);

  it.each([
    ['INSERT INTO role (name) VALUES (?)', true],
    ['INSERT INTO "bin_item" (n) VALUES (?)', false],
    ['INSERT INTO `bin_item` (n) VALUES (?) RETURNING id', false],
    ['INSERT INTO bin_item_2 (n) VALUES (?)', true],
    ['UPDATE bin_item SET n = ?', false],
    ['UPDATE `role` SET name = ?', true],
    ['DELETE FROM bin_item WHERE n = ?', true],
    ['INSERT OR REPLACE INTO bin_item (n) VALUES (?)', true],
    ['WITH r AS (SELECT id FROM role) UPDATE account SET role = r.id', true],
    ['CREATE TABLE bin_item (n integer)', true],
    ['SELECT name FROM role FOR UPDATE', false],
    ['/*M! SET STATEMENT max_statement_time=5 FOR */ SELECT /*+ MAX_EXECUTION_TIME(5000) */ name FROM role', false],
    ['/* a */ UPDATE role SET name = ?', true],
    ['WITH RECURSIVE r (id) AS (SELECT 1)\nSELECT updated FROM r', false],
    ['BEGIN TRANSACTION', false],
    ['START TRANSACTION', false],
    ['SAVEPOINT typeorm_1', false],
    ['RELEASE SAVEPOINT typeorm_1', false],
    ['ROLLBACK TO SAVEPOINT typeorm_1', false],
    ['COMMIT', false],
    ['WITH gone AS (SELECT id FROM role) delete from account', true],
    ['/* a */ UPDATE role SET name = ? /* b */ SELECT', true],
    ['UPDATE bin_item t JOIN account a ON a.id = t.user_id SET a.username = ?', true],
    ['UPDATE bin_item, account SET account.username = ?', true],
    ['UPDATE bin_item.account SET username = ?', true],
    ['INSERT INTO bin_item SELECT * FROM bin_item', true],
  ])('should count %s: %s', (sql, is) => {
    expect(changes.counts(sql)).toBe(is);
  });
});

describe('ownChanges', () => {
  it('should be counted once they are committed, or undone', () => {
    const changes = new OwnChanges();
    changes.except(['bin_item']);
    const [one, other] = [changes.ofConnection(), changes.ofConnection()];
    const after = (isDone: typeof one, ...statements: string[]): number => {
      for (const sql of statements) isDone(sql);
      return changes.count;
    };
    expect(after(one, 'START TRANSACTION', 'UPDATE role SET name = ?', 'ROLLBACK TO SAVEPOINT a')).toBe(0);
    expect(after(other, 'SELECT 1', 'INSERT INTO role VALUES (1)')).toBe(1);
    expect(after(one, 'COMMIT')).toBe(2);
    expect(after(one, 'BEGIN TRANSACTION', 'INSERT INTO bin_item VALUES (1)', 'COMMIT')).toBe(2);
    expect(after(one, 'BEGIN TRANSACTION', 'DELETE FROM bin_item', 'ROLLBACK', 'SELECT 1')).toBe(3);
    expect(after(one, 'BEGIN', 'DELETE FROM role')).toBe(3);
    expect(after(one, 'COMMIT TRANSACTION')).toBe(4);
    expect(after(one, 'begin', 'DELETE FROM role', 'end')).toBe(5);
  });

  it('should look anew at statements that it has seen once a table is named', () => {
    const changes = new OwnChanges();
    const told = changes.ofConnection();
    for (const named of [[], ['theme']]) {
      changes.except(named);
      told('INSERT INTO theme (title) VALUES (?)');
    }
    expect(changes.count).toBe(1);
  });
});
