import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../src/config/project.js';
import { Program, platform, startProcess } from '../support/processes.js';
import { Client } from '../support/client.js';
import { freshDatabase } from '../support/fresh-database.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

const oneSentence = /^[^\n]+[.!?]\n$/;

suite('the command platform', () => {
  let key: string;

  beforeAll(async () => {
    // The first command of all: there is no database yet.
    const created = await platform(
      ['user', 'create', 'Ann', '--password-stdin', '--permission', 'theme', '--role', '_item_search'],
      {
        input: 'a long password\nnot this line\n',
      },
    );
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const { code, stdout, stderr } = await platform([
      'token',
      'create',
      'ann',
      '--label',
      'panel',
      '--access',
      'read',
      '--expires',
      '2999-01-01',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}\n$/);
    key = stdout.trim();
  });

  it('should make users and tokens that the service lets in', async () => {
    const { program, url } = await startProcess();
    try {
      const byToken = await new Client(url).asToken(key).get('/API/v2/whoami/');
      expect(byToken.json).toMatchObject({
        user: { username: 'Ann', is_superuser: false },
        via: 'token',
        token: { label: 'panel', access: 'read', run_as: 'allowed', expires_at: '2999-01-01T00:00:00.000000Z' },
        permissions: ['theme', 'user'],
        platform_roles: [],
        roles: ['_item_search'],
      });
      const basic = new Client(url).asBasic({ username: 'ANN', password: 'a long password' });
      expect((await basic.get('/API/v1/theme/')).status).toBe(200);
      // "user create" must not stand in the way of the first administrator of the service.
      expect(
        (await basic.asBasic({ username: 'admin', password: 'first-administrator' }).get('/API/v1/theme/')).status,
      ).toBe(401);

      const { code, stdout } = await platform(['user', 'set-password', 'ann']);
      expect(code).toBe(0);
      expect((await basic.get('/API/v1/theme/')).status).toBe(401);
      // A reset ends what the old password had opened.
      expect((await new Client(url).asToken(key).get('/API/v2/whoami/')).status).toBe(401);
      const auditor = { username: 'auditor', password: 'a long password' };
      const made = await platform(['user', 'create', 'auditor', '--administrator', '--password-stdin'], {
        input: auditor.password,
      });
      expect(made.code).toBe(0);
      const trail = (await new Client(url).asBasic(auditor).get('/API/v2/audit/?via=command')).json.objects as object[];
      expect(trail).toEqual([
        expect.objectContaining({
          actor: 'command line',
          event: 'user',
          detail: expect.stringContaining('created "Ann"'),
        }),
        expect.objectContaining({ event: 'token' }),
        expect.objectContaining({ event: 'password', detail: expect.stringContaining('reset that of "Ann"') }),
        expect.objectContaining({
          event: 'user',
          detail: expect.stringMatching(/created "auditor".*platform_administrator/),
        }),
      ]);
      const fresh = { username: 'ann', password: stdout.trim() };
      expect((await new Client(url).asBasic(fresh).get('/API/v1/theme/')).status).toBe(200);
    } finally {
      program.kill('SIGTERM');
      expect((await program.ended).code).toBe(0);
    }
  });

  it('should change nothing by another secret than that of the service', async () => {
    const [own, elsewhere] = [process.env.DATA_DIR!, mkdtempSync(join(process.env.TEST_FOLDER!, 'secret-'))];
    const { DATABASE_URL = 'sqlite:' } = process.env;
    const database = DATABASE_URL === 'sqlite:' ? `sqlite:${join(own, 'platform.sqlite')}` : DATABASE_URL;
    const env = { DATA_DIR: elsewhere, DATABASE_URL: database };
    const refused = await platform(['token', 'create', 'ann'], { env });
    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `The database was made with another secret: restore token-pepper in ${elsewhere}, or set DATA_DIR or ` +
        'TOKEN_PEPPER as it was.\n',
    });
    // Nor by the service, whose data directory was restored without it.
    expect(await new Program(['dist/src/main.js'], { env: { ...env, PORT: '0' } }).ended).toEqual(refused);
    const TOKEN_PEPPER = readFileSync(join(own, 'token-pepper'), 'utf8').trim();
    expect((await platform(['token', 'create', 'ann'], { env: { ...env, TOKEN_PEPPER } })).code).toBe(0);
    expect((await platform(['audit', 'verify'])).code).toBe(0);
  });

  it('should give the rights that the options of user create name', async () => {
    const made = await platform([
      'user',
      'create',
      'Root',
      '--superuser',
      '--administrator',
      '--group',
      'users',
      '--inactive',
    ]);
    expect(made.code).toBe(0);
    const { stdout } = await platform(['user', 'list']);
    const rowOf = (name: string) =>
      stdout
        .split('\n')
        .find((line) => line.includes(name))!
        .trim()
        .split(/\s+/);
    const [id, last] = [expect.stringMatching(/^\d+$/), expect.any(String)];
    expect(rowOf('Root')).toEqual([id, 'no', 'yes', 'yes', 'no', last, 'Root']);
    // An administrator belongs to the staff.
    expect(rowOf('auditor').slice(0, 5)).toEqual([id, 'yes', 'yes', 'no', 'yes']);
    expect(rowOf('Ann').slice(0, 5)).toEqual([id, 'yes', 'no', 'no', 'yes']);
  });

  it('should list and revoke tokens without ever showing a key', async () => {
    const made = await platform(['token', 'create', 'ann', '--label', 'second']);
    expect(made.code).toBe(0);
    const { stdout } = await platform(['token', 'list', 'ann']);
    expect(stdout).toContain('panel');
    expect(stdout).not.toContain(made.stdout.slice(0, 20));
    expect(stdout).not.toContain(key.slice(0, 20));
    const id = /^\s*(\d+)\b/m.exec(stdout)![1]!;
    expect((await platform(['token', 'revoke', id])).code).toBe(0);
    const again = await platform(['token', 'revoke', id]);
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(oneSentence);
  });

  it.each([
    [['user', 'create', 'ann'], undefined],
    [['user', 'create', 'ＡＮＮ'], undefined],
    [['user', 'create', 'with:colon'], undefined],
    [['user', 'create', ' '], undefined],
    [['user', 'create', 'bob', '--password-stdin'], 'short\n'],
    [['user', 'create', 'bob', '--role', '_no_such_role'], undefined],
    [['user', 'create', 'bob', '--group', 'nobody'], undefined],
    [['user', 'set-password', 'nobody'], undefined],
    [['token', 'create', 'nobody'], undefined],
    [['token', 'create', 'ann', '--expires', '2001-01-01'], undefined],
    [['token', 'list', 'nobody'], undefined],
    [['token', 'revoke', '999999'], undefined],
  ])('should refuse %j with 1 and one sentence', async (args, input) => {
    const { code, stdout, stderr } = await platform(args, { input });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(oneSentence);
  });

  it.each([
    [[]],
    [['nothing']],
    [['user']],
    [['user', 'create']],
    [['user', 'create', 'bob', '--permission', 'everything']],
    [['user', 'create', 'bob', '--wrong']],
    [['token', 'create', 'ann', '--access', 'write']],
    [['token', 'create', 'ann', '--run-as', 'maybe']],
    [['token', 'create', 'ann', '--expires', 'soon']],
    [['token', 'revoke', 'x']],
    [['demo', '--users', 'many']],
  ])('should answer wrong usage %j with 2', async (args) => {
    const { code, stdout } = await platform(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  const unread = (args: string[]) => platform(args, { unread: true });
  const onFullDisk = (args: string[]) =>
    new Program(['-c', '"$@" > /dev/full', 'sh', process.execPath, 'dist/src/cli/platform.js', ...args], {
      command: 'sh',
    }).ended;

  it.each([['EPIPE', unread], ...(existsSync('/dev/full') ? [['ENOSPC', onFullDisk] as const] : [])])(
    'should leave no token whose key, and say of a password that it, could not be printed (%s)',
    async (code, run) => {
      const made = await run(['token', 'create', 'ann', '--label', `lost ${code}`]);
      expect(made).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          new RegExp(`^The key of token \\d+ could not be printed \\(${code}\\), so the token is revoked\\.\\n$`),
        ),
      });
      const [, id] = /token (\d+)/.exec(made.stderr)!;
      const { stdout } = await platform(['token', 'list', 'ann']);
      expect(stdout).toMatch(new RegExp(`^ *${id} +revoked .* lost ${code}$`, 'm'));
      expect(await run(['user', 'set-password', 'ann'])).toEqual({
        code: 1,
        stdout: '',
        stderr: `"ann" has a password that could not be printed (${code}): set another one.\n`,
      });
    },
  );

  it('should end well where nobody reads a list', async () => {
    expect((await platform(['token', 'list', 'ann'], { unread: true })).code).toBe(0);
  });

  it.each([[['audit', 'verify']], [['audit', 'verify', '--head', 'f'.repeat(64)]], [['doctor']]])(
    'should tell by its end what %j has found, though nobody reads it',
    async (args) => {
      const { code, stderr } = await platform(args);
      expect(await platform(args, { unread: true })).toEqual({ code, stdout: '', stderr });
    },
  );

  it.each([
    ['catalogue', 'orders', '--title', 'Order'],
    ['family', 'keys', '--title', 'Key'],
    ['family', 'manuals', '--title', 'Manual'],
  ])('should not make a %s of a table that no statement can name', async (...args) => {
    const { code, stderr } = await platform(['new', ...args]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^(order|key|manual) is a word of SQL[^\n]*\n$/),
    });
  });

  it.each([
    ['family', 'resources', 'Resource'],
    ['family', 'entities', 'Entity'],
    ['catalogue', 'texts', 'Text'],
  ])('should not make a %s of %s, whose files would have a name twice', async (kind, name, title) => {
    const folder = join(process.env.DATA_DIR!, name);
    const place = kind === 'family' ? ['--package', folder] : [];
    const { code, stderr } = await platform(['new', kind, name, '--title', title, ...place]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${title} would stand for two things in a file: choose another --title.\n`,
    });
    expect([folder, join(projectRoot, 'src', name)].filter((one) => existsSync(one))).toEqual([]);
  });

  it('should leave nothing of a package of which not all can be written', async () => {
    const folder = join(process.env.DATA_DIR!, 'half');
    mkdirSync(folder);
    writeFileSync(join(folder, 'test'), 'a file where a folder is to be');
    expect((await platform(['new', 'family', 'halves', '--package', folder])).code).toBe(1);
    expect(readdirSync(folder)).toEqual(['test']);
  });

  it('should say with a bad setting what is wrong with it', async () => {
    const { code, stderr } = await platform(['user', 'list'], { env: { DATABASE_URL: 'postgres://x' } });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL [^\n]*\.\n$/);
  });

  it.each([
    ['user', 'list'],
    ['user', 'set-password', 'ann'],
    ['token', 'create', 'ann'],
    ['token', 'list', 'ann'],
    ['token', 'revoke', '1'],
    ['audit', 'verify'],
  ])('should not make a database for %s %s', async (...args) => {
    const nowhere = join(process.env.DATA_DIR!, 'mistyped');
    for (const DATABASE_URL of ['sqlite:', await freshDatabase()]) {
      const { code, stderr } = await platform(args, { env: { DATABASE_URL, DATA_DIR: nowhere } });
      expect({ code, stderr, made: existsSync(nowhere) }).toEqual({
        code: 1,
        stderr: 'There is no database yet: start the service, or run "platform seed".\n',
        made: false,
      });
    }
  });

  it('should find nothing wrong with a fresh installation but the missing superuser', async () => {
    const ill = await platform(['doctor']);
    expect(ill.code).toBe(1);
    expect(ill.stdout.match(/^not ok.*$/gm)).toEqual([expect.stringContaining('superuser')]);
    expect((await platform(['user', 'create', 'chief', '--superuser'])).code).toBe(0);
    expect((await platform(['doctor'])).code).toBe(0);
  });

  it('should run migrate and seed any number of times', async () => {
    expect(await platform(['migrate'])).toMatchObject({ code: 0, stderr: '' });
    expect(await platform(['seed'])).toMatchObject({ code: 0, stderr: '' });
  });

  it('should say of a database of a newer version that it is one, as should the service, once', async () => {
    const env = { DATABASE_URL: await freshDatabase(), LOG_LEVEL: 'warn', WORKERS: '2' };
    expect((await platform(['migrate'], { env })).stdout).toMatch(/^(Ran \w+\.\n)+$/);
    const spoiling = `
      await import('./dist/src/runtime.js');
      const { default: dataSource } = await import('./dist/ormconfig.js');
      await dataSource.initialize();
      await dataSource.query("INSERT INTO migration (name, timestamp) VALUES ('Later4102444800000', 4102444800000)");
      await dataSource.destroy();`;
    expect((await new Program(['--input-type=module', '--eval', spoiling], { env }).ended).code).toBe(0);
    const fault =
      'The database has the migration Later4102444800000, which is of a newer version, or of a family that FAMILIES does not name; run that version, or set FAMILIES.';
    expect(await platform(['migrate'], { env })).toEqual({ code: 1, stdout: '', stderr: `${fault}\n` });
    const { program } = await startProcess(env);
    program.kill('SIGTERM');
    const { stderr } = await program.ended;
    const warnings = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(warnings).toEqual([expect.objectContaining({ level: 40, context: 'Migrations', msg: fault })]);
  });

  it('should say that the service makes no administrator where demo data came first', async () => {
    const env = {
      DATA_DIR: mkdtempSync(join(process.env.TEST_FOLDER!, 'demo-')),
      DATABASE_URL: '',
      ADMIN_PASSWORD: 'first-administrator',
    };
    const demo = () => platform(['demo', '--users', '3', '--themes', '0'], { env });
    const command = 'user create admin --superuser --administrator --password-stdin';
    expect((await demo()).stdout).toContain(`"platform ${command}" makes one.\n`);
    expect((await demo()).stdout).not.toContain('makes one');
    expect((await platform(command.split(' '), { env, input: 'a long password\n' })).code).toBe(0);
    const { program, url } = await startProcess(env);
    const status = async (password: string): Promise<number> =>
      (await new Client(url).asBasic({ username: 'admin', password }).get('/API/v2/audit/')).status;
    expect([await status('first-administrator'), await status('a long password')]).toEqual([401, 200]);
    program.kill('SIGTERM');
    await program.ended;
  });

  it('should add demo data, and more of it when run again', async () => {
    const demo = () =>
      new Program(['dist/src/cli/platform.js', 'demo', '--users', '30', '--themes', '8', '--bin-items', '40']).ended;
    expect((await demo()).code).toBe(0);
    expect((await demo()).code).toBe(0);
    const { program, url } = await startProcess();
    try {
      const { stdout } = await platform(['token', 'create', 'chief']);
      const client = new Client(url).asToken(stdout.trim());
      expect((await client.get('/API/v1/userprofile/')).json.meta.total_count).toBe(64);
      const themes = (await client.get('/API/v1/theme/?limit=0')).json.objects as { status: number }[];
      expect(new Set(themes.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]));
    } finally {
      program.kill('SIGTERM');
      await program.ended;
    }
  });
});
