import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { SECURE_CONTEXT_BANS, SECURE_CONTEXT_GLOBALS } from './secure-context-bans.ts';

// The first look loads every rule.
vi.setConfig({ testTimeout: 30_000 });

const countReports = (code: string): number =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser, globals: { caches: 'readonly', Notification: 'readonly' } },
    rules: {
      'no-restricted-properties': ['error', ...SECURE_CONTEXT_BANS],
      'no-restricted-globals': ['error', ...SECURE_CONTEXT_GLOBALS],
    },
  }).length;

describe('what a browser keeps from pages on plain http', () => {
  it.each([
    'const id = crypto.randomUUID();',
    'const { randomUUID } = crypto;',
    "await crypto.subtle.digest('SHA-256', bytes);",
    'await navigator.clipboard.writeText(text);',
    "await navigator.locks.request('a', work);",
    "await navigator.serviceWorker.register('/sw.js');",
    'new Notification(title);',
    "await caches.open('v1');",
  ])('is refused: %s', (code) => {
    expect(countReports(code)).toBe(1);
  });

  it.each([
    'crypto.getRandomValues(new Uint8Array(16));',
    "new BroadcastChannel('citato.session');",
    'if (navigator.onLine) work();',
  ])('is not what this is: %s', (code) => {
    expect(countReports(code)).toBe(0);
  });
});

it.each([
  'web/src/features/billing/checkout/use-checkout-round.ts',
  'web/src/features/webhooks/endpoints/model.ts',
])('the ban applies to %s', async (file) => {
  const config: unknown = await new ESLint({ cwd: ROOT }).calculateConfigForFile(file);
  expect(JSON.stringify(config)).toContain('missing on plain http');
});
