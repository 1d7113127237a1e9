import type { LimitOverridesInput } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { AdminDeps, Administrator } from '../admin-deps.ts';
import { settleUserLimits } from './settle-user-limits.ts';

const LIMITS_SET = 'Limiti aggiornati';

/** Sets an account's overrides. */
export async function setUserLimits(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'events' | 'live'>,
  request: { caller: Administrator; userId: AccountId; overrides: LimitOverridesInput },
): Promise<{ message: string }> {
  await settleUserLimits(deps, request);
  return { message: LIMITS_SET };
}
