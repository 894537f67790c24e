import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import dataSource from '../../ormconfig.js';
import { Database } from '../../src/database/database.js';

/** A SQLite file with a table `note` of numbers, empty before each test. */
export class NoteTable {
  database: Database;

  constructor() {
    beforeAll(async () => {
      await dataSource.initialize();
      await dataSource.query('CREATE TABLE note (n INTEGER PRIMARY KEY)');
      this.database = new Database(dataSource);
    });
    afterAll(async () => {
      await this.database.beforeApplicationShutdown();
      await dataSource.destroy();
    });
    beforeEach(() => this.database.write((manager) => manager.query('DELETE FROM note')));
    afterEach(() => expect(dataSource.isInitialized).toBe(true));
  }

  readonly numbers = async (): Promise<number[]> =>
    (await this.database.read<{ n: number }>('SELECT n FROM note ORDER BY n')).map(({ n }) => n);

  readonly insert = (n: number): Promise<unknown> =>
    this.database.write((manager) => manager.query('INSERT INTO note VALUES (?)', [n]));
}
