import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import dataSource from '../../ormconfig.js';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import { engine } from '../../src/database/columns.js';
import { migrate, schemaDifference } from '../../src/database/schema.js';
import { plantOnce } from '../../src/database/seeding.js';
import { ThemeStatus } from '../../src/themes/theme.entity.js';
import { Client } from '../support/client.js';
import { freshDatabase } from '../support/fresh-database.js';
import { onServer } from '../support/on-server.js';
import { roleKeys } from '../support/role-keys.js';
import { platform, Program, startProcess } from '../support/processes.js';
import { plantSampleData } from '../support/sample-data.js';
import { Service } from '../support/service.js';

const isMysql = engine === 'mysql';
const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

const seeded = [
  'aspect_ratio',
  'audio_codec',
  'format',
  'resolution',
  'video_codec',
  'standard',
  'role',
  'theme',
  'organisation',
  'account_group',
  'group_permission',
  'seed_record',
] as const;

/** The tables and their columns, as the database itself describes them. */
async function description(): Promise<unknown[]> {
  return engine === 'sqlite'
    ? dataSource.query(
        "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' AND name <> 'migration' ORDER BY name",
      )
    : dataSource.query(
        `SELECT c.table_name, c.column_name, c.column_type, c.column_default, c.is_nullable, c.collation_name, c.column_key, c.extra FROM information_schema.columns c
          WHERE c.table_schema = DATABASE() AND c.table_name <> 'migration' ORDER BY c.table_name, c.ordinal_position`,
      );
}

suite('the migrations', () => {
  beforeAll(() => dataSource.initialize());
  afterAll(() => dataSource.destroy());

  it('should lead an empty database to what the entities say', async () => {
    const names = await migrate(dataSource);
    expect(names).toHaveLength(dataSource.migrations.length);
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
    const found = JSON.stringify(await description());
    for (const { tableName } of dataSource.entityMetadatas) expect(found).toContain(`"${tableName}"`);
  });

  it('should have nothing to do a second time', async () => {
    expect(await migrate(dataSource)).toEqual([]);
  });

  it('should notice a difference', async () => {
    await dataSource.query('ALTER TABLE standard DROP COLUMN description');
    expect((await schemaDifference(dataSource)).up.join('\n')).toMatch(/description/);
    await dataSource.query(
      engine === 'sqlite'
        ? `ALTER TABLE standard ADD description varchar(1000) NOT NULL DEFAULT ('')`
        : `ALTER TABLE standard ADD description varchar(1000) NOT NULL DEFAULT ''`,
    );
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
  });

  it('should go down to nothing and up to the same again', async () => {
    const before = await description();
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await description()).toEqual([]);
    expect(await migrate(dataSource)).toHaveLength(dataSource.migrations.length);
    // On SQLite a column that was dropped above stands in another place now.
    expect(engine === 'mysql' ? await description() : before).toEqual(before);
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
  });

  it('should keep the triggers of a table that a migration changes', async () => {
    const before = await description();
    await dataSource.query('ALTER TABLE theme ADD spare varchar(9) NULL');
    const { up, down } = await schemaDifference(dataSource);
    expect([up.join('\n'), down.join('\n')]).toEqual([
      expect.stringContaining('theme'),
      expect.stringContaining('spare'),
    ]);
    for (const sql of [...up, ...down, ...up]) await dataSource.query(sql);
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
    const named = (rows: unknown[]): string =>
      JSON.stringify(rows.filter((row) => JSON.stringify(row).includes('TRIGGER')));
    expect(named(await description())).toBe(named(before));
  });

  if (engine === 'mysql') {
    it('should compare every text by code points, spaces and all', async () => {
      const collations = await dataSource.query<{ name: string }[]>(
        'SELECT DISTINCT collation_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND collation_name IS NOT NULL',
      );
      expect(collations).toEqual([{ name: expect.stringMatching(/^utf8mb4_(nopad|0900)_bin$/) }]);
    });
  } else {
    it('should never use an id twice', async () => {
      const tables = await dataSource.query<{ name: string; sql: string }[]>(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'table'",
      );
      const numbered = tables.filter(
        ({ name, sql }) => /"id" integer/.test(sql) && !['migration', 'audit_chain'].includes(name),
      );
      expect(numbered.length).toBeGreaterThan(15);
      for (const { sql } of numbered) expect(sql).toContain('"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL');
    });
  }
});

