import js from '@eslint/js';
import jest from 'eslint-plugin-jest';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/', 'types/', 'node_modules/', 'data/', 'coverage/', 'client/dist/', 'client/snippets/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      '@typescript-eslint/no-extraneous-class': 'off', // Nest modules
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A class that a pipe or the injector needs must not be imported as a type only: swc would drop it silently.
      '@typescript-eslint/consistent-type-imports': 'off',
      // What other packages may add to is declared in a namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: ['describe', 'it'], package: 'node:test' }] },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // What a family stores and allows knows nothing of a version of the API.
    files: ['src/**/*.service.ts', 'src/**/*.rules.ts', 'src/**/*.entity.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/kit/index.js'],
              importNamePattern: '^(V1|V2|v1|v2|Route$|Answer$|objectAnswer$|Command$|readPage$)',
            },
          ],
        },
      ],
    },
  },
  {
    // Answers of the service are read as any shape; what they hold is what the tests check.
    files: ['test/**/*.ts', 'examples/*/test/*.ts', 'src/**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
    },
  },
  {
    files: ['test/**/*spec.ts', 'src/**/*.spec.ts', 'bench/*.spec.mjs'],
    extends: [jest.configs['flat/recommended']],
    rules: {
      // Checks are often in functions of their own; test/support/assertions.ts sees to it that there is one in each
      // test.
      'jest/expect-expect': 'off',
      'jest/no-standalone-expect': [
        'error',
        { additionalTestBlockFunctions: ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'] },
      ],
    },
  },
  {
    // Follows from the declarations: which of its checks there are depends on the resource.
    files: ['test/contract/v1.spec.ts'],
    rules: { 'jest/no-conditional-expect': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        globalThis: 'readonly',
        setTimeout: 'readonly',
        setImmediate: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        PerformanceObserver: 'readonly',
        structuredClone: 'readonly',
      },
    },
  },
);
