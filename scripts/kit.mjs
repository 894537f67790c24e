// npm run kit [-- --check | --record | --types <folder>]
// Writes docs/kit.md and the types that packages are compiled with. --check writes nothing and tells what is out of
// date; --record, at a release, makes today's exports those that CHANGELOG.md is compared with; --types writes the
// types only.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const entries = {
  'media-asset-platform/kit': 'src/kit/index.ts',
  'media-asset-platform/kit/administration': 'src/kit/administration.ts',
  'media-asset-platform/kit/pages': 'src/web/kit/index.ts',
  'media-asset-platform/kit/testing': 'src/testing.ts',
};
const guide = 'docs/kit.md';
const recordFile = 'docs/kit-exports.json';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The documentation of each entry, and the names that it exports; the program of all of them is read once. */
async function documents() {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  try {
    const { Application } = await import('typedoc');
    const typedoc = await Application.bootstrapWithPlugins({
      plugin: ['typedoc-plugin-markdown'],
      entryPoints: Object.values(entries),
      out: folder,
      entryFileName: 'kit',
      outputFileStrategy: 'modules',
      readme: 'none',
      skipErrorChecking: true,
      validation: false,
      logLevel: 'Error',
      disableSources: true,
      disableGit: true,
      excludeExternals: true,
      excludePrivate: true,
      hideBreadcrumbs: true,
      hidePageHeader: true,
      groupOrder: ['Functions', 'Classes', 'Interfaces', 'Type Aliases', 'Variables'],
      parametersFormat: 'table',
      propertyMembersFormat: 'table',
      interfacePropertiesFormat: 'table',
      classPropertiesFormat: 'table',
      typeDeclarationFormat: 'table',
    });
    const found = typedoc.getEntryPoints() ?? [];
    const all = [];
    for (const [title, file] of Object.entries(entries)) {
      const entry = found.find(({ sourceFile }) => sourceFile.fileName.endsWith(`/${file}`));
      if (!entry) throw new Error(`${file} cannot be read.`);
      typedoc.options.setValue('name', title);
      const project = typedoc.converter.convert([entry]);
      await typedoc.generateOutputs(project);
      all.push({ text: readFileSync(join(folder, 'kit.md'), 'utf8'), names: project.children.map(({ name }) => name) });
    }
    return all;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a package is compiled with: the kit, and the words that the platform's own families declare. */
function writeTypes(folder) {
  rmSync(folder, { recursive: true, force: true });
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.kit.json', '--outDir', folder];
  execFileSync(process.execPath, tsc, { stdio: 'inherit' });
  const families = globSync('src/*/*.family.d.ts', { cwd: folder }).map((file) => file.replace(/\.d\.ts$/, '.js'));
  const lines = families.sort().map((file) => `import './${file}';`);
  writeFileSync(join(folder, 'kit.d.ts'), [...lines, "export * from './src/kit/index.js';", ''].join('\n'));
}

if (process.argv[2] === '--types') {
  writeTypes(process.argv[3]);
  process.exit();
}

const described = await documents();
const text = `<!-- Made by \`npm run kit\`. -->\n\n${described.map((one) => one.text.trim()).join('\n\n')}\n`;
const names = [...new Set(described.flatMap((one) => one.names))].sort();

/** What packages can tell of a change, by what CHANGELOG.md says of the version that comes next. */
function untold() {
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8'));
  if (recorded.version !== version) {
    return [`${recordFile} is of ${recorded.version}, not of ${version}: run \`npm run kit -- --record\`.`];
  }
  const [, section = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const changed = [
    ...names.filter((name) => !recorded.exports.includes(name)),
    ...recorded.exports.filter((name) => !names.includes(name)),
  ];
  return changed
    .filter((name) => !section.includes(`\`${name}\``))
    .map((name) => `The topmost section of CHANGELOG.md does not name \`${name}\`, which came to the kit or went.`);
}

if (process.argv.includes('--check')) {
  const faults = untold();
  if (readFileSync(guide, 'utf8') !== text) faults.push(`${guide} is out of date: run \`npm run kit\`.`);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
writeFileSync(guide, text);
if (process.argv.includes('--record')) {
  writeFileSync(recordFile, `${JSON.stringify({ version, exports: names }, null, 2)}\n`);
}
writeTypes('types');
