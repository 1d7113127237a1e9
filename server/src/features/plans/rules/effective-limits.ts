import type { Limits } from '@citato/contract';

/** What an account may do: the limits the wire shows, and those it only meets. */
export interface AccountLimits extends Limits {
  /** Analyses of one prompt its user may start by hand on a Rome day. */
  readonly manualAnalysesPerDay: number;
}

/** What an administrator set for one account; null leaves the plan's own value in force. */
export interface LimitOverrides {
  readonly customMaxCompanies: number | null;
  readonly customMaxPrompts: number | null;
  readonly customTaskListsEnabled: boolean | null;
  readonly customPromptAnalysisEnabled: boolean | null;
}

/** The limits an account lives by: each override wins over its plan, 0 and false included. */
export function buildEffectiveLimits({
  plan,
  overrides,
}: {
  plan: AccountLimits;
  overrides: LimitOverrides;
}): AccountLimits {
  return {
    maxCompanies: overrides.customMaxCompanies ?? plan.maxCompanies,
    maxPrompts: overrides.customMaxPrompts ?? plan.maxPrompts,
    taskListsEnabled: overrides.customTaskListsEnabled ?? plan.taskListsEnabled,
    promptAnalysisEnabled: overrides.customPromptAnalysisEnabled ?? plan.promptAnalysisEnabled,
    manualAnalysesPerDay: plan.manualAnalysesPerDay,
  };
}
