import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { getMetadataArgsStorage } from 'typeorm';
import ts from 'typescript';
import { classesIn } from './config/classes-in.js';
import { snakeCase } from './database/naming.js';

// SQL on a table stands in the folder that has the table's entity: others ask its services, or use SQL that it exports.

const src = import.meta.dirname;
const folderOf = (file: string): string => file.split('/')[0]!;

/** The folder of each table. */
async function owners(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of globSync('**/*.entity.ts', { cwd: src })) {
    const classes = await classesIn(src, file.replace(/\.ts$/, ''));
    for (const { target, name } of getMetadataArgsStorage().tables) {
      if (classes.includes(target as never)) {
        found.set(name ?? snakeCase((target as { name: string }).name), folderOf(file));
      }
    }
  }
  return found;
}

/** The texts of a source, with `{}` for what is put into them. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

/** The tables that a source's SQL names: in it, or, where the name is put in, by texts that are nothing but one. */
function tablesIn(source: string, tables: ReadonlyMap<string, string>): string[] {
  const texts = textsOf(source);
  const named = texts.flatMap((text) => [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+["`]?(\w+|\{\})/g)]);
  const names = named.map(([, name]) => name!);
  const given = names.includes('{}') ? texts : [];
  return [...new Set([...names, ...given])].filter((name) => tables.has(name));
}

it('should find the tables of SQL in every form that it has', async () => {
  const tables = await owners();
  expect(tables.size).toBeGreaterThan(25);
  expect([tables.get('account_group'), tables.get('seed_record')]).toEqual(['accounts', 'database']);
  const found = (source: string): string[] => tablesIn(source, tables);
  expect(found("const a = 'SELECT 1 FROM account';")).toEqual(['account']);
  expect(found('const a = `${b} LEFT JOIN theme t ON ${c}`;')).toEqual(['theme']);
  expect(found('const a = `UPDATE "session" SET ${c}`; const b = "DELETE FROM role";')).toEqual(['session', 'role']);
  expect(found("f('bin_item'); const a = `INSERT INTO ${table} VALUES (1)`;")).toEqual(['bin_item']);
  expect(found("const a = ['theme', 'SELECT from account', 'SELECT 1 FROM seed'];")).toEqual([]);
});

it('should stand with its owner', async () => {
  const tables = await owners();
  const files = globSync('**/*.ts', { cwd: src }).filter((file) => !/\.spec\.ts$|\/migrations\//.test(file));
  const strays = files.flatMap((file) =>
    tablesIn(readFileSync(join(src, file), 'utf8'), tables)
      .filter((table) => tables.get(table) !== folderOf(file))
      .map((table) => `${file}: ${table} is of ${tables.get(table)}`),
  );
  expect(strays).toEqual([]);
});
