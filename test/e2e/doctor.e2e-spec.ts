import fs, { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Database } from '../../src/database/database.js';
import type { Finding } from '../../src/cli/doctor/doctor.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;
const onMysql = !process.env.DATABASE_URL!.startsWith('sqlite:');

const afterConnecting = [
  ...(onMysql ? [] : ['database file undamaged']),
  'migrations',
  'schema as this version expects it',
  'triggers of the schema',
  ...(onMysql ? ['text compared by code point'] : []),
  'rows that others refer to',
  'numbers of rows',
  'default organisation',
  'default group',
  'default theme, if any, approved',
  'an active superuser',
  'an active administrator',
  'audit trail unbroken',
];

/** What the doctor finds with these settings: the fault of each check, undefined where all is well. */
async function examine(env: Record<string, string> = {}): Promise<Record<string, string | undefined>> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  jest.resetModules();
  try {
    const doctor = await import('../../src/cli/doctor/doctor.js');
    const found: Finding[] = [];
    for await (const finding of doctor.examine()) found.push(finding);
    return Object.fromEntries(found.map(({ name, fault }) => [name.replace(/ \(.*\)$/, ''), fault]));
  } finally {
    process.env = before;
    jest.resetModules();
  }
}

const faultsOf = (findings: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(findings).filter(([, fault]) => fault !== undefined));

