import type { LimitName, Limits, UserLimits } from './plans.ts';

/** An account's limits, and which of them were set for it. */
export type AccountLimits = Pick<UserLimits, 'limits' | 'setForAccount'>;

/**
 * Whether a limit in force is the account's own: no plan changes it. Where it differs from its plan's it is, and where
 * an administrator has set the very same number the server says so.
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

/** What an account would have on a plan: what was set for it stays. */
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
