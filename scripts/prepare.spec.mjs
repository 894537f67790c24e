import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';

describe('scripts/prepare.mjs', () => {
  let folder;
  const script = () => join(folder, 'scripts', 'prepare.mjs');

  beforeEach(() => {
    folder = mkdtempSync(join(process.env.TEST_FOLDER, 'prepare-'));
    for (const name of ['scripts', 'node_modules', 'dist']) mkdirSync(join(folder, name));
    copyFileSync(join(import.meta.dirname, 'prepare.mjs'), script());
    const build = `node -e "fs.appendFileSync('log', 'begun ');setTimeout(() => fs.appendFileSync('log', 'done '), 1500)"`;
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{}');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build } }));
    writeFileSync(join(folder, 'log'), '');
  });

  /** @param late milliseconds after which it goes on that has looked who has the turn */
  const prepare = async (late = 0) => {
    const hook = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const read = fs.readFileSync;
      fs.readFileSync = (path, ...rest) => {
        const text = read(path, ...rest);
        if (${late} && String(path).startsWith('.preparing')) {
          fs.writeFileSync('looked', '');
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${late});
        }
        return text;
      };
      syncBuiltinESMExports();`;
    const args = [`--import=data:text/javascript,${encodeURIComponent(hook)}`, script(), '--build'];
    const [code] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
    return code;
  };
  const until = async (isSo) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const log = () => readFileSync(join(folder, 'log'), 'utf8');
  const left = () => readdirSync(folder).filter((name) => name.startsWith('.preparing'));
  /** The number of a process that has ended. */
  const ended = () => String(spawnSync('true').pid);

  it('should take the turn of one that has ended, but once', async () => {
    writeFileSync(join(folder, '.preparing'), ended());
    const late = prepare(1000);
    await until(() => existsSync(join(folder, 'looked')));
    expect(await Promise.all([prepare(), prepare(), late])).toEqual([0, 0, 0]);
    expect(log()).toBe('begun done ');
    expect(left()).toEqual([]);
  });

  it('should follow who has ended after following', async () => {
    writeFileSync(join(folder, '.preparing'), ended());
    const first = spawn(process.execPath, [script(), '--build'], { stdio: 'ignore' });
    await until(() => log() !== '');
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(left()).toHaveLength(2);
    expect(await Promise.all([prepare(), prepare(300)])).toEqual([0, 0]);
    expect(log().match(/begun/g)).toHaveLength(2);
    expect(left()).toEqual([]);
  });
});
