import { ESLint } from 'eslint';
import { expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';

// The first look loads every rule.
vi.setConfig({ testTimeout: 30_000 });

it.each([
  'server/src/features/accounts/rules/email-address.ts',
  'mentions/src/index.ts',
  'contract/src/index.ts',
  'web/src/features/monitoring/dashboard/model.ts',
  'web/src/features/monitoring/dashboard/engines-model.ts',
])('no clock, chance or I/O passes lint in %s, which the law of imports holds pure', async (file) => {
  const config: unknown = await new ESLint({ cwd: ROOT }).calculateConfigForFile(file);
  expect(JSON.stringify(config)).toContain('it touches nothing outside');
});
