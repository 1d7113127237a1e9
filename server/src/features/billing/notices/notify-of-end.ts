import * as z from 'zod';
import { enqueueMail, writeMail } from '#features/emails';
import { getPlanId } from '#features/plans';
import { findContact, lockAccount } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { describeLapse } from './describe-lapse.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { isReminderDue, lastReminded } from '../rules/reminder.ts';
import { givesAccess } from '../rules/subscription-status.ts';
import { findLiveSubscription, listEnding, markReminded } from '../store/subscriptions.ts';
import { subscriptionEnding } from './templates/subscription-lapse.ts';

export const notifyOfEndsJob = defineJob({
  name: 'payments.notify-of-ends',
  schema: z.object({}),
  retryLimit: 10,
  retryDelaySeconds: 60,
});

const MAX_AT_ONCE = 1000;

/** Reminds the owners of canceled subscriptions some days before they end, of each end once. */
export async function notifyOfEnds(deps: PaymentsDeps, { signal }: { signal: AbortSignal }): Promise<void> {
  const now = deps.clock.now();
  const span = { from: now, until: lastReminded(now) };
  for (const userId of await listEnding(deps.db, { ...span, limit: MAX_AT_ONCE })) {
    if (signal.aborted) return;
    await notifyOfEnd(deps, { userId, now });
  }
}

async function notifyOfEnd(
  deps: PaymentsDeps,
  { userId, now }: { userId: AccountId; now: Date },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const contact = await findContact(tx, userId);
    if (contact === null) return;
    // Cancellations are written under the same lock: none is taken back between this look and the mail.
    await lockAccount(tx, userId);
    const live = await findLiveSubscription(tx, userId);
    const end = live?.currentPeriodEnd ?? null;
    if (live === null || end === null || !live.cancelAtPeriodEnd || !givesAccess(live.status)) return;
    if (!isReminderDue({ end, now }) || !(await markReminded(tx, { userId, end }))) return;
    const lapse = await describeLapse(tx, { userId, planId: await getPlanId(tx, userId), live });
    const { firstName, email } = contact;
    const body = subscriptionEnding({
      firstName,
      appUrl: deps.settings.appUrl,
      lapse: { ...lapse, until: end },
    });
    await enqueueMail(deps, tx, {
      userId: contact.userId,
      to: email,
      template: await writeMail(body),
      kind: 'subscription-ending',
    });
  });
}
