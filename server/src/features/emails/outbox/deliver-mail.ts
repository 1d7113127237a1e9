import * as z from 'zod';
import { MailRefused } from '#adapters/mailer';
import { type EmailId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import type { EmailsDeps } from '../emails-deps.ts';
import { recordMail } from '../metrics.ts';
import { recordDelivery } from './record-delivery.ts';
import { readMailFault } from '../rules/mail-fault.ts';
import { addOpenPixel } from '../rules/open-pixel.ts';
import { findQueuedEmail, recordFailedAttempt } from '../store/outbox.ts';
import { insertEmailEvents } from '../store/kept-mails.ts';

/** A mail that was not accepted within this time is given up. */
const GIVE_UP_AFTER_MS = 48 * 60 * 60 * 1000;

/** A mail server that works again gets the waiting mails within a minute and a half. */
export const deliverMailJob = defineJob({
  name: 'emails.deliver-mail',
  schema: z.object({ emailId: z.uuid().transform(toId<EmailId>) }),
  retryLimit: 45,
  maxRetryDelaySeconds: 90,
});

type DeliverMailDeps = Pick<EmailsDeps, 'db' | 'clock' | 'log' | 'metrics' | 'queue' | 'mailer' | 'settings'>;

/** Hands a waiting mail over once; a mail that no longer waits is left alone, so a repeated job sends nothing twice. */
export async function deliverMail(
  deps: DeliverMailDeps,
  { emailId, isLastAttempt }: { emailId: EmailId; isLastAttempt: boolean },
): Promise<void> {
  const { db, clock, mailer, settings } = deps;
  const mail = await findQueuedEmail(db, emailId);
  if (mail === null) return;
  const { createdAt, ...outgoing } = mail;
  const isTracked = settings.tracksOpening && mailer.kind !== 'mailbox';
  const html = isTracked ? addOpenPixel({ ...mail, ...settings, emailId }) : mail.html;
  try {
    await mailer.deliver({ ...outgoing, html });
  } catch (error) {
    const isOld = clock.now().getTime() - createdAt.getTime() >= GIVE_UP_AFTER_MS;
    await recordFailure(deps, { emailId, error, isLastAttempt, isOld });
    return;
  }
  recordMail(deps.metrics, 'delivered');
  await withTransaction(db, (tx) => recordDelivery(tx, { mailer, emailId, deliveredAt: clock.now() }));
}

/** A refused mail is given up at once, an old one at its last try; any other waits for the next. */
async function recordFailure(
  { db, clock, log, metrics, queue }: DeliverMailDeps,
  failure: { emailId: EmailId; error: unknown; isLastAttempt: boolean; isOld: boolean },
): Promise<void> {
  const { emailId, error, isLastAttempt, isOld } = failure;
  const reason = error instanceof Error ? error.message : String(error);
  const isRefused = error instanceof MailRefused;
  const isFinal = isRefused || (isLastAttempt && isOld);
  recordMail(metrics, isRefused ? 'refused' : isFinal ? 'given_up' : 'retried');
  await withTransaction(db, async (tx) => {
    await recordFailedAttempt(tx, { emailId, error: reason, isFinal });
    if (isRefused) {
      const event = { emailId, kind: 'bounced' as const, reportId: 'smtp', detail: reason };
      await insertEmailEvents(tx, [{ ...event, createdAt: clock.now() }]);
    }
    if (isLastAttempt && !isFinal) await queue.enqueue(tx, deliverMailJob, { emailId });
  });
  if (isFinal) log.error({ emailId, fault: readMailFault(reason) }, 'mail given up');
  else if (!isLastAttempt) throw error;
}
