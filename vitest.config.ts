import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const CONSOLE_GUARD = './scripts/test-support/fail-on-console-error.ts';

/** Rules and the floor need no database: `npm run check` runs them, `npm test` runs the rest beside them. */
const SERVER_PURE = ['server/src/**/rules/**/*.test.ts', 'server/src/lib/**/*.test.ts'];
const WEB_PURE = ['web/src/**/{model,*-model}.test.ts'];

const pure = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  test: { name, include, environment: 'node', setupFiles: [CONSOLE_GUARD] },
});

export default defineConfig({
  test: {
    projects: [
      pure('contract', ['contract/src/**/*.test.ts']),
      pure('mentions', ['mentions/src/**/*.test.ts']),
      pure('scripts', ['scripts/**/*.test.ts']),
      pure('bench', ['bench/src/**/*.test.ts']),
      pure('rules', SERVER_PURE),
      pure('view-models', WEB_PURE),
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.{ts,tsx}', 'server/test/**/*.test.ts'],
          exclude: SERVER_PURE,
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: [CONSOLE_GUARD],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: WEB_PURE,
          environment: 'jsdom',
          setupFiles: [CONSOLE_GUARD, 'web/test/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
