import { describe, expect, it } from 'vitest';
import { hasOverrides, rangeOf } from './model.ts';

const NONE = {
  customMaxCompanies: null,
  customMaxPrompts: null,
  customTaskListsEnabled: null,
  customPromptAnalysisEnabled: null,
};

describe('overrides', () => {
  it('are there as soon as one limit differs from the plan, be it zero or off', () => {
    expect(hasOverrides(NONE)).toBe(false);
    expect(hasOverrides({ ...NONE, customMaxPrompts: 0 })).toBe(true);
    expect(hasOverrides({ ...NONE, customTaskListsEnabled: false })).toBe(true);
  });
});

it('says which of all stand on a page', () => {
  expect(rangeOf({ page: 1, perPage: 25, total: 10 })).toEqual({ from: 1, to: 10 });
  expect(rangeOf({ page: 2, perPage: 25, total: 60 })).toEqual({ from: 26, to: 50 });
});
