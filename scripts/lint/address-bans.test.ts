import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { ADDRESS_BANS } from './address-bans.ts';

// The first look loads every rule.
vi.setConfig({ testTimeout: 30_000 });

const countReports = (code: string): number =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...ADDRESS_BANS] },
  }).length;

it.each([
  "new URL('/login', appUrl);",
  'new URL(path, deps.settings.appUrl);',
  'new URL(`/a?b=${c}`, appUrl);',
])('a link that loses the path of APP_URL is refused: %s', (code) => {
  expect(countReports(code)).toBe(1);
});

it.each([
  "buildAppLink({ appUrl, path: '/login' });",
  'new URL(appUrl);',
  "new URL('/a', 'https://a.example');",
])('a link that keeps it is not: %s', (code) => {
  expect(countReports(code)).toBe(0);
});

it.each([
  'server/src/features/billing/notices/templates/plan-ended.ts',
  'server/src/features/accounts/passwords/rules/reset-link.ts',
  'server/src/app/adapters/post-webhook.ts',
])('the ban applies to %s', async (file) => {
  const config: unknown = await new ESLint({ cwd: ROOT }).calculateConfigForFile(file);
  expect(JSON.stringify(config)).toContain('use buildAppLink');
});
