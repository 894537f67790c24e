import { describe, expect, it } from '@jest/globals';
import type { Database } from '../../database/database.js';
import { slowestImport } from './imported-hashes.js';

/** Answers the one statement from a list, and counts how often it is asked. */
function databaseWith(passwords: string[]) {
  const asked: unknown[] = [];
  const read = (_: string, [after, beyond]: string[]) => {
    asked.push(after);
    const found = passwords.filter((one) => one > after! && one < beyond!).sort();
    return Promise.resolve(found.slice(0, 1).map((password) => ({ password })));
  };
  return { database: { read } as unknown as Database, asked };
}

describe('slowestImport', () => {
  it('should be 0 where nobody is imported', async () => {
    const { database, asked } = databaseWith(['$argon2id$v=19$m=19456,t=2,p=1$a$b', '!unusable', '']);
    expect(await slowestImport(database)).toBe(0);
    expect(asked).toHaveLength(1);
  });

  it('should be the highest number of rounds, compared as numbers, with one look at each', async () => {
    const users = (rounds: number) => Array.from({ length: 50 }, (_, n) => `pbkdf2_sha256$${rounds}$salt${n}$digest`);
    const { database, asked } = databaseWith([600_000, 100, 1000, 36_000, 9].flatMap(users));
    expect(await slowestImport(database)).toBe(600_000);
    expect(asked).toHaveLength(6);
  });

  it('should pass over what is no number of rounds, and end whatever is stored', async () => {
    const odd = ['pbkdf2_sha256$$x', 'pbkdf2_sha256$x$y$z', 'pbkdf2_sha256$7', 'pbkdf2_sha256$99999999$a$b'];
    expect(await slowestImport(databaseWith(odd).database)).toBe(7);
    const many = Array.from({ length: 500 }, (_, n) => `pbkdf2_sha256$${n}$a$b`);
    const { database, asked } = databaseWith(many);
    await slowestImport(database);
    expect(asked.length).toBeLessThanOrEqual(20);
  });
});
