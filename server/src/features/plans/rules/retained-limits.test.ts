import { describe, expect, it } from 'vitest';
import { buildRetained } from './retained-limits.ts';

const NO_OVERRIDE = {
  customMaxCompanies: null,
  customMaxPrompts: null,
  customTaskListsEnabled: null,
  customPromptAnalysisEnabled: null,
};
const FREE = {
  maxCompanies: 1,
  maxPrompts: 1,
  retainedPrompts: 5,
  taskListsEnabled: false,
  promptAnalysisEnabled: false,
  manualAnalysesPerDay: 3,
  withheldEngines: [],
};

describe('what stays of an account that comes to a plan', () => {
  it.each([
    ['more prompts than may be created there', FREE, {}, { maxCompanies: 1, maxPrompts: 5 }],
    [
      'as many as may be created, where that is more',
      { ...FREE, maxPrompts: 15, maxCompanies: 2 },
      {},
      { maxCompanies: 2, maxPrompts: 15 },
    ],
    [
      'what an administrator set, where that is more',
      FREE,
      { customMaxCompanies: 3, customMaxPrompts: 40 },
      { maxCompanies: 3, maxPrompts: 40 },
    ],
    [
      'the plan’s prompts, though an administrator lets none be created',
      FREE,
      { customMaxCompanies: 0, customMaxPrompts: 0 },
      { maxCompanies: 0, maxPrompts: 5 },
    ],
  ])('is %s', (_, plan, overrides, expected) => {
    expect(buildRetained({ plan, overrides: { ...NO_OVERRIDE, ...overrides } })).toEqual(expected);
  });
});
