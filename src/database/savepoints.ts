/**
 * The savepoints of a connection, with as few statements as will do: one at the beginning of a transaction is that
 * beginning. Each that is sent takes a round trip to a server; and while one is open, SQLite keeps every page as it was
 * before each statement, soon in a file.
 */
export class Savepoints {
  private isAtBeginning = false;
  /** The names of those that were not sent; in no Set, see Bag. */
  private readonly atBeginning: string[] = [];

  /** @param release whether they are released; where another of the same name takes the place of one, none needs to be */
  constructor(private readonly release: boolean) {}

  /** What is to be done for a statement: it is sent or not, or the whole transaction is undone and goes on. */
  about(sql: string): 'send' | 'leave' | 'begin anew' {
    if (sql === 'START TRANSACTION' || sql === 'BEGIN TRANSACTION') {
      this.isAtBeginning = true;
      this.atBeginning.length = 0;
      return 'send';
    }
    const [, does, name] = /^(SAVEPOINT|RELEASE SAVEPOINT|ROLLBACK TO SAVEPOINT) (\w+)$/.exec(sql) ?? [];
    if (name === undefined) {
      this.isAtBeginning = false;
      return 'send';
    }
    if (does === 'SAVEPOINT') {
      this.forget(name);
      if (this.isAtBeginning) this.atBeginning.push(name);
      return this.isAtBeginning ? 'leave' : 'send';
    }
    if (does === 'RELEASE SAVEPOINT') return this.forget(name) || !this.release ? 'leave' : 'send';
    if (!this.atBeginning.includes(name)) return 'send';
    this.isAtBeginning = true;
    return 'begin anew';
  }

  private forget(name: string): boolean {
    const place = this.atBeginning.indexOf(name);
    if (place >= 0) this.atBeginning.splice(place, 1);
    return place >= 0;
  }
}
