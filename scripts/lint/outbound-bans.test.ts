import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { OUTBOUND_BANS } from './outbound-bans.ts';

// The first look loads every rule.
vi.setConfig({ testTimeout: 30_000 });

const countReports = (code: string): number =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...OUTBOUND_BANS] },
  }).length;

describe('a way around the operator’s proxy', () => {
  it.each([
    'await fetch(url);',
    'await globalThis.fetch(url);',
    'new WebSocket(url);',
    "import { connect } from 'node:net';",
    "import { isIP, Socket } from 'net';",
    'const openai = createOpenAI({ apiKey, baseURL });',
    'const model = createOpenAICompatible({ name, baseURL });',
  ])('is refused: %s', (code) => {
    expect(countReports(code)).toBe(1);
  });

  it.each([
    'await outbound.request({ url });',
    "import { isIP, type LookupFunction } from 'node:net';",
    "import type { Socket } from 'node:net';",
    'const openai = createOpenAI({ apiKey, baseURL, fetch });',
    'const google = createGoogle(access);',
  ])('is not what this is: %s', (code) => {
    expect(countReports(code)).toBe(0);
  });
});

it.each([
  ['applies to', 'server/src/adapters/automation/create-automation-webhook.ts', true],
  ['applies to', 'server/src/adapters/engines/openai/openai-engine.ts', true],
  ['applies to', 'server/src/app/adapters/post-webhook.ts', true],
  ['applies to', 'server/src/features/webhooks/deliveries/notify-endpoints.ts', true],
  ['applies to', 'server/src/features/webhooks/store.ts', true],
])('the ban %s %s', async (_word, file, holds) => {
  const config: unknown = await new ESLint({ cwd: ROOT }).calculateConfigForFile(file);
  expect(JSON.stringify(config).includes('operator’s proxy')).toBe(holds);
});
