import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chooseScratchFolder } from './scripts/test-support/choose-scratch-folder.ts';

// Every process of a run asks the system where temporary files go.
process.env['TMPDIR'] ??= await chooseScratchFolder();

const CONSOLE_GUARD = './scripts/test-support/fail-on-console-error.ts';

/** Rules, texts and the floor need no database: `npm run check` runs them, `npm test` runs the rest beside them. */
const SERVER_PURE = ['server/src/**/{rules,templates}/**/*.test.ts', 'server/src/lib/**/*.test.ts'];
const WEB_PURE = ['web/src/**/{model,*-model}.test.ts'];

/**
 * Files share a process and its modules: what a test begins it ends itself, whichever file comes next. Its garbage is
 * collected by one thread: where every core is busy, several only wait for each other (7 to 9 % of the processor time).
 */
const SHARED = { isolate: false, maxWorkers: 2, execArgv: ['--single-threaded-gc'] };

/** For a machine that is busy with much else: what a test's work may cost, those measure that are about it. */
const PURE_TIMEOUT_MS = 30_000;

const pure = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  test: {
    name,
    include,
    environment: 'node',
    setupFiles: [CONSOLE_GUARD],
    testTimeout: PURE_TIMEOUT_MS,
    ...SHARED,
  },
});

/**
 * A process that runs the product again and again soon holds some hundred megabytes: looking for garbage all the way up
 * to there costs 5 % of its processor time and finds little.
 */
const LARGE_HEAP = ['--initial-old-space-size=700'];

const onDatabase = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  oxc: { jsx: { development: false } },
  test: {
    ...test,
    // Mails are drawn with the React that draws them for customers.
    env: { NODE_ENV: 'production' },
    setupFiles: [CONSOLE_GUARD],
    pool: 'forks',
    ...SHARED,
    execArgv: [...SHARED.execArgv, ...LARGE_HEAP],
    // For a machine that is busy with much else: nothing takes that long where all is well.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      pure('contract', ['contract/src/**/*.test.ts']),
      pure('mentions', ['mentions/src/**/*.test.ts']),
      {
        test: {
          name: 'pdf',
          include: ['pdf/src/**/*.test.ts'],
          setupFiles: [CONSOLE_GUARD],
          testTimeout: 20_000,
          ...SHARED,
        },
      },
      pure('scripts', ['scripts/**/*.test.ts']),
      pure('bench', ['bench/src/**/*.test.ts']),
      pure('rules', SERVER_PURE),
      pure('view-models', [...WEB_PURE, 'web/*.test.ts']),
      onDatabase({
        name: 'server',
        include: ['server/src/**/*.test.{ts,tsx}', 'server/test/**/*.test.ts'],
        exclude: SERVER_PURE,
        globalSetup: ['server/test/global-setup.ts'],
      }),
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: WEB_PURE,
          environment: 'jsdom',
          ...SHARED,
          setupFiles: [CONSOLE_GUARD, 'web/test/environment/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
