import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { CLOCK_BANS } from './clock-bans.ts';

// The first look loads every rule.
vi.setConfig({ testTimeout: 30_000 });

const countReports = (code: string): number =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...CLOCK_BANS] },
  }).length;

describe('a test that reads how long something took', () => {
  it.each([
    'const startedAt = performance.now();',
    'const { user } = process.cpuUsage(before);',
    'process.threadCpuUsage();',
    'const began = process.hrtime.bigint();',
  ])('is refused: %s', (code) => {
    expect(countReports(code)).toBe(1);
  });

  it.each([
    "vi.spyOn(performance, 'now').mockReturnValue(0);",
    'await vi.advanceTimersByTimeAsync(1_000);',
    "process.env['TEST_SEED'];",
  ])('is not what this is: %s', (code) => {
    expect(countReports(code)).toBe(0);
  });
});

it.each([
  ['server/test/metrics.test.ts', true],
  ['server/test/rights/join-team.ts', true],
  ['server/src/platform/jobs/job-queue.test.ts', true],
  ['web/src/pages/dashboard/alerts.test.tsx', true],
  ['e2e/src/history-journey.test.ts', true],
  ['server/src/platform/jobs/job-queue.ts', false],
  ['bench/src/alerts/index.ts', false],
])('the ban applies to %s: %s', async (file, isBanned) => {
  const config: unknown = await new ESLint({ cwd: ROOT }).calculateConfigForFile(file);
  expect(JSON.stringify(config).includes('A test bounds no time')).toBe(isBanned);
});
