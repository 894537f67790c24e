// One project for what needs no database, and one per engine for everything else; the same files run on both.
const common = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
};
const setup = (engine) => ['<rootDir>/test/support/random.ts', `<rootDir>/test/support/${engine}.ts`];

const onDatabase = {
  ...common,
  testMatch: ['<rootDir>/test/e2e/**/*.e2e-spec.ts', '<rootDir>/test/contract/**/*.spec.ts'],
};

export default {
  // For a machine that does other things too.
  testTimeout: 90_000,
  // Tests wait for the database and for each other more than they compute.
  maxWorkers: 3,
  // Modules of finished test files stay in a worker's memory.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
      setupFiles: setup('sqlite'),
    },
    { ...onDatabase, displayName: 'sqlite', setupFiles: setup('sqlite') },
    {
      ...onDatabase,
      displayName: 'mysql',
      globalSetup: '<rootDir>/test/support/mariadb-start.mjs',
      globalTeardown: '<rootDir>/test/support/mariadb-stop.mjs',
      setupFiles: setup('mysql'),
    },
  ],
};
