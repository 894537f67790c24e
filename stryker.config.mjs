// Mutants of every file of these families that has unit tests beside it. What needs a database is tested over HTTP,
// which takes too long to be done for each mutant.
import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const families = ['auth', 'accounts', 'rest', 'tokens', 'themes', 'mediabin', 'audit', 'database'];

export default {
  mutate: globSync(`src/{${families}}/**/*.ts`).filter((file) => existsSync(file.replace(/\.ts$/, '.spec.ts'))),
  plugins: ['./scripts/mutation/runner.mjs'],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'json', 'html'],
  clearTextReporter: { logTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
  concurrency: 2,
  // What was evaluated for a mutant stays in memory.
  maxTestRunnerReuse: 200,
  tempDirName: join(tmpdir(), 'platform-mutation'),
  warnings: { slow: false },
};
