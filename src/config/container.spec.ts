import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sh } from '../../test/support/packages.js';
import { projectRoot } from './project.js';

const text = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

describe('the container image', () => {
  const copies = text('docker/Dockerfile').matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm);
  const copied = [...new Set([...copies].flatMap(([, sources]) => sources!.split(' ')))].sort();

  it('should be made of files that are let in, and let in no others', () => {
    const [all, ...others] = text('.dockerignore')
      .split('\n')
      .filter((line) => !/^(#|$)/.test(line));
    expect(all).toBe('*');
    expect(others.sort()).toEqual(copied.map((path) => `!${path}`));
  });

  it('should be built of them alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    try {
      for (const path of copied) cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
      symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
      sh('npm run -s build', folder);
      for (const path of ['main.js', 'cli/platform.js']) expect(existsSync(join(folder, 'dist/src', path))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('should get all settings by compose that are not its own', () => {
    const names = text('src/config/settings.ts').matchAll(/\b(?:text\(|integer\(|seconds\(|env\.)'?([A-Z][A-Z0-9_]+)/g);
    const own = ['DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT'];
    const [, environment] = /^ {4}environment:\n((?: {6}.*\n)+?) {4}secrets:/m.exec(text('docker/compose.yaml'))!;
    const passed = [...environment!.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name]) => name!.replace(/_FILE$/, ''));
    const wanted = [...new Set([...names].map(([, name]) => name!))].filter((name) => !own.includes(name));
    expect(wanted.length).toBeGreaterThan(20);
    expect(passed.filter((name) => !/^DATABASE_(HOST|NAME|USER|PASSWORD)$/.test(name)).sort()).toEqual(wanted.sort());
  });
});
