const { readdirSync, statSync } = require('node:fs');

const isFamily = (name) =>
  statSync(`src/${name}`).isDirectory() && readdirSync(`src/${name}`).some((file) => file.endsWith('.family.ts'));

// The floors of the house: imports run downward only. See ARCHITECTURE.md.
const floors = [
  ['config'],
  ['database'],
  ['audit-log'],
  ['accounts'],
  ['auth'],
  ['rest'],
  ['kit'],
  readdirSync('src').filter(isFamily),
  ['cli', 'web'],
];

/** What packages import: for their resources, for what administers, and for their pages. */
const kit = ['^src/kit/(index|administration)\\.ts$', '^src/web/kit/index\\.ts$'];

const folder = (names) => `^src/(${names.join('|')})/`;

const bundled = require('./scripts/bundled.json').map(
  (name) => `(^|/)node_modules/${/^(@[^/]+\/)?[^/]+/.exec(name)[0]}/`,
);

module.exports = {
  forbidden: [
    ...floors.slice(0, -1).map((names, level) => ({
      name: `${names.length > 1 ? 'families' : names[0]}-import-nothing-above`,
      severity: 'error',
      from: { path: folder(names) },
      to: { path: [folder(floors.slice(level + 1).flat()), '^src/[^/]+\\.ts$'] },
    })),
    {
      name: 'every-folder-has-a-floor',
      comment: 'A new folder of src/ must be put on a floor in .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: folder(floors.flat()) },
      to: {},
    },
    {
      name: 'families-import-the-kit',
      comment: 'Of the platform, a family imports the kit only, and other families.',
      severity: 'error',
      from: { path: folder(floors.at(-2)), pathNot: '\\.spec\\.ts$' },
      to: { path: folder(floors.slice(0, 6).flat()) },
    },
    {
      name: 'packages-import-the-kit',
      comment: 'Of the platform, a family in a package imports the kit only; and it ships what it runs on.',
      severity: 'error',
      from: { path: '^examples/([^/]+)/src/' },
      to: { pathNot: ['^examples/$1/', ...kit, '^node_modules/(@nestjs/common|typeorm)/'] },
    },
    {
      name: 'tests-of-packages-import-the-kit',
      severity: 'error',
      from: { path: '^examples/([^/]+)/test/' },
      to: { path: '^(src|test)/', pathNot: [...kit, '^src/testing\\.ts$'] },
    },
    {
      name: 'v1-stays-in-v1',
      comment: 'v1 goes away one day; what both versions stand on must not know it.',
      severity: 'error',
      from: { path: '^src/rest/(declaration|query|v2)/' },
      to: { path: '^src/rest/v1/' },
    },
    {
      name: 'no-knowledge-of-a-version-in-services',
      severity: 'error',
      from: { path: '\\.(service|rules|entity)\\.ts$', pathNot: '^src/rest/' },
      to: { path: '^src/rest/v[12]/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.entity\\.ts$',
          '/migrations/',
          '\\.spec\\.ts$',
          '^src/(main|kit-testing)\\.ts$',
          '^src/kit/',
          '\\.(browser|entry)\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-dev-dependencies',
      comment: 'What browsers load is bundled when it is built, and so are most packages of the service.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.spec\\.ts$', '^src/web/browser/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: bundled },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