suite('the doctor', () => {
  let sql: (statement: string, values?: unknown[]) => Promise<unknown>;
  let database: Database;
  let end: () => Promise<void>;
  const dataDir = process.env.DATA_DIR!;
  const pepper = join(dataDir, 'token-pepper');

  beforeAll(async () => {
    const { openServices } = await import('../../src/cli/services.js');
    const services = await openServices();
    await services.installation.prepare();
    ({ database } = services);
    sql = (statement, values = []) => database.write((manager) => manager.query(statement, values));
    end = () => services.close();
  });
  afterAll(() => end?.());

  /** Spoils something, looks, and mends it again: the fault must come and go. */
  const spoiled = async (spoil: [string, unknown[]?][], mend: [string, unknown[]?][]) => {
    for (const statement of spoil) await sql(...statement);
    try {
      return faultsOf(await examine());
    } finally {
      for (const statement of mend) await sql(...statement);
    }
  };

  it('should find nothing wrong with an installation that is well', async () => {
    const found = await examine();
    expect(Object.keys(found)).toEqual([
      'data directory writable',
      ...(onMysql ? [] : ['database file writable']),
      'space on the disk',
      'secret of token digests and audit trail',
      'database reachable',
      ...afterConnecting,
    ]);
    expect(faultsOf(found)).toEqual({});
  });

  it('should ask for a data directory that can be written to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'platform-doctor-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const name = 'data directory writable';
    const look = async (DATA_DIR: string) => (await examine({ DATA_DIR, TOKEN_PEPPER: 'x'.repeat(32) }))[name];
    try {
      expect(await look(file)).toBe(`${file} is not a directory; set DATA_DIR to one.`);
      expect(await look(join(file, 'below'))).toContain(`cannot be made: ${file} is not a directory`);
      // Root may write everywhere, so the answer of the system is made up.
      const access = jest.spyOn(fs, 'accessSync').mockImplementation(() => {
        throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      });
      const closed = await look(folder).finally(() => access.mockRestore());
      expect(closed).toBe(`${folder} is not writable; give it to the user that the service runs as, or set DATA_DIR.`);
      expect(await look(join(folder, 'new'))).toBeUndefined();
      expect(await look(folder)).toBeUndefined();
      expect(existsSync(join(folder, 'new'))).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('should ask for space on the disk, where there is an end to it', async () => {
    const look = async (sizes: Record<'blocks' | 'bavail' | 'bsize', number>) => {
      const statfs = jest.spyOn(fs, 'statfsSync').mockReturnValue(sizes as fs.StatsFs);
      const found = await examine({
        DATA_DIR: join(dataDir, 'none', 'yet'),
        DATABASE_URL: 'sqlite:',
        TOKEN_PEPPER: 'x'.repeat(32),
      }).finally(() => statfs.mockRestore());
      return found['space on the disk'];
    };
    const free = (bavail: number) => look({ blocks: 1_000_000, bavail, bsize: 4096 });
    expect(await free(4095)).toBe(
      `less than 16 MiB are free where ${dataDir} is; make space, or move what is there to a larger disk.`,
    );
    expect(await free(4096)).toBeUndefined();
    expect(await look({ blocks: 0, bavail: 0, bsize: 4096 })).toBeUndefined();
  });

  it('should ask for a secret that is whole and nobody else’s', async () => {
    const name = 'secret of token digests and audit trail';
    const secret = readFileSync(pepper);
    try {
      chmodSync(pepper, 0o640);
      expect((await examine())[name]).toBe(`others on this machine may read ${pepper}; run "chmod 600" on it.`);
      chmodSync(pepper, 0o600);
      writeFileSync(pepper, 'torn');
      expect((await examine())[name]).toBe(`${pepper} is damaged; set TOKEN_PEPPER or restore the file.`);
      rmSync(pepper);
      expect((await examine())[name]).toBe(
        `there is none yet; start the service, which makes ${pepper}, or set TOKEN_PEPPER.`,
      );
      expect((await examine({ TOKEN_PEPPER: 'x'.repeat(32) }))[name]).toBeUndefined();
    } finally {
      writeFileSync(pepper, secret, { mode: 0o600 });
    }
    expect((await examine())[name]).toBeUndefined();
  });

  const blocked = Object.fromEntries(afterConnecting.map((name) => [name, 'cannot be told without the database.']));
  const look = async (url: string) => faultsOf(await examine({ DATABASE_URL: url }));

  if (onMysql) {
    it('should ask for a database on a server, and tell nothing else without it', async () => {
      const fault = expect.stringMatching(/^The database x at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*\.$/);
      expect(await look('mysql://root:@127.0.0.1:1/x')).toEqual({ 'database reachable': fault, ...blocked });
    });

    it('should ask for columns that compare text by code point', async () => {
      const found = await spoiled(
        [['CREATE TABLE odd (name varchar(9)) COLLATE utf8mb4_general_ci']],
        [['DROP TABLE odd']],
      );
      expect(found).toEqual({
        'text compared by code point':
          'odd.name is utf8mb4_general_ci; convert it to utf8mb4_nopad_bin, on MySQL to utf8mb4_0900_bin.',
      });
    });
  } else {
    it('should ask for a database, and tell nothing else without it', async () => {
      const none = 'there is none yet; start the service, or run "platform seed".';
      expect(await look('sqlite:none.sqlite')).toEqual({ 'database reachable': none, ...blocked });
      expect(existsSync(join(dataDir, 'none.sqlite'))).toBe(false);
      mkdirSync(join(dataDir, 'odd'), { recursive: true });
      writeFileSync(
        join(dataDir, 'odd/odd.sqlite'),
        'this is no database, but longer than the head of one'.repeat(100),
      );
      const fault = expect.stringMatching(
        /^The database \S+odd\.sqlite cannot be used: .*not a database; restore a backup, or .*\.$/,
      );
      expect(await look('sqlite:odd/odd.sqlite')).toEqual({ 'database reachable': fault, ...blocked });
    });

    it('should look at all of the file, and tell nothing else of a damaged one', async () => {
      const file = join(dataDir, 'torn.sqlite');
      await database.read(`VACUUM INTO '${file}'`);
      const [index] = (await sql(
        "SELECT rootpage FROM sqlite_master WHERE name = 'IDX_fd235fdf1063bf6925e04050ca'",
      )) as [{ rootpage: number }];
      const [{ page_size: size }] = (await sql('PRAGMA page_size')) as [{ page_size: number }];
      const content = readFileSync(file);
      writeFileSync(file, content.fill(0xff, (index.rootpage - 1) * size, index.rootpage * size));
      const [name, ...others] = afterConnecting;
      expect(await look(`sqlite:${file}`)).toEqual({
        [name!]: expect.stringMatching(/^[^\n]*btree[^\n]*; restore a backup, or [^\n]*README\.md[^\n]*\.$/),
        ...Object.fromEntries(others.map((other) => [other, 'cannot be told of a damaged file.'])),
      });
    });
  }

  it('should ask for all migrations, and none of a newer version, and tell nothing else without them', async () => {
    const blocked = Object.fromEntries(
      afterConnecting
        .slice(afterConnecting.indexOf('migrations') + 1)
        .map((name) => [name, 'cannot be told on the schema of another version.']),
    );
    const [last] = (await sql('SELECT * FROM migration ORDER BY id DESC LIMIT 1')) as {
      id: string;
      name: string;
      timestamp: string;
    }[];
    const { id, name, timestamp } = last!;
    const add = (migration: string): [string, unknown[]] => [
      'INSERT INTO migration (id, name, timestamp) VALUES (?, ?, ?)',
      [id, migration, timestamp],
    ];
    const remove: [string, unknown[]] = ['DELETE FROM migration WHERE id = ?', [id]];
    expect(await spoiled([remove], [add(name)])).toEqual({
      migrations: '1 pending; start the service, or run "platform migrate".',
      ...blocked,
    });
    const newer: [string, unknown[]] = [
      "INSERT INTO migration (name, timestamp) VALUES ('Later4102444800000', 4102444800000)",
    ] as never;
    expect(await spoiled([newer], [["DELETE FROM migration WHERE name = 'Later4102444800000'"]])).toEqual({
      migrations:
        'The database has the migration Later4102444800000, which is of a newer version, or of a family that FAMILIES does not name; run that version, or set FAMILIES.',
      ...blocked,
    });
  });

  it('should ask for the schema of this version', async () => {
    expect(
      await spoiled([['ALTER TABLE bin_item ADD COLUMN odd int']], [['ALTER TABLE bin_item DROP COLUMN odd']]),
    ).toEqual({
      'schema as this version expects it': expect.stringMatching(
        /^statements that would mend it: [1-9]\d*, such as .+; undo what was changed by hand, or restore a backup\. A family whose columns changed needs a migration \("npm run migration:generate -- <name>"\)\.$/,
      ),
    });
  });

  it('should ask for the triggers, which a dump may be without', async () => {
    const [trigger] = (await sql(
      onMysql ? 'SHOW CREATE TRIGGER theme_added' : "SELECT sql FROM sqlite_master WHERE name = 'theme_added'",
    )) as Record<string, string>[];
    const made = trigger![onMysql ? 'SQL Original Statement' : 'sql']!;
    expect(await spoiled([['DROP TRIGGER theme_added']], [[made]])).toEqual({
      'triggers of the schema': 'missing: 1, such as theme_added; restore a backup that has them.',
    });
  });

  it('should ask for rows that others refer to', async () => {
    const off = onMysql ? 'SET foreign_key_checks = 0' : 'PRAGMA foreign_keys = OFF';
    const on = onMysql ? 'SET foreign_key_checks = 1' : 'PRAGMA foreign_keys = ON';
    const runner = database.dataSource.createQueryRunner();
    try {
      await runner.query(off);
      await runner.query('INSERT INTO user_role (user_id, role_id) VALUES (4242, 4343)');
      expect(faultsOf(await examine())).toEqual({
        'rows that others refer to': expect.stringMatching(
          /^some rows of user_role have a (user|role)_id that is not in (account|role); remove them, or restore a backup\.$/,
        ),
      });
    } finally {
      await runner.query('DELETE FROM user_role WHERE user_id = 4242');
      await runner.query(on);
      await runner.release();
    }
  });

  it('should ask for the numbers of rows, and say how to mend them', async () => {
    const wrong = async (): Promise<string> => {
      const { 'numbers of rows': fault, ...others } = faultsOf(await examine());
      expect(others).toEqual({});
      return fault!;
    };
    const mend = (fault: string) => sql(/; stop the service and run "(.*)" on the database\.$/.exec(fault)![1]!);
    const numbers = () => sql("SELECT * FROM row_count WHERE table_name IN ('account', 'theme') ORDER BY table_name");
    const before = await numbers();
    await sql("UPDATE row_count SET total = total + 77 WHERE table_name = 'theme'");
    const of = await wrong();
    expect(of).toMatch(/^row_count says \d+ of theme, and \d are there; /);
    await mend(of);
    await sql("DELETE FROM row_count WHERE table_name = 'account'");
    const none = await wrong();
    expect(none).toMatch(/^row_count says 0 of account, and [1-9]\d* are there; /);
    await mend(none);
    expect(await numbers()).toEqual(before);
  });

  it.each([
    ['default organisation', 'organisation'],
    ['default group', 'account_group'],
  ])('should ask for the %s', async (name, table) => {
    const { defaultOrganisationId } = await import('../../src/accounts/organisations/organisation.entity.js');
    const { defaultGroupId } = await import('../../src/accounts/groups/group.entity.js');
    const id = table === 'organisation' ? defaultOrganisationId : defaultGroupId;
    const off = onMysql ? 'SET foreign_key_checks = 0' : 'PRAGMA defer_foreign_keys = 1';
    const on = onMysql ? 'SET foreign_key_checks = 1' : 'PRAGMA defer_foreign_keys = 0';
    const found = await spoiled(
      [
        [off],
        [`ALTER TABLE ${table} RENAME TO hidden`],
        [`CREATE TABLE ${table} AS SELECT * FROM hidden WHERE id <> ${id}`],
      ],
      [[`DROP TABLE ${table}`], [`ALTER TABLE hidden RENAME TO ${table}`], [on]],
    );
    expect(found[name]).toBe(`there is none with the id ${id}, which new users need; restore it.`);
  });

  it('should ask for one default theme, which is approved', async () => {
    const { ThemeStatus } = await import('../../src/themes/theme.entity.js');
    const name = 'default theme, if any, approved';
    const status = (value: number): [string, unknown[]] => [
      'UPDATE theme SET status = ? WHERE is_default IS NOT NULL',
      [value],
    ];
    const [theme] = (await sql('SELECT title FROM theme WHERE is_default IS NOT NULL')) as { title: string }[];
    expect(await spoiled([status(ThemeStatus.Editing)], [status(ThemeStatus.Approved)])).toEqual({
      [name]: `"${theme!.title}" is EDITING; approve it or choose another.`,
    });
    // None at all is allowed.
    expect(
      await spoiled(
        [['UPDATE theme SET is_default = NULL WHERE title = ?', [theme!.title]]],
        [['UPDATE theme SET is_default = 1 WHERE title = ?', [theme!.title]]],
      ),
    ).toEqual({});
    const several = await spoiled(
      [
        ['ALTER TABLE theme RENAME TO hidden'],
        ['CREATE TABLE theme AS SELECT * FROM hidden'],
        ['INSERT INTO theme SELECT * FROM hidden'],
      ],
      [['DROP TABLE theme'], ['ALTER TABLE hidden RENAME TO theme']],
    );
    expect(several[name]).toBe('there are several; leave one.');
  });

  it('should ask for a superuser and for an administrator, who are active', async () => {
    const none = 'there is none; run "platform user create NAME --superuser --administrator --password-stdin".';
    const set = (column: string, value: number): [string, unknown[]] => [`UPDATE account SET ${column} = ?`, [value]];
    expect(await spoiled([set('is_superuser', 0)], [set('is_superuser', 1)])).toEqual({ 'an active superuser': none });
    expect(await spoiled([set('is_active', 0)], [set('is_active', 1)])).toEqual({
      'an active superuser': none,
      'an active administrator': none,
    });
    const held = (await sql('SELECT user_id, role_id FROM user_role')) as { user_id: string; role_id: string }[];
    const giveBack = held.map(({ user_id, role_id }): [string, unknown[]] => [
      'INSERT INTO user_role (user_id, role_id) VALUES (?, ?)',
      [user_id, role_id],
    ]);
    expect(await spoiled([['DELETE FROM user_role']], giveBack)).toEqual({ 'an active administrator': none });
    // By a group of theirs will do, too.
    const { role_id } = held[0]!;
    const { defaultGroupId } = await import('../../src/accounts/groups/group.entity.js');
    const byGroup: [string, unknown[]] = [
      'INSERT INTO group_role (group_id, role_id) VALUES (?, ?)',
      [defaultGroupId, role_id],
    ];
    expect(
      await spoiled(
        [['DELETE FROM user_role'], byGroup],
        [['DELETE FROM group_role WHERE role_id = ?', [role_id]], ...giveBack],
      ),
    ).toEqual({});
  });
});
