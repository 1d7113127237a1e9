import { hashToken } from '../sessions/create-token.ts';
import { ACCOUNT_LIMITS } from '../rules/account-limits.ts';
import { findResetAccount } from '../users/store/reset-tokens.ts';
import type { AccountsDeps } from '../accounts-deps.ts';

/** Says whether a reset link would work, before a password is typed; neither whose it is, nor why it does not work. */
export async function checkResetToken(
  { db, clock, limits }: AccountsDeps,
  { token, network }: { token: string; network: string },
): Promise<{ isLive: boolean }> {
  await limits.take(ACCOUNT_LIMITS.resetCheckFromAddress, network);
  const account = await findResetAccount(db, { tokenHash: hashToken(token), now: clock.now() });
  return { isLive: account !== null };
}
