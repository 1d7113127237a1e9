import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { typedLintStage } from './typed-lint-stage.ts';

// Two starts of the linter, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citato-lint-'));
  const compilerOptions = { strict: true, lib: ['ES2024'], types: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
});
afterEach(() => rm(folder, { recursive: true }));

const lint = async (sources: Readonly<Record<string, string>>) => {
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, `${name}.ts`), source);
  return typedLintStage({ folder, config: join(ROOT, '.oxlintrc.json') }).run();
};

it('is green where every type is used as it is meant, and red for what only types tell', async () => {
  const right = { right: 'export const first = (names: string[]): string | undefined => names[0];' };
  expect((await lint(right)).ok).toBe(true);

  const wrong = {
    'no-floating-promises': 'export function load(get: () => Promise<string>): void { get(); }',
    'no-misused-promises': 'export const isOn = (get: Promise<boolean>) => (get ? 1 : 2);',
    'no-unsafe-member-access': 'export const size = (text: string) => JSON.parse(text).length > 0;',
    'no-unnecessary-condition': 'export const size = (text: string) => text?.length;',
    'switch-exhaustiveness-check':
      "export function name(of: 'a' | 'b'): string { switch (of) { case 'a': return 'A'; } return ''; }",
  };
  const { ok, output } = await lint(wrong);
  expect(ok).toBe(false);
  for (const rule of Object.keys(wrong)) expect(output).toContain(`(${rule})`);
});
