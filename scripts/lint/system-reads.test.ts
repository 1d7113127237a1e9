import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { SYSTEM_READS } from './system-reads.ts';

// The first look loads every rule.
vi.setConfig({ testTimeout: 30_000 });

const eslint = new ESLint({ cwd: ROOT });

const bansSystemReads = async (file: string): Promise<boolean> => {
  const config: unknown = await eslint.calculateConfigForFile(file);
  return JSON.stringify(config).includes('AsSystem$');
};

describe('reading without asking whose it is', () => {
  it.each([
    'server/src/features/action-plans/task-lists/set-action-done.ts',
    'server/src/features/action-plans/task-lists/routes.ts',
    'server/src/features/action-plans/task-lists/store.ts',
    'server/src/features/measurements/store/outcomes.ts',
    'server/src/app/own-routes.ts',
  ])('is refused to %s', async (file) => {
    expect(await bansSystemReads(file)).toBe(true);
  });

  it.each([
    'server/src/features/action-plans/task-lists/build-task-list.ts',
    'server/src/features/companies/index.ts',
  ])('is left to %s', async (file) => {
    expect(await bansSystemReads(file)).toBe(false);
  });

  it.each([
    ["import { listPromptsAsSystem } from '#features/companies';", 1],
    ["import { type OwnedPrompt, holdPromptAsSystem } from '#features/companies';", 1],
    ["import { getOwnedPrompt } from '#features/companies';", 0],
  ])('is found in an import: %s', (code, count) => {
    const reports = new Linter().verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
      rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [SYSTEM_READS] }] },
    });
    expect(reports).toHaveLength(count);
  });
});
