import { expect, it } from 'vitest';
import { limitsSchema, startLimitsForm } from './limits-form.ts';

const NONE = {
  customMaxCompanies: null,
  customMaxPrompts: null,
  customTaskListsEnabled: null,
  customPromptAnalysisEnabled: null,
};

it('gives back the overrides it began with', () => {
  for (const overrides of [
    NONE,
    { ...NONE, customMaxCompanies: 0, customTaskListsEnabled: true },
    { ...NONE, customMaxPrompts: 10_000, customPromptAnalysisEnabled: false },
  ])
    expect(limitsSchema.parse(startLimitsForm(overrides))).toEqual(overrides);
});

it.each([
  ['tre', 'Inserisci un numero intero'],
  ['1,5', 'Inserisci un numero intero'],
  ['1e3', 'Inserisci un numero intero'],
  ['-1', 'Il minimo è 0'],
  ['10001', 'Il massimo è 10.000'],
])('refuses %s in words', (customMaxPrompts, message) => {
  const read = limitsSchema.safeParse({ ...startLimitsForm(NONE), customMaxPrompts });
  expect(read.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
    [['customMaxPrompts'], message],
  ]);
});
