import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { projectRoot } from '../config/project.js';
import type { NewFile } from './new/files.js';
import { isReserved, namesOf, type Names } from './new/names.js';
import { Refusal } from './refusal.js';

type Changed = readonly [file: string, text: string];

/** The most characters of a name: lines that hold it several times must fit. */
const LONGEST = 30;

/** For developers: writes the files of something new from the templates that docs/extending.md shows. */
export function newCommand(platform: Command): void {
  const add = platform.command('new').description('write the source files of something new, for developers');
  add
    .command('catalogue')
    .description('a catalogue of media standards')
    .argument('<name>', 'as it stands in addresses, such as captionformat', nameInAddresses)
    .option('--title <Title>', 'what one entry is called, such as CaptionFormat', title)
    .action(catalogue);
  add
    .command('family')
    .description('a family of resources with a page; with a folder, in a package of its own')
    .argument('<name>', 'as it stands in addresses, such as annotations', nameInAddresses)
    .option('--title <Title>', 'what one object is called, such as Annotation', title)
    .option('--package <folder>', 'where the package is to stand')
    .action(family);
}

async function catalogue(name: string, options: { title?: string }): Promise<void> {
  const { catalogueFiles } = await import('./new/files.js');
  write(projectRoot, catalogueFiles(namesFor(name, options.title), Date.now()));
  console.log('Then: npm run api');
}

async function family(name: string, options: { title?: string; package?: string }): Promise<void> {
  const { familyFiles, packageFiles } = await import('./new/files.js');
  const names = namesFor(name, options.title);
  if (options.package !== undefined) {
    const folder = resolve(options.package);
    write(folder, packageFiles(names, Date.now(), folder));
    console.log(`Then: npm run kit here, npm install && npm test there, and FAMILIES='${folder}' npm start here`);
    return;
  }
  write(projectRoot, familyFiles(names, Date.now()), enlisted(names));
  console.log('Then: npm run api, and npm run kit');
}

/** @throws Refusal where the table would have a name that statements cannot have */
function namesFor(name: string, title?: string): Names {
  const names = namesOf(name, title);
  if (isReserved(names.table)) {
    throw new Refusal(
      `${names.table} is a word of SQL: call it something else, by --title ${names.class}Entry perhaps.`,
    );
  }
  return names;
}

/**
 * Writes files, and then what changes in others: all of it, or nothing.
 * @throws Refusal, before any is written, where one is there already or could not be compiled
 */
function write(folder: string, files: readonly NewFile[], changed: readonly Changed[] = []): void {
  const there = files.find(({ path }) => existsSync(join(folder, path)));
  if (there) throw new Refusal(`There is ${join(folder, there.path)} already.`);
  for (const { text } of files) {
    const twice = nameGivenTwice(text);
    if (twice) throw new Refusal(`${twice} would stand for two things in a file: choose another --title.`);
  }
  process.umask(0o022); // sources are for all to read: the service may run as somebody else
  const made: string[] = [];
  const make = (file: string, text: string): void => {
    const parent = mkdirSync(dirname(file), { recursive: true });
    made.push(parent ?? file);
    writeFileSync(file, text);
  };
  const written = files.map(({ path }) => join(folder, path));
  try {
    for (const [at, { text }] of files.entries()) make(written[at]!, text);
    for (const [file, text] of changed) make(draftOf(file), text);
  } catch (error) {
    for (const path of made) rmSync(path, { recursive: true, force: true });
    throw error;
  }
  for (const [file] of changed) renameSync(draftOf(file), file);
  for (const file of [...written, ...changed.map(([name]) => name)]) console.log(relative(process.cwd(), file));
}

const draftOf = (file: string): string => `${file}.new`;

/** A name that a file would import or declare more than once. */
function nameGivenTwice(text: string): string | undefined {
  const imported = [...text.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const declared = [...text.matchAll(/^export class (\w+)/gm)].map(([, name = '']) => name);
  const given = [...imported.map((name) => name.trim().replace(/^type /, '')), ...declared];
  return given.find((name, place) => given.indexOf(name) < place);
}

/**
 * A family of our own in the list of them, its page among the pages, and rows among those that its plans are tried on.
 * @returns the files that change, and their texts
 * @throws Refusal
 */
function enlisted({ name, pages, table, title }: Names): Changed[] {
  const identifier = `${name.replaceAll('-', '')}Family`;
  const families = amended('src/families.ts', [
    ['\n/** All families', `import ${identifier} from './${name}/${name}.family.js';\n\n/** All families`],
    ['  ...(await loadFamilies', `  ${identifier},\n  ...(await loadFamilies`],
  ]);
  const web = amended('src/web/web.module.ts', [
    ['\nconst kit', `import { ${pages} } from './${name}/${name}.pages.js';\n\nconst kit`],
    ['  ],\n  providers', `    ${pages},\n  ],\n  providers`],
  ]);
  const owner = '${owner} - n % ${Math.min(400, count)}';
  const values = `${owner}, \${joined("'${title} '", 'n')}, \${time('n')}, \${time('n')}\${from}`;
  const rows = `INSERT INTO ${table} (owner_id, title, created_at, changed_at) SELECT ${values}`;
  return [families, web, amended('bench/growth.ts', [['\n  ];\n}', `\n    \`${rows}\`,\n  ];\n}`]])];
}

function amended(file: string, changes: readonly (readonly [from: string, to: string])[]): Changed {
  const path = join(projectRoot, file);
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!before.includes(from)) throw new Refusal(`${file} has no ${JSON.stringify(from)}: enter it there by hand.`);
      return before.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  return [path, text];
}

function nameInAddresses(value: string): string {
  if (value.length <= LONGEST && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)) return value;
  throw new InvalidArgumentError(`It must be in lower case, with - between words, of ${LONGEST} characters at most.`);
}

function title(value: string): string {
  if (value.length <= LONGEST && /^([A-Z][a-z0-9]*)+$/.test(value)) return value;
  throw new InvalidArgumentError(
    `It must be in words that begin with a capital, such as CaptionFormat, of ${LONGEST} characters at most.`,
  );
}
