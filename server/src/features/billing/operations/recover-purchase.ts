import type { PaymentsDeps } from '../payments-deps.ts';
import { getPlanId } from '#features/plans';
import { lockAccount } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { isPreviewed } from './assert-previewed.ts';
import { finishOperationJob } from './finish-operation.ts';
import { decideResumption } from './rules/resumption.ts';
import { findWaitingOperation, listLaterOperations, resumeOperation } from './store/operations.ts';
import type { OperationRow } from './tables.ts';

const POLL_INTERVAL_MS = 5_000;

/**
 * Continues what is left of a purchase whose invoice is paid now, after the bank had to be asked; the buyer may have
 * left.
 * @returns when to look again, while the account has another operation under way; else null
 */
export async function recoverPurchase(
  { db, clock, queue }: Pick<PaymentsDeps, 'db' | 'clock' | 'queue'>,
  { userId, invoiceId }: { userId: AccountId; invoiceId: string },
): Promise<Date | null> {
  const now = clock.now();
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const waiting = await findWaitingOperation(tx, { userId, invoiceId });
    if (waiting === null) return null;
    const { id, createdAt } = waiting;
    const later = await listLaterOperations(tx, { userId, after: createdAt });
    if (later.some(({ state }) => state === 'open')) return new Date(now.getTime() + POLL_INTERVAL_MS);
    const isShown = await isStillPreviewed(tx, waiting);
    const resumption = decideResumption({ createdAt, now, later, isPreviewed: isShown });
    if (resumption === 'nothing') return null;
    // Without a plan to change to, it keeps the card that paid and nothing else.
    // Computed for the moment the purchase is continued: the amount shown was of another day.
    const { proratedAt: _shownFor, ...asked } = waiting.parameters;
    const parameters = resumption === 'whole' ? asked : {};
    await resumeOperation(tx, { id, parameters, resumedAt: now });
    await queue.enqueue(tx, finishOperationJob, { operationId: id, userId });
    return null;
  });
}

/** Whether the plan would archive now what its owner was shown; where the plan stays the same, nothing is archived. */
async function isStillPreviewed(tx: Transaction, { userId, parameters }: OperationRow): Promise<boolean> {
  const { planId } = parameters;
  if (planId === undefined || planId === (await getPlanId(tx, userId))) return true;
  return isPreviewed(tx, { userId, planId });
}
