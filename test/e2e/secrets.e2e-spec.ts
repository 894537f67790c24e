import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../src/config/project.js';
import { Program } from '../support/processes.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

/** A failure as that of a statement, with what was bound to it. */
const failure =
  "Object.assign(new Error('it went wrong'), { query: 'UPDATE x', parameters: ['s3' + 'cret'], driverError: { sql: 's3' + 'cret' } })";

suite('what the process says when it fails', () => {
  it.each([
    ['nobody waits for', `Promise.reject(${failure})`],
    ['nobody catches', `throw ${failure}`],
  ])('should hold nothing that was bound to a statement: a failure that %s', async (_, statement) => {
    // Once the service is ready, as its first line tells.
    const script = `const log = console.log; console.log = (...all) => { log(...all); setTimeout(() => { ${statement} }, 50); };`;
    const env = { PORT: '0', NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
    const { code, stdout, stderr } = await new Program(['dist/src/main.js'], { env }).ended;
    expect(stdout).toContain('ready at');
    expect(code).toBe(1);
    expect(stderr).toContain('it went wrong');
    expect(stderr).toContain('    at ');
    expect(stdout + stderr).not.toContain('s3cret');
  });

  it('should hold nothing that was bound to a statement: a failure at the start', async () => {
    const typeorm = pathToFileURL(join(projectRoot, 'dist/packages/typeorm.js'));
    const script = `const { DataSource } = await import('${typeorm.href}'); DataSource.prototype.initialize = async () => { throw ${failure}; };`;
    const env = { PORT: '0', NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
    const { code, stdout, stderr } = await new Program(['dist/src/main.js'], { env }).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('it went wrong');
    expect(stderr).not.toContain('s3cret');
  });
});
