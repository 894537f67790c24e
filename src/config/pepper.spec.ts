import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const linkSync = jest.fn(fs.linkSync);
jest.unstable_mockModule('node:fs', () => ({ ...fs, linkSync }));
const { keyFor, pepperFile, readPepper } = await import('./pepper.js');

describe('readPepper', () => {
  let folder: string;
  let dataDir: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pepper-'));
    dataDir = join(folder, 'new', 'data');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('should make a file that only its owner can read, and read it from then on', () => {
    const pepper = readPepper({ dataDir });
    expect(pepper).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(pepperFile(dataDir), 'utf8')).toBe(pepper);
    expect((statSync(pepperFile(dataDir)).mode & 0o777).toString(8)).toBe('600');
    expect(readPepper({ dataDir })).toBe(pepper);
    expect(readPepper({ dataDir: join(folder, 'other') })).not.toBe(pepper);
  });

  it('should make it where there are no hard links, too', () => {
    linkSync.mockImplementationOnce(() => {
      throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
    });
    const pepper = readPepper({ dataDir });
    expect(readPepper({ dataDir })).toBe(pepper);
    expect((statSync(pepperFile(dataDir)).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(dataDir)).toEqual(['token-pepper']);
  });

  it('should take the one that another process has made meanwhile', () => {
    linkSync.mockImplementationOnce((draft, file) => {
      writeFileSync(file, 'z'.repeat(32));
      fs.linkSync(draft, file);
    });
    expect(readPepper({ dataDir })).toBe('z'.repeat(32));
    expect(readdirSync(dataDir)).toEqual(['token-pepper']);
  });

  it('should leave the file alone that an operator has put there', () => {
    readPepper({ dataDir });
    writeFileSync(pepperFile(dataDir), `${'x'.repeat(32)}\n`);
    expect(readPepper({ dataDir })).toBe('x'.repeat(32));
  });

  it('should prefer the setting, and need no file then', () => {
    expect(readPepper({ dataDir, tokenPepper: 'y'.repeat(32) })).toBe('y'.repeat(32));
    expect(() => statSync(pepperFile(dataDir))).toThrow('ENOENT');
  });

  it.each(['', '\n', 'x'.repeat(31)])('should not go on with a damaged file: %j', (text) => {
    readPepper({ dataDir });
    writeFileSync(pepperFile(dataDir), text);
    expect(() => readPepper({ dataDir })).toThrow('is damaged');
  });
});

describe('keyFor', () => {
  it('should be another one for each purpose and each pepper, and always the same', () => {
    const key = (purpose: string, pepper: string): string => keyFor(purpose, pepper).export().toString('hex');
    // HKDF-SHA-256 without a salt, as any other implementation works it out: stored hashes depend on it.
    expect(key('audit chain', 'x'.repeat(32))).toBe('74634ef64199b76a22ba69aff9ae4f296004eb34b9e79dd600a0e28e0b971a76');
    const keys = [key('one', 'x'.repeat(32)), key('other', 'x'.repeat(32)), key('one', 'y'.repeat(32))];
    expect(new Set(keys).size).toBe(3);
  });
});
