import type { AccountId } from '#lib/ids';
import type { AdminDeps, Administrator } from '../admin-deps.ts';
import { settleUserLimits } from './settle-user-limits.ts';

const LIMITS_RESET = 'Limiti ripristinati';

/** Removes an account's overrides. */
export async function resetUserLimits(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'events' | 'live'>,
  request: { caller: Administrator; userId: AccountId },
): Promise<{ message: string }> {
  await settleUserLimits(deps, { ...request, overrides: null });
  return { message: LIMITS_RESET };
}
