// The servers that are compared, on one database: the service, the bare one and the documented one.
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { freePort } from '../scripts/free-port.mjs';
import { answering, start } from './processes.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Answers that do not depend on the data: the bare server has them as files. */
const documents = ['/API/v1/userprofile/schema/', '/API/v2/openapi.json'];

/**
 * Starts the servers; each is `{ name, url, child }`. `env` says where the data is; `folder` is for files of theirs.
 * @param {{ documented: boolean, key: string }} options `key` of a token that may read the documents
 */
export async function startContestants(env, folder, { documented, key }) {
  const ours = await startOurs(env);
  const bareEnv = { ...env, DOCUMENTS: folder };
  await saveDocuments(ours.url, key, folder);
  const driver = pathToFileURL(join(root, 'dist/src/database/sqlite-driver.js')).href;
  return {
    ours,
    bare: await server('bare', join(here, 'bare/server.mjs'), { env: bareEnv, ipc: true }),
    ...(documented && {
      documented: await server('documented', await compile(folder), {
        env: { ...env, SQLITE_DRIVER: driver },
        ipc: true,
      }),
    }),
  };
}

/** The service as it is started in production. */
export function startOurs(env, name = 'ours') {
  return server(name, join(root, 'dist/src/main.js'), { env });
}

async function server(name, program, { env, ipc }) {
  const port = await freePort();
  const child = start([program], { env: { ...env, PORT: String(port) }, ipc });
  const url = `http://127.0.0.1:${port}`;
  await answering(child, `${url}/API/v2/healthcheck/simple`);
  return { name, url, child };
}

async function saveDocuments(url, key, folder) {
  const saved = [];
  for (const [n, path] of documents.entries()) {
    const request = get(url + path, { headers: { 'AUTH-TOKEN': key, 'Accept-Encoding': 'br' } });
    const [response] = await once(request, 'response');
    writeFileSync(join(folder, `document-${n}`), Buffer.concat(await response.toArray()));
    const headers = response.rawHeaders.flatMap((name, at, all) =>
      at % 2 === 1 || /^(content-length|date|connection|keep-alive)$/i.test(name) ? [] : [name, all[at + 1]],
    );
    saved.push({ path, headers, file: `document-${n}` });
  }
  writeFileSync(join(folder, 'documents.json'), JSON.stringify(saved));
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