suite('the reference data', () => {
  let service: Service;

  const start = async (): Promise<void> => {
    service = new Service();
    await service.start();
  };
  const restart = async (): Promise<void> => {
    await service.stop();
    await start();
  };
  const contents = async (): Promise<Record<string, unknown[]>> => {
    const tables = await Promise.all(
      seeded.map(async (table) => [table, await service.sql(`SELECT * FROM ${table} ORDER BY 1, 2`)] as const),
    );
    return Object.fromEntries(tables);
  };
  const column = async (sql: string): Promise<unknown[]> =>
    (await service.sql(sql)).map((row) => Object.values(row)[0]);

  beforeAll(start);
  afterAll(() => service.stop());

  it('should hold catalogues that are ready for use', async () => {
    const { aspect_ratio, audio_codec, format, resolution, video_codec, standard } = await contents();
    expect(aspect_ratio!.length).toBeGreaterThanOrEqual(15);
    expect(audio_codec!.length).toBeGreaterThanOrEqual(40);
    expect(format!.length).toBeGreaterThanOrEqual(60);
    expect(resolution!.length).toBeGreaterThanOrEqual(40);
    expect(video_codec!.length).toBeGreaterThanOrEqual(50);
    expect(standard).toEqual([]);
  });

  it('should hold each entry once and in its form', async () => {
    const same = (names: unknown[]) => expect(names).toEqual([...new Set(names)]);
    for (const table of ['audio_codec', 'resolution', 'video_codec']) {
      const names = (await column(`SELECT name FROM ${table}`)) as string[];
      same(names.map((name) => name.toLowerCase()));
      expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
    }
    for (const name of await column('SELECT name FROM resolution')) expect(name).toMatch(/^[1-9]\d*x[1-9]\d*$/);
    same(await column("SELECT CONCAT(LOWER(name), '|', media_type) FROM format"));
    expect([...new Set(await column('SELECT media_type FROM format ORDER BY media_type'))]).toEqual([
      'audio',
      'image',
      'video',
    ]);
    const ratios = await service.sql<{ width_ratio: number; height_ratio: number; pixel_type: string }>(
      'SELECT width_ratio, height_ratio, pixel_type FROM aspect_ratio',
    );
    same(ratios.map((ratio) => Object.values(ratio).join('|')));
    for (const { width_ratio, height_ratio, pixel_type } of ratios) {
      expect(width_ratio).toBeGreaterThan(0);
      expect(height_ratio).toBeGreaterThan(0);
      expect(pixel_type).toMatch(/\S/);
    }
    expect(ratios).toContainEqual({ width_ratio: 16, height_ratio: 9, pixel_type: 'square' });
  });

  it('should hold the 77 published roles of the media backend, in their order', async () => {
    expect(roleKeys).toHaveLength(77);
    expect(await column("SELECT name FROM role WHERE source = 'backend' ORDER BY id")).toEqual(roleKeys);
    expect(await column("SELECT name FROM role WHERE source <> 'backend'")).toEqual([administratorRole]);
    const labels = await service.sql<{ name: string; label: string }>(
      "SELECT name, label FROM role WHERE source = 'backend'",
    );
    // A label is made of its key's words, in an order that reads well.
    const letters = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .split('')
        .sort()
        .join('');
    for (const { name, label } of labels) {
      expect([label, letters(label)]).toEqual([label, letters(name)]);
      expect(label).toMatch(/^[A-Z]/);
    }
    expect(labels).toContainEqual({ name: '_shape_tag_read', label: 'Shape tag: read' });
  });

  it('should hold the default theme, organisation and group', async () => {
    const { theme, organisation, account_group, group_permission } = await contents();
    expect(theme).toMatchObject([{ title: 'core', status: ThemeStatus.Approved, is_default: 1 }]);
    expect(organisation!.map((row) => Number((row as { id: unknown }).id))).toEqual([1]);
    expect(account_group!.map((row) => Number((row as { id: unknown }).id))).toEqual([1]);
    expect(Number((account_group![0] as { organisation_id: unknown }).organisation_id)).toBe(1);
    expect(group_permission).toMatchObject([{ permission: 'user' }]);
  });

  it('should not change when it is planted again', async () => {
    const before = await contents();
    await restart();
    expect(await contents()).toEqual(before);
    await restart();
    expect(await contents()).toEqual(before);
  });

  it('should leave alone what was changed or removed since', async () => {
    const changes = [
      "UPDATE video_codec SET name = 'House codec' WHERE id = 3",
      "UPDATE format SET media_type = 'image' WHERE id = 5",
      'UPDATE aspect_ratio SET width_ratio = 100 WHERE id = 2',
      "UPDATE role SET label = 'Search everything' WHERE name = '_item_search'",
      "UPDATE theme SET title = 'House', status = 4",
      "UPDATE organisation SET name = 'Studio', name_key = 'studio'",
      "UPDATE account_group SET name = 'Staff', name_key = 'staff', description = ''",
      'DELETE FROM group_permission',
      'DELETE FROM audio_codec WHERE id = 7',
      'DELETE FROM resolution WHERE id <= 10',
      "DELETE FROM role WHERE name IN ('_transcoder', '_user')",
      "INSERT INTO video_codec (name) VALUES ('Own codec')",
    ];
    for (const change of changes) await service.sql(change);
    const before = await contents();
    await restart();
    expect(await contents()).toEqual(before);
    expect(before.role).toHaveLength(76);
    await service.sql('DELETE FROM theme');
    await restart();
    expect((await contents()).theme).toEqual([]);
  });

  it('should gain at an upgrade what is new in it, and only that', async () => {
    // Back to a version that did not know three of the codecs. Of these, one has been added by hand since.
    const names = await column('SELECT name FROM audio_codec ORDER BY id');
    const [byHand, ...fresh] = names.slice(10, 13);
    for (const name of [byHand, ...fresh]) await service.sql('DELETE FROM seed_record WHERE entry = ?', [name]);
    await service.sql("DELETE FROM seed_record WHERE dataset = 'text' AND entry LIKE 'audio-codecs %'");
    for (const name of fresh) await service.sql('DELETE FROM audio_codec WHERE name = ?', [name]);
    const before = await contents();
    await restart();
    const after = await contents();
    const known = before.audio_codec!.length;
    expect(after.audio_codec!.slice(0, known)).toEqual(before.audio_codec);
    expect(after.audio_codec!.slice(known).map((row) => (row as { name: string }).name)).toEqual(fresh);
    expect(after.seed_record).toHaveLength(before.seed_record!.length + 4);
    for (const table of seeded.filter((name) => !['audio_codec', 'seed_record'].includes(name))) {
      expect([table, after[table]]).toEqual([table, before[table]]);
    }
  });

  it('should be planted whole or not at all', async () => {
    const plant = (fails: boolean): Promise<void> =>
      service.write((manager) =>
        plantOnce(
          manager,
          'sample',
          new Map([
            ['one', 1],
            ['two', 2],
          ]),
          async (fresh) => {
            for (const n of fresh) await manager.query('INSERT INTO standard (name) VALUES (?)', [`standard ${n}`]);
            if (fails) throw new Error('on purpose');
          },
        ),
      );
    await expect(plant(true)).rejects.toThrow('on purpose');
    expect(await column('SELECT name FROM standard')).toEqual([]);
    await plant(false);
    await plant(true);
    expect(await column('SELECT name FROM standard ORDER BY name')).toEqual(['standard 1', 'standard 2']);
  });

  it('should survive the way down and up, together with everything else in the database', async () => {
    await plantSampleData(service);
    // What it writes by and by would meet tables that are gone.
    await service.stop();
    await dataSource.initialize();
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await description()).toEqual([]);
    await dataSource.destroy();
    await start();
    expect(await column("SELECT name FROM role WHERE source = 'backend' ORDER BY id")).toEqual(roleKeys);
    expect(await column('SELECT username FROM account')).toEqual(['admin']);
  });
});

