import type { LimitOverridesInput } from '@citato/contract';
import { lockStoredAccount } from '#features/accounts';
import { recordSecurityEvent } from '#platform/audit';
import { settleOverrides } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AdminDeps, Administrator } from '../admin-deps.ts';
import { describeOverrides } from '../rules/describe-overrides.ts';

/** The plan alone decides the account's limits again. */
const NONE: LimitOverridesInput = {
  customMaxCompanies: null,
  customMaxPrompts: null,
  customTaskListsEnabled: null,
  customPromptAnalysisEnabled: null,
};

/** Sets an account's overrides, or with null removes them; logged with what was set. */
export async function settleUserLimits(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'events' | 'live'>,
  {
    caller,
    userId,
    overrides,
  }: { caller: Administrator; userId: AccountId; overrides: LimitOverridesInput | null },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await lockStoredAccount(tx, userId))) throw new AppError('admin.user_not_found');
    await settleOverrides(deps, tx, { userId, overrides: overrides ?? NONE });
    await recordSecurityEvent(tx, {
      userId: caller.userId,
      sessionId: caller.sessionId,
      kind: overrides === null ? 'limits_reset' : 'limits_set',
      targetUserId: userId,
      ...(overrides !== null && { subject: describeOverrides(overrides) }),
      createdAt: deps.clock.now(),
    });
  });
}
