import { existsSync, readFileSync } from 'node:fs';

// One project for what needs no database, and one per engine for everything else; the same files run on both.
const common = {
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^media-asset-platform/kit$': '<rootDir>/src/kit/index.ts',
    '^media-asset-platform/kit/administration$': '<rootDir>/src/kit/administration.ts',
    '^media-asset-platform/kit/pages$': '<rootDir>/src/web/kit/index.ts',
    '^media-asset-platform/kit/testing$': '<rootDir>/src/testing.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  setupFilesAfterEnv: ['<rootDir>/test/support/assertions.ts'],
};
/** As the built service has them: 1,900 modules are found, read and compiled for each test file otherwise. */
const packages = new URL('dist/packages/', import.meta.url);
const index = existsSync(packages) ? JSON.parse(readFileSync(new URL('index.json', packages), 'utf8')) : {};
const bundled = Object.fromEntries(
  Object.entries(index).map(([name, file]) => [`^${name.replaceAll('.', '\\.')}$`, `<rootDir>/dist/packages/${file}`]),
);
const setup = (engine) => ['<rootDir>/test/support/random.ts', `<rootDir>/test/support/${engine}.ts`];

const folder = {
  globalSetup: '<rootDir>/test/support/run-start.mjs',
  globalTeardown: '<rootDir>/test/support/run-stop.mjs',
};

const onDatabase = {
  ...common,
  moduleNameMapper: { ...common.moduleNameMapper, ...bundled },
  testMatch: [
    '<rootDir>/test/e2e/**/*.e2e-spec.ts',
    '<rootDir>/test/contract/**/*.spec.ts',
    '<rootDir>/examples/*/test/*.spec.ts',
  ],
};

export default {
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  // For a machine that does other things too.
  testTimeout: 90_000,
  // Tests wait for the database and for each other more than they compute.
  maxWorkers: 3,
  // Modules of finished test files stay in a worker's memory.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      ...folder,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/{bench,scripts}/*.spec.mjs'],
      setupFiles: setup('sqlite'),
    },
    {
      ...onDatabase,
      ...folder,
      displayName: 'sqlite',
      setupFiles: setup('sqlite'),
      testPathIgnorePatterns: ['/node_modules/', '-mysql\\.e2e-spec\\.ts$'],
    },
    {
      ...onDatabase,
      displayName: 'mysql',
      testPathIgnorePatterns: ['/node_modules/', '-sqlite\\.e2e-spec\\.ts$'],
      globalSetup: '<rootDir>/test/support/mariadb-start.mjs',
      globalTeardown: '<rootDir>/test/support/mariadb-stop.mjs',
      setupFiles: setup('mysql'),
    },
  ],
};
