import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { EntityManager } from 'typeorm';
import { AuditExport } from '../../src/audit/audit-export.js';
import { AuditChainController } from '../../src/audit/audit.v2.controller.js';
import { verifyAuditTrail, type Verification } from '../../src/audit/audit-verification.js';
import { auditChain, chainedColumns, storedEnd, storedValues } from '../../src/audit-log/audit-chain.js';
import { AuditLog } from '../../src/audit-log/audit-log.service.js';
import type { Origin } from '../../src/audit-log/origin.js';
import type { Condition } from '../../src/database/condition.js';
import { Database } from '../../src/database/database.js';
import { keyFor } from '../../src/config/pepper.js';
import { chainStart, KeyedChain, linkHash } from '../../src/database/hash-chain.js';
import { Client } from '../support/client.js';
import { expectJson } from '../support/expectations.js';
import { platform, startProcess } from '../support/processes.js';
import { e2e, type TestUser } from '../support/service.js';

const origin = { method: 'GET', route: '/somewhere/', address: '192.0.2.1' } as Origin;

interface Stored {
  entries: number;
  written: number;
}

e2e('the audit trail', (service) => {
  let audit: AuditLog;
  let database: Database;
  let admin: TestUser;
  let target: TestUser;

  beforeAll(async () => {
    audit = service.app.get(AuditLog);
    database = service.app.get(Database);
    admin = await service.administrator();
    target = await service.user();
  });

  const note = (actor: string) =>
    audit.record(origin, { event: 'run-as', outcome: 'granted', actor, effective: 'Zoë 😀', via: 'basic' });

  const addMany = (count: number, name = 'somebody') =>
    Promise.all(Array.from({ length: count }, (_, n) => note(`${name} ${n}`)));

  async function whileAdding<T>(work: () => Promise<T>): Promise<T> {
    let adding = true;
    const adder = (async () => {
      for (; adding; await setImmediate()) await addMany(20);
    })();
    try {
      return await work();
    } finally {
      adding = false;
      await adder;
    }
  }

  const stored = async (): Promise<Stored> => {
    const [row] = await service.sql(
      'SELECT (SELECT COUNT(*) FROM audit_entry) AS entries, (SELECT entries FROM audit_chain) AS written',
    );
    return { entries: Number(row!.entries), written: Number(row!.written) };
  };

  async function expectUnbroken(): Promise<Verification> {
    const { entries, written } = await stored();
    const found = await verifyAuditTrail(database);
    expect(found).toMatchObject({ entries, fault: undefined });
    expect(written).toBe(entries);
    return found;
  }

  describe('adding', () => {
    it('should make one unbroken chain in which nothing is missing when many entries are added at once', async () => {
      const before = await stored();
      await addMany(700);
      expect((await stored()).entries).toBe(before.entries + 700);
      await expectUnbroken();
    });

    it('should do so from several processes at once', async () => {
      const before = await stored();
      const processes = [await startProcess(), await startProcess()];
      try {
        const requests = Array.from({ length: 200 }, (_, n) =>
          new Client(processes[n % 2]!.url).asToken(admin.token).runAs(target.username).get('/API/v2/whoami/'),
        );
        const refused = Array.from({ length: 100 }, (_, n) =>
          new Client(processes[n % 2]!.url).asToken('no such token').get('/API/v2/whoami/'),
        );
        const answers = await Promise.all([...requests, ...refused, addMany(200)]);
        expect(answers.slice(0, 300).map((one) => (one as { status: number }).status)).toEqual([
          ...Array<number>(200).fill(200),
          ...Array<number>(100).fill(401),
        ]);
      } finally {
        for (const { program } of processes) program.kill('SIGTERM');
        await Promise.all(processes.map(({ program }) => program.ended));
      }
      expect((await stored()).entries).toBe(before.entries + 500);
      await expectUnbroken();
    });

    it('should take part in the write that it is called in', async () => {
      const before = await stored();
      const change = (n: number) =>
        database.write(async (manager) => {
          await database.read('SELECT username FROM account WHERE id = ?', [BigInt(target.id)]);
          await manager.query('UPDATE account SET first_name = ? WHERE id = ?', [`name ${n}`, target.id]);
          await audit.changed(undefined, { event: 'user', target: `users/${target.id}`, detail: `name ${n}` });
        });
      await Promise.all([...Array.from({ length: 60 }, (_, n) => change(n)), addMany(60)]);
      expect((await stored()).entries).toBe(before.entries + 120);
      const [last] = await service.sql("SELECT * FROM audit_entry WHERE event = 'user' ORDER BY id DESC LIMIT 1");
      const [user] = await service.sql('SELECT first_name FROM account WHERE id = ?', [target.id]);
      expect(last).toMatchObject({
        actor: 'command line',
        via: 'command',
        target: `users/${target.id}`,
        detail: user!.first_name,
      });
      await expectUnbroken();
    });

    it('should leave nothing of a write that fails, nor of a failed part of one', async () => {
      const before = await stored();
      const failing = database.write(async () => {
        await audit.changed(undefined, { event: 'user', target: 'users/one', detail: 'undone' });
        throw new Error('The write fails.');
      });
      await expect(failing).rejects.toThrow('The write fails.');
      expect(await stored()).toEqual(before);
      await database.write(async () => {
        await audit.changed(undefined, { event: 'user', target: 'users/one', detail: 'kept' });
        const part = database.write(async () => {
          await audit.changed(undefined, { event: 'user', target: 'users/one', detail: 'undone' });
          throw new Error('The part fails.');
        });
        await expect(part).rejects.toThrow('The part fails.');
        await audit.changed(undefined, { event: 'user', target: 'users/one', detail: 'kept, too' });
      });
      expect(await service.sql("SELECT detail FROM audit_entry WHERE target = 'users/one' ORDER BY id")).toEqual([
        { detail: 'kept' },
        { detail: 'kept, too' },
      ]);
      await expectUnbroken();
    });

    it('should have stored the entry of a refused sign-in before it is answered', async () => {
      for (let n = 0; n < 5; n++) {
        const before = await stored();
        expect(
          (await service.client.asBasic({ username: `nobody ${n}`, password: 'x' }).get('/API/v2/whoami/')).status,
        ).toBe(401);
        expect((await stored()).entries).toBe(before.entries + 1);
      }
    });

    it('should link what no JSON is safe from: quotes, backslashes, other planes and what was cut', async () => {
      await audit.record(origin, {
        event: 'run-as',
        outcome: `refused: ${'"\\\' 😀\u0007'.repeat(30)}`,
        actor: '日本語\ud800 "x"\r\n',
        effective: '\u2028\0',
        via: 'token',
      });
      const [row] = await service.sql('SELECT outcome, actor, effective FROM audit_entry ORDER BY id DESC LIMIT 1');
      expect([...(row!.outcome as string)]).toHaveLength(100);
      expect(row).toMatchObject({ actor: '日本語\ufffd "x"\ufffd\ufffd', effective: '\ufffd\ufffd' });
      await expectUnbroken();
    });
  });

  describe('verifying', () => {
    let ids: string[];

    // More than two pages.
    beforeAll(async () => {
      await addMany(4300);
      ids = (await service.sql<{ id: unknown }>('SELECT id FROM audit_entry ORDER BY id')).map(({ id }) => String(id));
    });

    /** What is found after something was done to the database; it is undone. */
    async function after(tamper: (manager: EntityManager) => Promise<unknown>, head?: string): Promise<Verification> {
      let found: Verification | undefined;
      const undone = new Error('undone');
      await database
        .write(async (manager) => {
          await tamper(manager);
          found = await verifyAuditTrail(database, { head });
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
      return found!;
    }

    const broken = (id: string) =>
      expect.stringMatching(
        new RegExp(`^Entry ${id} of \\d{4}-\\d\\d-\\d\\dT[\\d:.]{15}Z is broken: it or one before it was changed\\.$`),
      );

    it.each([
      ['at', "'2020-01-01T00:00:00.000000'"],
      ['event', "'theme'"],
      ['outcome', "'refused: no'"],
      ['actor_id', '1'],
      ['actor', "''"],
      ['effective_id', '1'],
      ['effective', "'Zoe'"],
      ['via', "'token'"],
      ['method', "'POST'"],
      ['route', "'/elsewhere/'"],
      ['address', "'192.0.2.2'"],
      ['target', "'users/1'"],
      ['detail', "' '"],
      ['hash', 'NULL'],
    ])('should find that %s was changed', async (column, value) => {
      const id = ids[3001]!;
      const { fault } = await after((manager) =>
        manager.query(`UPDATE audit_entry SET ${column} = ${value} WHERE id = ?`, [id]),
      );
      expect(fault).toEqual(broken(id));
    });

    it.each([0, 1, 1999, 2000, 4000])('should find that the entry at %d was removed', async (place) => {
      const { fault } = await after((manager) => manager.query('DELETE FROM audit_entry WHERE id = ?', [ids[place]]));
      expect(fault).toEqual(broken(ids[place + 1]!));
    });

    it('should find that entries were removed at the end', async () => {
      const { fault } = await after((manager) => manager.query('DELETE FROM audit_entry WHERE id > ?', [ids.at(-3)]));
      expect(fault).toBe(`Entries are missing at the end: ${ids.length} were written, ${ids.length - 2} are there.`);
    });

    it('should find that all were removed', async () => {
      const { fault } = await after((manager) => manager.query('DELETE FROM audit_entry'));
      expect(fault).toBe(`Entries are missing at the end: ${ids.length} were written, 0 are there.`);
    });

    it('should find that two were swapped', async () => {
      const [one, other] = [ids[10]!, ids[11]!];
      const { fault } = await after(async (manager) => {
        for (const [from, to] of [
          [one, '9000001'],
          [other, one],
          ['9000001', other],
        ]) {
          await manager.query('UPDATE audit_entry SET id = ? WHERE id = ?', [to, from]);
        }
      });
      expect(fault).toEqual(broken(one));
    });

    /** Copies an entry to another id, and links it in if asked to. */
    async function insertCopy(manager: EntityManager, id: string, linkedTo?: string): Promise<void> {
      const [row] = await manager.query<Record<string, unknown>[]>('SELECT * FROM audit_entry WHERE id = ?', [ids[5]]);
      const [previous] = await manager.query<{ hash: Buffer }[]>('SELECT hash FROM audit_entry WHERE id = ?', [
        linkedTo ?? ids[5],
      ]);
      const hash = linkedTo ? auditChain().link(previous!.hash, id, storedValues(row!)) : previous!.hash;
      await manager.query(
        `INSERT INTO audit_entry (id, ${chainedColumns.join(', ')}, hash) VALUES (${'?, '.repeat(14)}?)`,
        [id, ...chainedColumns.map((column) => row![column]), hash],
      );
    }

    it('should find that one was slipped in before the others', async () => {
      expect((await after((manager) => insertCopy(manager, '-5'))).fault).toEqual(broken('-5'));
    });

    it('should find that one was slipped in at the end, even with the right hash', async () => {
      const id = String(BigInt(ids.at(-1)!) + 1n);
      expect((await after((manager) => insertCopy(manager, id))).fault).toEqual(broken(id));
      expect((await after((manager) => insertCopy(manager, id, ids.at(-1)))).fault).toBe(
        `Entries were added at the end: ${ids.length} were written, ${ids.length + 1} are there.`,
      );
    });

    it('should find that the last one was replaced by another with a right hash', async () => {
      const { fault } = await after(async (manager) => {
        await manager.query('DELETE FROM audit_entry WHERE id = ?', [ids.at(-1)]);
        await insertCopy(manager, ids.at(-1)!, ids.at(-2));
      });
      expect(fault).toMatch(/^The last entry is not the one that was written last/);
    });

    type Link = (previous: Uint8Array, row: Record<string, unknown>) => Buffer;

    /** Changes an entry and writes all that is linked to it anew, as far as the writer knows how. */
    const rewrite = (link: Link, seal?: KeyedChain) => async (manager: EntityManager) => {
      const rows = await manager.query<Record<string, unknown>[]>('SELECT * FROM audit_entry ORDER BY id');
      rows[100]!.actor = 'somebody else';
      let hash: Uint8Array = chainStart;
      for (const row of rows) {
        hash = link(hash, row);
        await manager.query('UPDATE audit_entry SET actor = ?, hash = ? WHERE id = ?', [row.actor, hash, row.id]);
      }
      await manager.query('UPDATE audit_chain SET hash = ?', [hash]);
      if (seal) await reseal(manager, seal);
    };

    async function reseal(manager: EntityManager, chain: KeyedChain): Promise<void> {
      const end = await storedEnd({ read: (sql) => manager.query(sql) });
      await manager.query('UPDATE audit_chain SET key_check = ?, seal = ?', [chain.check, chain.seal(end!)]);
    }

    const keyed =
      (chain: KeyedChain): Link =>
      (previous, row) =>
        chain.link(previous, String(row.id), storedValues(row));

    it('should find that the whole chain was written anew by somebody without the pepper', async () => {
      const first = broken(ids[0]!);
      const other = new KeyedChain(keyFor('audit chain', 'x'.repeat(32)));
      expect((await after(rewrite((previous, row) => linkHash(previous, storedValues(row))))).fault).toEqual(first);
      expect((await after(rewrite(keyed(other)))).fault).toEqual(first);
      expect((await after(rewrite(keyed(other), other))).fault).toContain('TOKEN_PEPPER');
      // As if all had been there before the chain had a key.
      const former = async (manager: EntityManager) => {
        await rewrite((previous, row) => linkHash(previous, storedValues(row)))(manager);
        await manager.query('UPDATE audit_chain SET former_id = last_id, former_entries = entries, former_hash = hash');
      };
      expect((await after(former)).fault).toMatch(/^The end of the chain is not as this service wrote it/);
    });

    it('should find only by a hash that was kept that it was by somebody with the pepper', async () => {
      const { hash: head } = await expectUnbroken();
      const insider = rewrite(keyed(auditChain()), auditChain());
      expect((await after(insider)).fault).toBeUndefined();
      expect((await after(insider, head)).fault).toMatch(/^No entry has the hash that was given: /);
    });

    it('should find that an entry got another id, in the middle or at the end', async () => {
      const next = String(BigInt(ids.at(-1)!) + 7n);
      const last = await after((manager) =>
        manager.query('UPDATE audit_entry SET id = ? WHERE id = ?', [next, ids.at(-1)]),
      );
      expect(last.fault).toEqual(broken(next));
      const all = await after(async (manager) => {
        await manager.query('UPDATE audit_entry SET id = -id - 1000000');
        await manager.query('UPDATE audit_entry SET id = -id');
      });
      expect(all.fault).toEqual(broken(String(BigInt(ids[0]!) + 1_000_000n)));
    });

    it('should find that the last ones were removed and the end of the chain set back', async () => {
      const cut = (seal?: Buffer) => async (manager: EntityManager) => {
        await manager.query('DELETE FROM audit_entry WHERE id > ?', [ids[2000]]);
        const [last] = await manager.query<[{ hash: Buffer }]>('SELECT hash FROM audit_entry WHERE id = ?', [
          ids[2000],
        ]);
        await manager.query('UPDATE audit_chain SET entries = 2001, last_id = ?, hash = ?', [ids[2000], last.hash]);
        if (seal) await manager.query('UPDATE audit_chain SET seal = ?', [seal]);
      };
      const changed = expect.stringMatching(/^The end of the chain is not as this service wrote it/);
      expect((await after(cut())).fault).toEqual(changed);
      expect((await after(cut(Buffer.alloc(32)))).fault).toEqual(changed);
    });

    it('should find that the end of the chain is missing, with and without all entries', async () => {
      const missing = expect.stringMatching(/^The end of the chain is missing/);
      expect((await after((manager) => manager.query('DELETE FROM audit_chain'))).fault).toEqual(missing);
      const both = async (manager: EntityManager) => {
        await manager.query('DELETE FROM audit_chain');
        await manager.query('DELETE FROM audit_entry');
      };
      expect((await after(both)).fault).toEqual(missing);
    });

    it('should find that all entries were removed and the end set to none', async () => {
      const { fault } = await after(async (manager) => {
        await manager.query('DELETE FROM audit_entry');
        await manager.query('UPDATE audit_chain SET entries = 0, last_id = 0, hash = ?', [chainStart]);
      });
      expect(fault).toMatch(/^The end of the chain is not as this service wrote it/);
    });

    it('should tell a changed pepper from changed entries', async () => {
      const ended = await platform(['audit', 'verify'], { env: { TOKEN_PEPPER: 'another '.repeat(5) } });
      expect(ended).toMatchObject({ code: 1, stdout: '' });
      expect(ended.stderr).toMatch(/^The secret that the trail is keyed by [^\n]* TOKEN_PEPPER[^\n]*\n$/);
      expect((await platform(['audit', 'verify'])).code).toBe(0);
    });

    describe('after more was added', () => {
      const table = 'audit_chain';

      /** What is found after tampering and further entries, of a trail that is then put back. */
      async function afterMore(
        tamper: (manager: EntityManager) => Promise<unknown>,
        more: () => Promise<unknown> = () => addMany(3),
      ) {
        const [end] = await service.sql(`SELECT * FROM ${table}`);
        const entries = await service.sql('SELECT * FROM audit_entry WHERE id > ? ORDER BY id', [ids.at(-20)]);
        await service.write(tamper);
        try {
          await more();
          return await verifyAuditTrail(database);
        } finally {
          await service.write(async (manager) => {
            await manager.query('DELETE FROM audit_entry WHERE id > ?', [ids.at(-20)]);
            await manager.query(`DELETE FROM ${table}`);
            for (const [into, rows] of [
              ['audit_entry', entries],
              [table, [end!]],
            ] as const) {
              for (const row of rows) {
                const columns = Object.keys(row);
                await manager.query(
                  `INSERT INTO ${into} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
                  Object.values(row),
                );
              }
            }
          });
        }
      }

      afterEach(expectUnbroken);

      it('should still find that the end was set back', async () => {
        const { fault } = await afterMore(async (manager) => {
          await manager.query('DELETE FROM audit_entry WHERE id > ?', [ids.at(-6)]);
          const [last] = await manager.query<[{ hash: Buffer }]>('SELECT hash FROM audit_entry WHERE id = ?', [
            ids.at(-6),
          ]);
          await manager.query(`UPDATE ${table} SET entries = entries - 5, last_id = ?, hash = ?`, [
            ids.at(-6),
            last.hash,
          ]);
        });
        expect(fault).toMatch(/^The end of the chain is not as this service wrote it/);
      });

      it('should go on without the end, and tell that it was missing', async () => {
        const { fault } = await afterMore((manager) => manager.query(`DELETE FROM ${table}`));
        expect(fault).toMatch(/^The end of the chain was missing when it was continued/);
      });

      it('should go on with ids that nobody has used, whatever was slipped in', async () => {
        const slipped = String(BigInt(ids.at(-1)!) + 1n);
        const { fault } = await afterMore((manager) => insertCopy(manager, slipped));
        expect(fault).toEqual(broken(slipped));
      });

      it('should tell which entries were written with another pepper', async () => {
        const found = await afterMore(
          () => Promise.resolve(),
          async () => {
            const other = await startProcess({ TOKEN_PEPPER: 'another '.repeat(5) });
            try {
              expect((await new Client(other.url).asToken('0').get('/API/v2/whoami/')).status).toBe(401);
            } finally {
              other.program.kill('SIGTERM');
              await other.program.ended;
            }
            await addMany(2);
          },
        );
        const first = BigInt(ids.at(-1)!) + 1n;
        expect(found.fault).toMatch(
          new RegExp(`^Entry ${first} .* and those after it were written with another TOKEN_PEPPER`),
        );
      });

      it('should tell the first of several that were written with another pepper at once', async () => {
        const chain = (audit as unknown as { chain: KeyedChain }).chain;
        const found = await afterMore(
          () => Promise.resolve(),
          async () => {
            Object.assign(audit, { chain: new KeyedChain(keyFor('audit chain', 'another '.repeat(5))) });
            const change = { event: 'user', target: 'users/1', detail: 'x' } as const;
            const three = service.write(async () => {
              for (let n = 0; n < 3; n++) await audit.changed(undefined, change);
            });
            await three.finally(() => Object.assign(audit, { chain }));
            await addMany(1);
          },
        );
        const first = BigInt(ids.at(-1)!) + 1n;
        expect(found.fault).toMatch(new RegExp(`^Entry ${first} .* and those after it were written with another`));
      });
    });

    it('should be told by the doctor', async () => {
      const trail = async (): Promise<string> =>
        (await platform(['doctor'])).stdout.match(/^.*audit trail unbroken.*$/m)![0];
      expect(await trail()).toBe('ok      audit trail unbroken');
      await service.sql("UPDATE audit_entry SET target = 'x' WHERE id = ?", [ids[30]]);
      try {
        expect(await trail()).toMatch(new RegExp(`^not ok  audit trail unbroken: Entry ${ids[30]} `));
      } finally {
        await service.sql("UPDATE audit_entry SET target = '' WHERE id = ?", [ids[30]]);
      }
    });

    it('should be done once for all who ask meanwhile', async () => {
      const controller = service.app.get(AuditChainController);
      const read = jest.spyOn(database, 'read');
      const readsOf = async (count: number): Promise<number> => {
        read.mockClear();
        await Promise.all(Array.from({ length: count }, () => controller.verify()));
        return read.mock.calls.length;
      };
      const alone = await readsOf(1);
      expect(alone).toBeGreaterThan(2);
      expect(await readsOf(5)).toBe(alone);
      read.mockRestore();
    });

    it('should be told by the API, to administrators', async () => {
      const client = service.client.asToken(admin.token);
      const { entries, hash } = await expectUnbroken();
      expectJson(await client.get('/API/v2/audit/chain/'), 200, { entries, hash, fault: null });
      await service.sql("UPDATE audit_entry SET target = 'x' WHERE id = ?", [ids[30]]);
      try {
        const { json } = await client.get('/API/v2/audit/chain/');
        expect(json).toMatchObject({ fault: broken(ids[30]!) });
      } finally {
        await service.sql("UPDATE audit_entry SET target = '' WHERE id = ?", [ids[30]]);
      }
      const root = await service.user({ isSuperuser: true });
      expect((await service.client.asToken(root.token).get('/API/v2/audit/chain/')).status).toBe(403);
      expect((await client.get('/API/v2/audit/chain/?head=x')).status).toBe(400);
      expect((await client.runAs(admin.username).get('/API/v2/audit/chain/')).status).toBe(403);
    });

    it('should find the hash that was kept again after more was added', async () => {
      const { hash: head } = await expectUnbroken();
      await addMany(3);
      expect((await verifyAuditTrail(database, { head })).fault).toBeUndefined();
      expect((await verifyAuditTrail(database, { head: head.toUpperCase() })).fault).toBeUndefined();
      expect((await verifyAuditTrail(database, { head: 'ab'.repeat(32) })).fault).toMatch(/^No entry has the hash/);
    });

    it('should find nothing wrong while entries are added', async () => {
      await whileAdding(async () => {
        for (let n = 0; n < 3; n++) expect((await verifyAuditTrail(database)).fault).toBeUndefined();
      });
      await expectUnbroken();
    });

    describe('by the command', () => {
      it('should tell in one line how many entries there are and the last hash', async () => {
        const { entries, hash } = await expectUnbroken();
        const line = `${entries} entries, unbroken; the last hash is ${hash}\n`;
        expect(await platform(['audit', 'verify'])).toEqual({ code: 0, stdout: line, stderr: '' });
        expect(await platform(['audit', 'verify', '--head', hash])).toEqual({ code: 0, stdout: line, stderr: '' });
      });

      it('should end with 1 and one sentence when something is wrong', async () => {
        const rewritten = await platform(['audit', 'verify', '--head', '0123456789abcdef'.repeat(4)]);
        expect(rewritten).toMatchObject({ code: 1, stdout: '' });
        expect(rewritten.stderr).toMatch(/^No entry has [^\n]*\.\n$/);
        const id = ids[17]!;
        const [entry] = await service.sql<{ at: string; actor: string }>(
          'SELECT at, actor FROM audit_entry WHERE id = ?',
          [id],
        );
        await service.sql("UPDATE audit_entry SET actor = 'x' WHERE id = ?", [id]);
        expect(await platform(['audit', 'verify'])).toEqual({
          code: 1,
          stdout: '',
          stderr: `Entry ${id} of ${entry!.at}Z is broken: it or one before it was changed.\n`,
        });
        await service.sql('UPDATE audit_entry SET actor = ? WHERE id = ?', [entry!.actor, id]);
      });

      it.each([[['--head', 'abc']], [['--head', 'g'.repeat(64)]], [['--tail']]])(
        'should answer wrong usage %j with 2',
        async (args) => {
          expect(await platform(['audit', 'verify', ...args])).toMatchObject({ code: 2, stdout: '' });
        },
      );
    });
  });

  describe('exporting', () => {
    const header = ['id', ...chainedColumns, 'hash'];

    async function exported(format: 'csv' | 'jsonl', conditions: Condition[] = []): Promise<string> {
      let text = '';
      for await (const chunk of new AuditExport(database).chunks(format, conditions)) text += chunk;
      return text;
    }

    const lines = (text: string) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, string | null>);

    it('should hold every entry once, the oldest first, with the hashes that an auditor can work out anew', async () => {
      const { entries, hash } = await expectUnbroken();
      const found = lines(await exported('jsonl'));
      expect(found).toHaveLength(entries);
      expect(Object.keys(found[0]!)).toEqual(header);
      let link: Uint8Array = chainStart;
      for (const entry of found) {
        expect(entry.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
        link = auditChain().link(link, entry.id!, storedValues({ ...entry, at: entry.at!.slice(0, -1) }));
        expect(entry.hash).toBe(Buffer.from(link).toString('hex'));
      }
      expect(found.at(-1)!.hash).toBe(hash);
      const ids = found.map(({ id }) => BigInt(id!));
      expect(ids.every((id, n) => n === 0 || id > ids[n - 1]!)).toBe(true);

      const records = parse(await exported('csv'));
      expect(records[0]).toEqual(header);
      expect(records.slice(1)).toEqual(found.map((entry) => header.map((column) => entry[column] ?? '')));
    });

    it('should keep to the conditions', async () => {
      await audit.changed(undefined, { event: 'theme', target: 'themes/1', detail: 'one' });
      await addMany(600);
      await audit.changed(undefined, { event: 'theme', target: 'themes/2', detail: 'two' });
      const conditions = [
        { sql: 't.event = ?', values: ['theme'] },
        { sql: 't.at >= ?', values: ['2020-01-01T00:00:00.000000'] },
      ];
      expect(lines(await exported('jsonl', conditions))).toMatchObject([
        { event: 'theme', actor_id: null, actor: 'command line', effective: '', target: 'themes/1', detail: 'one' },
        { target: 'themes/2' },
      ]);
      expect(parse(await exported('csv', conditions))).toHaveLength(3);
      expect(await exported('jsonl', [{ sql: 't.actor = ?', values: ['nobody at all'] }])).toBe('');
      expect(await exported('csv', [{ sql: '1 = 0', values: [] }])).toBe(`${header.join(',')}\r\n`);
    });

    it('should be harmless in a spreadsheet and true to RFC 4180', async () => {
      const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|"/c calc"!A0, x'];
      for (const actor of [...formulas, 'plain, "quoted"', '']) await note(actor);
      const text = await exported('csv', [
        { sql: "t.effective = ? AND t.actor NOT LIKE 'somebody%'", values: ['Zoë 😀'] },
      ]);
      expect(text.split('\r\n')).toHaveLength(formulas.length + 4);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const actors = parse<Record<string, string>>(text, { columns: true }).map(({ actor }) => actor);
      expect(actors).toEqual([...formulas.map((formula) => `'${formula}`), 'plain, "quoted"', '']);
      expect(text).toContain(`,"'=cmd|""/c calc""!A0, x",`);
    });

    it('should defuse a tab and a line end at the beginning of a cell, too', async () => {
      const undone = new Error('undone');
      const text = database.write(async (manager) => {
        await manager.query("UPDATE audit_entry SET actor = ?, detail = ? WHERE target = 'themes/1'", ['\t=1', '\r=1']);
        const seen = await exported('csv', [{ sql: 't.target = ?', values: ['themes/1'] }]);
        throw Object.assign(undone, { seen });
      });
      await expect(text).rejects.toBe(undone);
      expect((undone as Error & { seen: string }).seen).toMatch(/,'\t=1,[^\r]*,"'\r=1",/);
    });

    it('should have no entry twice while others are added, and come to an end', async () => {
      const { entries } = await stored();
      const ids = await whileAdding(async () => lines(await exported('jsonl')).map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(entries);
      expect((await stored()).entries).toBeGreaterThan(entries);
    });

    it('should read no further than it is asked to', async () => {
      const chunks = new AuditExport(database).chunks('jsonl');
      const first = await chunks.next();
      expect(lines(first.value as string).length).toBeLessThanOrEqual(1000);
      await chunks.return(undefined);
    });
  });
});

e2e(
  'a flood of refused credentials',
  (service) => {
    it('should fill no more of the audit trail than it is allowed to, and be told by one entry', async () => {
      const { AuditLog } = await import('../../src/audit-log/audit-log.service.js');
      const from = (host: number) => service.client.with({ 'X-Forwarded-For': `203.0.113.${host}` });
      const refused = async (host: number, count: number): Promise<void> => {
        const answers = Array.from({ length: count }, () => from(host).asToken('guess').get('/API/v2/whoami/'));
        expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([401]));
      };
      const rows = (host: number) =>
        service.sql('SELECT * FROM audit_entry WHERE address = ? ORDER BY id', [`203.0.113.${host}`]);

      for (let n = 0; n < 5; n++) await refused(7, 250);
      await refused(8, 5);
      expect(await rows(7)).toHaveLength(1000);
      expect(await rows(8)).toHaveLength(5);

      await service.app.get(AuditLog).beforeApplicationShutdown();
      const [summary, ...more] = (await rows(7)).slice(1000);
      expect(more).toEqual([]);
      expect(summary).toMatchObject({
        event: 'sign-in',
        outcome: 'refused: bad credentials',
        via: 'token',
        detail: expect.stringMatching(/^and 249 more refused tries from this address since \d{4}-[\dT:.-]*Z$/),
      });
      expect(await rows(8)).toHaveLength(5);
      const { stdout } = await platform(['audit', 'verify']);
      expect(stdout).toContain('unbroken');
    });
  },
  { TRUST_PROXY: 'loopback' },
);
