import type { EngineId, LimitName, Limits } from '@citato/contract';

/** What an account may do: the limits the API shows, and those that are only enforced. */
export interface AccountLimits extends Limits {
  /** Analyses of one prompt its user may start by hand on a Rome day. */
  readonly manualAnalysesPerDay: number;
  /** Engines the plan does not ask. */
  readonly withheldEngines: readonly EngineId[];
}

/** What an administrator set for one account; null leaves the plan's own value in force. */
export interface LimitOverrides {
  readonly customMaxCompanies: number | null;
  readonly customMaxPrompts: number | null;
  readonly customTaskListsEnabled: boolean | null;
  readonly customPromptAnalysisEnabled: boolean | null;
}

/** Which limits were overridden: overrides stay on any plan, also where the plan has the same value. */
export function listSetLimits(overrides: LimitOverrides): LimitName[] {
  const values: readonly (readonly [LimitName, number | boolean | null])[] = [
    ['maxCompanies', overrides.customMaxCompanies],
    ['maxPrompts', overrides.customMaxPrompts],
    ['taskListsEnabled', overrides.customTaskListsEnabled],
    ['promptAnalysisEnabled', overrides.customPromptAnalysisEnabled],
  ];
  return values.flatMap(([name, value]) => (value === null ? [] : [name]));
}

/** How much a plan holds. */
export type PlanSize = Pick<AccountLimits, 'maxCompanies' | 'maxPrompts'>;

/**
 * The limits in force for an account: each override wins over its plan, 0 and false included. While it changes to a
 * pending plan it holds what both hold, so that nothing is added that would be archived at once.
 */
export function buildEffectiveLimits({
  plan,
  pending = null,
  overrides,
}: {
  plan: AccountLimits;
  pending?: PlanSize | null;
  overrides: LimitOverrides;
}): AccountLimits {
  const { maxCompanies, maxPrompts } = pending ?? plan;
  return {
    maxCompanies: overrides.customMaxCompanies ?? Math.min(plan.maxCompanies, maxCompanies),
    maxPrompts: overrides.customMaxPrompts ?? Math.min(plan.maxPrompts, maxPrompts),
    taskListsEnabled: overrides.customTaskListsEnabled ?? plan.taskListsEnabled,
    promptAnalysisEnabled: overrides.customPromptAnalysisEnabled ?? plan.promptAnalysisEnabled,
    manualAnalysesPerDay: plan.manualAnalysesPerDay,
    withheldEngines: plan.withheldEngines,
  };
}
