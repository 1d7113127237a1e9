import { expect, test } from 'vitest';
import { chooseShards } from './choose-shards.ts';

const placed = (shards: number, column: string | null = 'company_id') => ({
  table: 'analysis_results',
  column,
  shards,
});

test('the first time takes as many as are asked for, or a number of its own', () => {
  expect(chooseShards([placed(0, null)], 64)).toBe(64);
  expect(chooseShards([placed(0, null)], null)).toBe(32);
});

test('run again it takes those there are, also after a company was given one of its own', () => {
  expect(chooseShards([placed(34), placed(0, null)], null)).toBe(34);
  expect(chooseShards([placed(32)], 32)).toBe(32);
});

test('another number than there are is refused', () => {
  expect(() => chooseShards([placed(34)], 32)).toThrow(/^The tables lie in 34 shards already, not in 32: /);
});

test('tables spread by another column are refused', () => {
  expect(() => chooseShards([placed(32, 'prompt_id')], null)).toThrow(/spread by prompt_id already/);
});