suite('a new database', () => {
  const running: Program[] = [];
  afterAll(async () => {
    for (const program of running) program.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
  });

  it('should be prepared once when several services start on it together', async () => {
    const env = { DATABASE_URL: await freshDatabase(), ADMIN_PASSWORD: '' };
    const started = await Promise.all([1, 2, 3].map(() => startProcess(env)));
    running.push(...started.map(({ program }) => program));
    // One of them has made the administrator, and the others have found it.
    const passwords = running.flatMap(({ stdout }) => /Administrator "admin" .*: (\S+)/.exec(stdout)?.[1] ?? []);
    expect(passwords).toHaveLength(1);
    const admin = { username: 'admin', password: passwords[0]! };
    for (const { url } of started) {
      const { status, json } = await new Client(url).asBasic(admin).get('/API/v1/userroles/');
      expect([status, json.meta.total_count]).toEqual([200, 77]);
    }
    expect((await platform(['migrate'], { env })).stdout).toBe('The database is up to date.\n');
  });

  it.each([
    ['the service', ['dist/src/main.js'], 'SIGTERM', 0],
    ['a command', ['dist/src/cli/platform.js', 'migrate'], 'SIGINT', null],
  ] as const)('should be whole though %s is told to end while it is prepared', async (_, args, signal, code) => {
    const url = await freshDatabase();
    const env = { DATABASE_URL: url, PORT: '0' };
    const program = new Program([...args], { env });
    running.push(program);
    const hasBegun = async (): Promise<boolean> =>
      isMysql ? (await onServer(url, 'SHOW TABLES')).length > 2 : existsSync(url.slice('sqlite:'.length));
    while (!(await hasBegun())) await delay(5);
    program.kill(signal);
    const ended = await program.ended;
    expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code, stderr: '' });
    expect(ended.stdout).not.toContain('ready');
    running.push((await startProcess(env)).program);
  });

  if (isMysql) {
    it('should stay empty where its user may not create triggers', async () => {
      const url = await freshDatabase();
      const name = new URL(url).pathname.slice(1);
      const limited = `'${name}'@'%'`;
      await onServer(
        url,
        `CREATE USER ${limited} IDENTIFIED BY 'limited'`,
        `GRANT ALL ON ${name}.* TO ${limited}`,
        `REVOKE TRIGGER ON ${name}.* FROM ${limited}`,
      );
      const DATABASE_URL = Object.assign(new URL(url), { username: name, password: 'limited' }).href;
      for (const args of [['dist/src/main.js'], ['dist/src/cli/platform.js', 'migrate']]) {
        const { code, stderr } = await new Program(args, { env: { DATABASE_URL, PORT: '0' } }).ended;
        expect(code).toBe(1);
        expect(stderr).toMatch(
          /^The user of DATABASE_URL may not create tables and triggers \(.+\): grant it all .+\.\n$/,
        );
        expect(await onServer(url, 'SHOW TABLES')).toEqual([]);
      }
      await onServer(url, `GRANT TRIGGER ON ${name}.* TO ${limited}`);
      running.push((await startProcess({ DATABASE_URL })).program);
      await onServer(url, `DROP USER ${limited}`);
    });

    it('should be said to be broken off where a part of a migration is there', async () => {
      const DATABASE_URL = await freshDatabase();
      await onServer(DATABASE_URL, 'CREATE TABLE seed_record (id int)');
      const { code, stderr } = await new Program(['dist/src/main.js'], { env: { DATABASE_URL, PORT: '0' } }).ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(/^A change of this database's schema was broken off before \(Table 'seed_record' .+\n$/);
    });
  }

  it('should be prepared once when several commands run on it together', async () => {
    const env = { DATABASE_URL: await freshDatabase() };
    const ended = await Promise.all([1, 2, 3, 4].map(() => platform(['seed'], { env })));
    for (const { code, stdout, stderr } of ended) {
      expect({ code, stdout, stderr }).toMatchObject({ code: 0, stderr: '' });
    }
  });
});
