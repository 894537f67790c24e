import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const { file } = names;
  const values = { ...names, timestamp, package: false, kit: '../kit/index.js', migrationKit: '../schema.js' };
  return filled(values, [
    ...inFolder(`src/${file}`, file),
    ['family/migration.ts', `src/database/migrations/${timestamp}-${file}.ts`],
    ['family/test.ts', `test/e2e/${file}.e2e-spec.ts`],
  ]);
}

/** The files of a new family in a package of its own. */
export function packageFiles(names: Names, timestamp: number): NewFile[] {
  const { file } = names;
  const kit = 'media-asset-platform/kit';
  return filled({ ...names, timestamp, package: true, kit, migrationKit: kit }, [
    ...inFolder('src', file),
    ['family/migration.ts', `src/${timestamp}-${file}.ts`],
    ['family/test.ts', `test/${file}.spec.ts`],
    ['package/package.json', 'package.json'],
    ['package/tsconfig.json', 'tsconfig.json'],
    ['package/swcrc.json', '.swcrc'],
  ]);
}

const inFolder = (folder: string, file: string): Parts =>
  ['entity', 'resource', 'rules', 'family'].map((role) => [`family/${role}.ts`, `${folder}/${file}.${role}.ts`]);

function filled(values: object, parts: Parts): NewFile[] {
  return parts.map(([template, path]) => {
    const text = readFileSync(join(projectRoot, 'templates', `${template}.liquid`), 'utf8');
    return { path, text: liquid.parseAndRenderSync(text, values) as string };
  });
}
