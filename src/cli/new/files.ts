import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Liquid } from 'liquidjs';
import { projectRoot } from '../../config/project.js';
import type { Names } from './names.js';

/** A file that is to be written: its path below the checkout or the package, and what stands in it. */
export interface NewFile {
  path: string;
  text: string;
}

type Parts = readonly (readonly [template: string, path: string])[];

const liquid = new Liquid({ strictVariables: true });

/**
 * The files of a new catalogue of media standards.
 * @param timestamp of its migration: milliseconds since 1970
 */
export function catalogueFiles(names: Names, timestamp: number): NewFile[] {
  const { file } = names;
  return filled({ ...names, timestamp }, [
    ['catalogue/entity.ts', `src/standards/${file}.entity.ts`],
    ['catalogue/resource.ts', `src/standards/${file}.resource.ts`],
    ['catalogue/migration.ts', `src/database/migrations/${timestamp}-${file}.ts`],
  ]);
}

/** The files of a new family of the platform's own. */
export function familyFiles(names: Names, timestamp: number): NewFile[] {
  const { file, name } = names;
  const kit = '../kit/index.js';
  const from = {
    kit,
    pageKit: kit,
    kitOfPages: '../../kit/index.js',
    migrationKit: '../schema.js',
    resources: `../../${name}`,
  };
  return filled({ ...names, ...from, timestamp, package: false }, [
    ...inFolder(`src/${name}`, names),
    ...pageParts(`src/web/${name}`, `src/web/${name}`, names),
    ['family/migration.ts', `src/database/migrations/${timestamp}-${file}.ts`],
    ['family/test.ts', `test/e2e/${name}.e2e-spec.ts`],
  ]);
}

/**
 * The files of a new family in a package of its own.
 * @param folder where the package is to stand
 */
export function packageFiles(names: Names, timestamp: number, folder: string): NewFile[] {
  const { file, name } = names;
  const kit = 'media-asset-platform/kit';
  const platform = relative(folder, projectRoot).replaceAll('\\', '/');
  const from = { kit, pageKit: `${kit}/pages`, kitOfPages: kit, migrationKit: kit, resources: '.' };
  return filled({ ...names, ...from, timestamp, package: true, platform }, [
    ...inFolder('src', names),
    ...pageParts('src', `pages/${name}`, names),
    ['family/migration.ts', `src/${timestamp}-${file}.ts`],
    ['family/test.ts', `test/${name}.spec.ts`],
    ['package/package.json', 'package.json'],
    ['package/tsconfig.json', 'tsconfig.json'],
    ['package/swcrc.json', '.swcrc'],
    ['package/prettierrc.json', '.prettierrc.json'],
    ['package/gitignore', '.gitignore'],
  ]);
}

const inFolder = (folder: string, { file, name }: Names): Parts => [
  ['family/entity.ts', `${folder}/${file}.entity.ts`],
  ['family/resource.ts', `${folder}/${file}.resource.ts`],
  ['family/rules.ts', `${folder}/${file}.rules.ts`],
  ['family/family.ts', `${folder}/${name}.family.ts`],
];

/** @param folder of the controller; its view and its messages stand in another one */
const pageParts = (folder: string, shown: string, { name }: Names): Parts => [
  ['family/pages.ts', `${folder}/${name}.pages.ts`],
  ['family/list.liquid', `${shown}/list.liquid`],
  ['family/en.json', `${shown}/en.json`],
  ['family/de.json', `${shown}/de.json`],
];

function filled(values: object, parts: Parts): NewFile[] {
  return parts.map(([template, path]) => {
    const text = readFileSync(join(projectRoot, 'templates', `${template}.liquid`), 'utf8');
    return { path, text: liquid.parseAndRenderSync(text, values) as string };
  });
}
