import type { LimitName, Limits, UserLimits } from './plans.ts';

/** An account's limits, and which of them were set for it. */
export type AccountLimits = Pick<UserLimits, 'limits' | 'setForAccount'>;

/**
 * Whether a limit in force is an override, which no plan changes: it differs from the plan's, or the server says that
 * an administrator has set the same number.
 */
export function isSetForAccount({
  account: { limits, setForAccount = [] },
  current,
  limit,
}: {
  account: AccountLimits;
  /** The account's plan. */
  current: Limits;
  limit: LimitName;
}): boolean {
  return setForAccount.includes(limit) || limits[limit] !== current[limit];
}

/** An account's limits on a plan: its overrides stay. */
export function limitsOn({
  plan,
  account: { limits, setForAccount = [] },
}: {
  plan: Limits;
  account: AccountLimits;
}): Limits {
  const has = (limit: LimitName) => (setForAccount.includes(limit) ? limits : plan);
  return {
    maxCompanies: has('maxCompanies').maxCompanies,
    maxPrompts: has('maxPrompts').maxPrompts,
    taskListsEnabled: has('taskListsEnabled').taskListsEnabled,
    promptAnalysisEnabled: has('promptAnalysisEnabled').promptAnalysisEnabled,
  };
}
