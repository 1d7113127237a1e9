import tseslint from 'typescript-eslint';
import { ADDRESS_BANS } from './scripts/lint/address-bans.ts';
import { CLOCK_BANS } from './scripts/lint/clock-bans.ts';
import { CONNECTION_BANS } from './scripts/lint/connection-bans.ts';
import { castInNamedFunction } from './scripts/lint/cast-in-named-function.ts';
import { OUTBOUND_BANS } from './scripts/lint/outbound-bans.ts';
import { SECURE_CONTEXT_BANS, SECURE_CONTEXT_GLOBALS } from './scripts/lint/secure-context-bans.ts';
import { SPREAD_BANS } from './scripts/lint/spread-bans.ts';
import { SYSTEM_READERS, SYSTEM_READS } from './scripts/lint/system-reads.ts';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'server/test/**', 'web/test/**', 'e2e/**'];
const PURE = [
  '**/rules/**/*.ts',
  'mentions/src/**/*.ts',
  'web/src/**/{model,*-model}.ts',
  'contract/src/**/*.ts',
  'server/src/lib/rome-time.ts',
  'server/src/lib/statistics/*.ts',
];

const impure = (object, property) => ({
  object,
  property,
  message: 'A rule is a function of its arguments: clock, ids and chance are passed in.',
});

/** Rules of the strict sets that cost this linter half of its time; the native one holds them as they were here. */
const HELD_NATIVELY = Object.fromEntries(
  [
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    '@typescript-eslint/array-type',
    '@typescript-eslint/ban-ts-comment',
    '@typescript-eslint/no-array-constructor',
    '@typescript-eslint/no-empty-function',
    '@typescript-eslint/no-empty-object-type',
    '@typescript-eslint/no-explicit-any',
    '@typescript-eslint/no-inferrable-types',
    '@typescript-eslint/no-require-imports',
    '@typescript-eslint/no-this-alias',
    '@typescript-eslint/no-unused-expressions',
    '@typescript-eslint/no-unused-vars',
    '@typescript-eslint/triple-slash-reference',
  ].map((rule) => [rule, 'off']),
);

/** What `.oxlintrc.json` does not hold for a native linter: our own rules, the bans, and rules that cost little. */
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-ssr/**',
      '**/data/**',
      '**/playwright-report/**',
      '**/test-results/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { citato: { rules: { 'cast-in-named-function': castInNamedFunction } } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'citato/cast-in-named-function': 'error',
      ...HELD_NATIVELY,
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', ...SECURE_CONTEXT_BANS],
      'no-restricted-globals': ['error', ...SECURE_CONTEXT_GLOBALS],
    },
  },
  {
    files: ['server/src/**/*.{ts,tsx}'],
    ignores: ['server/src/app/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read and checked once, in server/src/app/config.ts, and passed in.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:process',
              message: 'Use the global process; its env only in server/src/app/config.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    // What is stored has been made storable: columns and JSON parameters come from platform/db.
    files: ['server/src/**/{tables,store}.ts', 'server/src/**/store/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'drizzle-orm/pg-core',
              importNames: ['text', 'varchar', 'char', 'json', 'jsonb'],
              message: 'Take text and jsonb from #platform/db: they make foreign text storable.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read and checked once, in server/src/app/config.ts, and passed in.',
        },
        {
          object: 'JSON',
          property: 'stringify',
          message: 'Use jsonParameter of #platform/db: it makes foreign text storable.',
        },
      ],
    },
  },
  {
    files: ['server/src/**/*.{ts,tsx}', 'scripts/*.ts'],
    ignores: [...TESTS, 'server/src/platform/db/{connection,database,listener,with-transaction}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...CONNECTION_BANS,
        ...ADDRESS_BANS,
        ...OUTBOUND_BANS,
        ...SPREAD_BANS,
      ],
    },
  },
  {
    files: ['server/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'server/src/features/companies/**', ...SYSTEM_READERS],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [SYSTEM_READS] }] },
  },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-properties': [
        'error',
        // Views are among them, and a rule of the linter counts once.
        ...SECURE_CONTEXT_BANS,
        impure('Date', 'now'),
        impure('Math', 'random'),
        impure('performance', 'now'),
        impure('crypto', 'randomUUID'),
        impure('process', 'env'),
      ],
      'no-restricted-syntax': [
        'error',
        ...ADDRESS_BANS,
        ...OUTBOUND_BANS,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'A rule is a function of its arguments: the time is passed in.',
        },
      ],
      'no-restricted-globals': [
        'error',
        ...SECURE_CONTEXT_GLOBALS,
        ...['fetch', 'setTimeout', 'setInterval', 'process', 'localStorage', 'window', 'document'].map(
          (name) => ({
            name,
            message: 'A rule is a function of its arguments: it touches nothing outside.',
          }),
        ),
      ],
    },
  },
  {
    files: ['{server,web}/src/**/*.test.ts', 'web/src/**/*.test.tsx', '{server,web}/test/**', 'e2e/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...CLOCK_BANS] },
  },
  {
    // Scripts and benchmarks talk to a terminal.
    files: ['scripts/**', 'bench/**', 'e2e/**', 'server/test/global-setup.ts'],
    rules: { 'no-console': 'off' },
  },
);
