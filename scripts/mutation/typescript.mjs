// Lets Node import our TypeScript, compiled as the tests compile it, and specs take their functions from `suites.mjs`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const compiled = new Map();
const mocks = new Map();
const harness = new URL('suites.mjs', import.meta.url).href;
let generation = 0;

/**
 * From now on every file of ours is evaluated anew when it is imported, as jest does for each spec, so nothing that one
 * mutant left behind meets the next. Packages stay as they are, but for the entities that TypeORM was told of.
 */
export function forget() {
  generation++;
  mocks.clear();
  delete globalThis.typeormMetadataArgsStorage;
}

/** Gives importers of a package what `make` returns, until the next `forget`. */
export function mock(specifier, make) {
  mocks.set(specifier, make());
}

/** Imports a TypeScript file of ours as it is in this generation. */
export const load = (path) => import(addressed(pathToFileURL(path).href));

/** What a mocked package exports, for the module that stands in for it. */
export const mocked = (specifier) => mocks.get(specifier);

const addressed = (url) => `${url}?generation=${generation}`;

function compile(url) {
  if (!compiled.has(url)) {
    const filename = fileURLToPath(url);
    compiled.set(url, transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' }).code);
  }
  return compiled.get(url);
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: harness, shortCircuit: true };
    if (mocks.has(specifier)) return { url: `mock:${specifier}?${generation}`, shortCircuit: true };
    const [parent] = (context.parentURL ?? '').split('?');
    if (!parent.endsWith('.ts') || !/^(\.|\/|file:)/.test(specifier)) return next(specifier, context);
    return { url: addressed(new URL(specifier.replace(/\.js$/, '.ts'), parent).href), shortCircuit: true };
  },
  load(url, context, next) {
    if (url.startsWith('mock:')) {
      const name = url.slice('mock:'.length, url.lastIndexOf('?'));
      const names = Object.keys(mocks.get(name)).filter((key) => /^(?!default$)[\w$]+$/.test(key));
      const source = [
        `import { mocked } from ${JSON.stringify(import.meta.url)};`,
        ...names.map((key) => `export const ${key} = mocked(${JSON.stringify(name)}).${key};`),
      ].join('\n');
      return { format: 'module', source, shortCircuit: true };
    }
    const [file] = url.split('?');
    if (!file.startsWith('file:') || !file.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: compile(file), shortCircuit: true };
  },
});
