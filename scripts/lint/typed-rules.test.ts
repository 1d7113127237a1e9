import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';

// The first look loads every rule.
vi.setConfig({ testTimeout: 30_000 });

const PLUGIN = '@typescript-eslint/';

/** Rules of the strict sets that hold nowhere, each with its reason. */
const OFF = new Map([
  [
    'no-unnecessary-type-parameters',
    'a branded id is minted by a type parameter that appears in the answer alone',
  ],
  ['no-unsafe-enum-assignment', 'there are no enums (erasableSyntaxOnly)'],
  ['no-unsafe-class-instance-assignment', 'the linter with types has no such rule yet (decision 056)'],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Names of the rules a loaded configuration turns on. */
function listOn(config: unknown): string[] {
  const rules = isRecord(config) && isRecord(config['rules']) ? config['rules'] : {};
  return Object.entries(rules)
    .filter(([, setting]) => {
      const level: unknown = Array.isArray(setting) ? setting[0] : setting;
      return level !== 0 && level !== 'off';
    })
    .map(([name]) => name);
}

it('every rule of the strict sets holds in one of both linters, or is off for a reason', async () => {
  const strict = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked]
    .flatMap(listOn)
    .filter((name) => name.startsWith(PLUGIN))
    .map((name) => name.slice(PLUGIN.length));
  const syntax = listOn(await new ESLint({ cwd: ROOT }).calculateConfigForFile('server/src/app/run.ts'));
  const typed = listOn(JSON.parse(await readFile(join(ROOT, '.oxlintrc.json'), 'utf8')));
  const held = new Set([
    ...syntax.map((name) => name.replace(PLUGIN, '')),
    ...typed.map((name) => name.replace('typescript/', '')),
  ]);

  expect(strict.length).toBeGreaterThan(80);
  expect([...new Set(strict)].filter((name) => !held.has(name)).sort()).toEqual([...OFF.keys()].sort());
});
