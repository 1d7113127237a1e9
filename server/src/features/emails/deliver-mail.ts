import * as z from 'zod';
import type { Mailer } from '#adapters/mailer';
import { type EmailId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { defineJob } from '#platform/jobs';
import { findQueuedEmail, markDelivered, recordFailedAttempt } from './store.ts';

export interface DeliverMailDeps extends Context {
  readonly mailer: Mailer;
}

/** Eight tries with growing pauses outlast a mail server that is away for an hour. */
export const deliverMailJob = defineJob({
  name: 'emails.deliver-mail',
  schema: z.object({ emailId: z.uuid().transform(toId<EmailId>) }),
  retryLimit: 8,
});

/** Hands a waiting mail over once; a mail that no longer waits is left alone, so a repeated job sends nothing twice. */
export async function deliverMail(
  { db, clock, log, mailer }: DeliverMailDeps,
  { emailId, isLastAttempt }: { emailId: EmailId; isLastAttempt: boolean },
): Promise<void> {
  const mail = await findQueuedEmail(db, emailId);
  if (mail === null) return;
  try {
    await mailer.deliver(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await recordFailedAttempt(db, { emailId, error: reason, isFinal: isLastAttempt });
    if (isLastAttempt) log.error({ emailId, err: error }, 'mail given up');
    throw error;
  }
  await markDelivered(db, { emailId, deliveredAt: clock.now(), keepsContent: mailer.kind === 'mailbox' });
}
