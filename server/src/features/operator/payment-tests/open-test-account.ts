import { randomBytes } from 'node:crypto';
import { hashPassword, upsertVerifiedUser } from '#features/accounts';
import type { UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';
import { removeTestAccountJob } from './remove-test-account.ts';

/** A test run takes seconds; accounts left by a process that died during one are removed after this. */
const LEFT_BEHIND_MS = 15 * 60_000;

/** Opens the account of a test run. Nobody can sign in to it, and no mail reaches it. */
export async function openTestAccount(
  { db, clock, queue }: PaymentTestsDeps,
  { userId }: { userId: UserId },
): Promise<void> {
  const now = clock.now();
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  await withTransaction(db, async (tx) => {
    await upsertVerifiedUser(tx, {
      id: userId,
      email: `prova-${userId}@citato.invalid`,
      firstName: 'Prova',
      lastName: 'Pagamenti',
      passwordHash,
      createdAt: now,
      updatedAt: now,
    });
    const startAfter = new Date(now.getTime() + LEFT_BEHIND_MS);
    await queue.enqueue(tx, removeTestAccountJob, { accountId: userId }, { startAfter });
  });
}
