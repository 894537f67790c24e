import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
