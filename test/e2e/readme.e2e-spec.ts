import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/config/project.js';
import { startProcess, type Program } from '../support/processes.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;
const run = promisify(execFile);

const text = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/**
 * The lines of the shell blocks of README.md in their order. Starting the service is another matter
 * (scripts/smoke.mjs), as is saving a damaged file, which needs one and the program sqlite3.
 */
const lines = [...text('README.md').matchAll(/^```sh\n([^]*?)^```$/gm)]
  .map(([, block]) => block!.trimEnd())
  .filter((block) => !block.includes('sqlite3'))
  .flatMap((block) => block.split('\n'))
  .filter((line) => !/^npm (start|test)\b/.test(line));

suite('README.md', () => {
  let program: Program;
  let url: string;

  beforeAll(async () => {
    ({ program, url } = await startProcess({ ADMIN_PASSWORD: 'first-administrator' }));
  });

  afterAll(async () => {
    program?.kill('SIGTERM');
    await program?.ended;
  });

  it('should have something to be run', () => {
    expect(lines.filter((line) => line.startsWith('curl ')).length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.startsWith('npm run -s platform ')).length).toBeGreaterThan(5);
  });

  // In the order of the text: what is made stays. Nobody is there to type the password in.
  it.each(lines)('should be right that one can type: %s', async (line) => {
    const typed = line
      .replaceAll('http://127.0.0.1:8000', url)
      .replace('-u admin ', '-u admin:first-administrator ')
      .replace(/^curl /, 'curl --silent --show-error --fail ');
    const typing = run('sh', ['-c', typed], {
      cwd: projectRoot,
      env: { ...process.env, NODE_OPTIONS: '', PORT: new URL(url).port },
      timeout: 80_000,
    });
    typing.child.stdin!.end();
    const { stdout } = await typing;
    expect(stdout).not.toBe('');
  });
});

describe('the backup of README.md', () => {
  it('should be for its own user only, and never be committed', () => {
    const [, command] = /^SQLite, while it runs: `([^`]+)`/m.exec(text('README.md'))!;
    const folder = mkdtempSync(join(process.env.TEST_FOLDER!, 'backup-'));
    mkdirSync(join(folder, 'data'));
    new DatabaseSync(join(folder, 'data/platform.sqlite')).exec('CREATE TABLE kept (id)');
    // In place of the program, which need not be installed.
    const program = "new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec(process.argv[2])";
    const stub = `#!/bin/sh\nexec "${process.execPath}" -e "${program}" "$@"\n`;
    writeFileSync(join(folder, 'sqlite3'), stub, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env.PATH}` };
    execFileSync('sh', ['-c', `umask 022; ${command}`], { cwd: folder, env });
    expect(statSync(join(folder, 'backup.sqlite')).mode & 0o777).toBe(0o600);
    expect(text('.gitignore').split('\n')).toContain('*.sqlite');
  });
});

describe('CONTRIBUTING.md', () => {
  it('should be right how one file is run on one engine', () => {
    const [, args = ''] = /`npm test -- ([^`]*--selectProjects[^`]*)`/.exec(text('CONTRIBUTING.md')) ?? [];
    const listed = execFileSync(
      process.execPath,
      ['node_modules/jest/bin/jest.js', ...args.split(' '), '--listTests'],
      {
        cwd: projectRoot,
        env: { ...process.env, NODE_OPTIONS: '' },
        encoding: 'utf8',
      },
    );
    expect(listed.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      join(projectRoot, 'test/e2e/themes.e2e-spec.ts'),
    ]);
  });
});
