// The three servers that are compared, on one database: the service, the bare one and the documented one.
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { answering, freePort, start } from './processes.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Starts all three; each is `{ name, url, child }`. `env` says where the data is; `folder` is for what is compiled. */
export async function startContestants(env, folder) {
  const driver = pathToFileURL(join(root, 'dist/src/database/sqlite-driver.js')).href;
  return {
    ours: await server('ours', join(root, 'dist/src/main.js'), { env }),
    bare: await server('bare', join(here, 'bare/server.mjs'), { env, ipc: true }),
    documented: await server('documented', await compile(folder), {
      env: { ...env, SQLITE_DRIVER: driver },
      ipc: true,
    }),
  };
}

async function server(name, program, { env, ipc }) {
  const port = await freePort();
  const child = start([program], { env: { ...env, PORT: String(port) }, ipc });
  const url = `http://127.0.0.1:${port}`;
  await answering(child, `${url}/API/v2/healthcheck/simple`);
  return { name, url, child };
}

/** Compiles the documented application as the service itself is compiled; returns its program. */
async function compile(folder) {
  const target = join(folder, 'documented');
  mkdirSync(target);
  writeFileSync(join(target, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'), 'junction');
  const source = join(here, 'documented');
  for (const file of readdirSync(source)) {
    const { code } = await transformFile(join(source, file), { cwd: root, sourceMaps: false });
    writeFileSync(join(target, file.replace(/\.ts$/, '.js')), code);
  }
  return join(target, 'main.js');
}
