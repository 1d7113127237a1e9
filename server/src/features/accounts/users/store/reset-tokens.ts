import { and, eq, gt } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { users } from '../tables.ts';

/** Creates a reset token and voids the one before; null when the address has no account. */
export async function saveResetToken(
  tx: Transaction,
  reset: { email: string; tokenHash: string; expiresAt: Date; now: Date },
) {
  const [row] = await tx
    .update(users)
    .set({ resetTokenHash: reset.tokenHash, resetExpiresAt: reset.expiresAt, updatedAt: reset.now })
    .where(eq(users.email, reset.email))
    .returning({ id: users.id });
  return row ?? null;
}

/** Whose password a reset link would set now, null when it would not work; asked before the costly part, it spends nothing. */
export async function findResetAccount(
  db: Queryable,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ id: UserId } | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.resetTokenHash, tokenHash), gt(users.resetExpiresAt, now)));
  return row ?? null;
}

/**
 * Spends a reset token: of any number of parallel uses exactly one sets its password. Who can read the mailbox
 * owns the address, so it counts as verified from then on.
 */
export async function spendResetToken(
  tx: Transaction,
  { tokenHash, passwordHash, now }: { tokenHash: string; passwordHash: string; now: Date },
) {
  const [row] = await tx
    .update(users)
    .set({
      passwordHash,
      emailVerified: true,
      registrationNonceHash: null,
      resetTokenHash: null,
      resetExpiresAt: null,
      updatedAt: now,
    })
    .where(and(eq(users.resetTokenHash, tokenHash), gt(users.resetExpiresAt, now)))
    .returning({ id: users.id, email: users.email });
  return row ?? null;
}
