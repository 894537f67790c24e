import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/config/project.js';

/**
 * The environment of a command that a developer types: with the project's programs, and none of the tests' settings.
 */
export function developer(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, TEST_FOLDER: __, DATABASE_URL: ___, ...rest } = process.env;
  return { ...rest, PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`, ...env };
}

/** Runs a command as a developer does, and returns what it prints. @throws Error with all that it has printed */
export function sh(command: string, cwd: string, env: NodeJS.ProcessEnv = {}): string {
  try {
    return execFileSync('bash', ['-c', command], {
      cwd,
      env: developer(env),
      stdio: 'pipe',
      maxBuffer: 2 ** 26,
    }).toString();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    throw new Error(`${command}\n${stdout.toString()}${stderr.toString()}`, { cause: error });
  }
}

/** What `npm install` does in a package, without a registry: all that it names the platform has too. */
export function install(folder: string, platform: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(projectRoot, 'node_modules'))) {
    symlinkSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
  }
  symlinkSync(platform, join(folder, 'node_modules/media-asset-platform'));
}

/** A copy of what belongs to the project, without what is made of it. */
export function copyOf(source: string, target: string): void {
  const made = new Set(['node_modules', 'dist', 'types', 'data', 'coverage', 'reports', '.git', 'package-lock.json']);
  mkdirSync(target);
  const names = readdirSync(source).filter((name) => !made.has(name));
  // Files and folders keep their times, so that what is built of them is not out of date.
  execFileSync('cp', ['-a', ...names.map((name) => join(source, name)), target]);
}
