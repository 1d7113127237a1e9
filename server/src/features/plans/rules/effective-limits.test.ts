import { describe, expect, it } from 'vitest';
import { type AccountLimits, type LimitOverrides, buildEffectiveLimits } from './effective-limits.ts';

const PLANS: AccountLimits[] = [
  {
    maxCompanies: 1,
    maxPrompts: 1,
    taskListsEnabled: false,
    promptAnalysisEnabled: false,
    manualAnalysesPerDay: 3,
    withheldEngines: ['copilot'],
  },
  {
    maxCompanies: 2,
    maxPrompts: 15,
    taskListsEnabled: false,
    promptAnalysisEnabled: true,
    manualAnalysesPerDay: 3,
    withheldEngines: ['copilot'],
  },
  {
    maxCompanies: 5,
    maxPrompts: 50,
    taskListsEnabled: true,
    promptAnalysisEnabled: true,
    manualAnalysesPerDay: 5,
    withheldEngines: ['copilot'],
  },
  {
    maxCompanies: 15,
    maxPrompts: 150,
    taskListsEnabled: true,
    promptAnalysisEnabled: true,
    manualAnalysesPerDay: 10,
    withheldEngines: [],
  },
];
const MAXIMA = [null, 0, 1, 10_000];
const SWITCHES = [null, true, false];

const EVERY_OVERRIDE: LimitOverrides[] = MAXIMA.flatMap((customMaxCompanies) =>
  MAXIMA.flatMap((customMaxPrompts) =>
    SWITCHES.flatMap((customTaskListsEnabled) =>
      SWITCHES.map((customPromptAnalysisEnabled) => ({
        customMaxCompanies,
        customMaxPrompts,
        customTaskListsEnabled,
        customPromptAnalysisEnabled,
      })),
    ),
  ),
);

const NO_OVERRIDE: LimitOverrides = {
  customMaxCompanies: null,
  customMaxPrompts: null,
  customTaskListsEnabled: null,
  customPromptAnalysisEnabled: null,
};

describe('the limits of an account', () => {
  it.each(PLANS)('are those of its plan when nothing was set apart: %o', (plan) => {
    expect(buildEffectiveLimits({ plan, overrides: NO_OVERRIDE })).toEqual(plan);
  });

  it.each(PLANS)('follow every override, 0 and off included, each on its own: %o', (plan) => {
    for (const overrides of EVERY_OVERRIDE) {
      const limits = buildEffectiveLimits({ plan, overrides });
      const last = <Value>(...values: (Value | null)[]) => values.filter((value) => value !== null).at(-1);
      expect(limits).toEqual({
        maxCompanies: last(plan.maxCompanies, overrides.customMaxCompanies),
        maxPrompts: last(plan.maxPrompts, overrides.customMaxPrompts),
        taskListsEnabled: last(plan.taskListsEnabled, overrides.customTaskListsEnabled),
        promptAnalysisEnabled: last(plan.promptAnalysisEnabled, overrides.customPromptAnalysisEnabled),
        manualAnalysesPerDay: plan.manualAnalysesPerDay,
        withheldEngines: plan.withheldEngines,
      });
    }
  });

  it('can be closed altogether for one account', () => {
    const overrides = { ...NO_OVERRIDE, customMaxPrompts: 0, customPromptAnalysisEnabled: false };
    const [, pro] = PLANS;
    expect(pro && buildEffectiveLimits({ plan: pro, overrides })).toEqual({
      maxCompanies: 2,
      maxPrompts: 0,
      taskListsEnabled: false,
      promptAnalysisEnabled: false,
      manualAnalysesPerDay: 3,
      withheldEngines: ['copilot'],
    });
  });

  it('hold no more than both plans while one changes to the other, unless an administrator set them', () => {
    const [, pro, guru] = PLANS;
    if (pro === undefined || guru === undefined) throw new Error('Plans are missing');
    const changing = buildEffectiveLimits({ plan: guru, pending: pro, overrides: NO_OVERRIDE });
    expect(changing).toEqual({ ...guru, maxCompanies: 2, maxPrompts: 15 });
    const uneven = { maxCompanies: 9, maxPrompts: 3 };
    expect(buildEffectiveLimits({ plan: guru, pending: uneven, overrides: NO_OVERRIDE })).toMatchObject({
      maxCompanies: 5,
      maxPrompts: 3,
    });
    const overrides = { ...NO_OVERRIDE, customMaxPrompts: 40 };
    expect(buildEffectiveLimits({ plan: guru, pending: pro, overrides })).toMatchObject({
      maxCompanies: 2,
      maxPrompts: 40,
    });
  });
});
