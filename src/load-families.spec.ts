import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { SettingsError } from './config/settings.js';
import { loadFamilies } from './load-families.js';

describe('loadFamilies', () => {
  it('should load nothing where nothing is named', async () => {
    expect(await loadFamilies([])).toEqual([]);
  });

  it.each(['./no-such-folder', '/no/such/folder', 'no-such-package'])(
    'should say that %s is not there',
    async (name) => {
      await expect(loadFamilies([name])).rejects.toThrow(
        new SettingsError(`FAMILIES names "${name}", which is not there; is it installed, and built?`),
      );
    },
  );

  it('should refuse what is no family', async () => {
    const file = join(import.meta.dirname, 'config/project.ts');
    await expect(loadFamilies([file])).rejects.toThrow(
      new SettingsError(`FAMILIES names "${file}", whose default export is not made by defineFamily.`),
    );
  });

  it('should load the family of a file', async () => {
    const file = join(import.meta.dirname, 'standards/standards.family.ts');
    expect((await loadFamilies([file])).map(({ name }) => name)).toEqual(['standards']);
  });
});
