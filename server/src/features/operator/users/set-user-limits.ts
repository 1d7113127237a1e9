import type { LimitOverridesInput } from '@citato/contract';
import { settleOverrides } from '#features/companies';
import { recordSecurityEvent } from '#features/audit';
import { lockStoredUser } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { SessionId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AdminDeps } from '../admin-deps.ts';
import { describeOverrides } from '../rules/describe-overrides.ts';

/** The account's plan decides everything again. */
const NONE: LimitOverridesInput = {
  customMaxCompanies: null,
  customMaxPrompts: null,
  customTaskListsEnabled: null,
  customPromptAnalysisEnabled: null,
};

/** Sets an account's limits apart from its plan, or with none puts it back under the plan; noted with what was set. */
export async function setUserLimits(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'events' | 'live'>,
  {
    caller,
    userId,
    overrides = null,
  }: {
    caller: { userId: UserId; sessionId: SessionId };
    userId: UserId;
    overrides?: LimitOverridesInput | null;
  },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await lockStoredUser(tx, userId))) throw new AppError('admin.user_not_found');
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
