import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { projectRoot } from '../../config/project.js';
import { roleName } from './role-names.js';

const file = readFileSync(join(projectRoot, 'seed/user-roles.csv'), 'utf8');
const planted = parse<{ key: string; value: string }>(file, { columns: true, skip_empty_lines: true });

describe('roleName', () => {
  it('should call each role of the media backend as it is planted', () => {
    expect(planted.length).toBeGreaterThan(50);
    expect(planted.map(({ key }) => roleName('en', key))).toEqual(planted.map(({ value }) => value));
  });

  it('should have a German name for each', () => {
    expect(planted.filter(({ key }) => roleName('de', key) === undefined)).toEqual([]);
  });

  it('should know no others, whatever they are called', () => {
    expect(['unheard_of', '__proto__', 'toString', ''].map((key) => roleName('en', key))).toEqual(
      Array(4).fill(undefined),
    );
  });
});
