import { MailRefused } from '#adapters/mailer';
import { type EmailId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { EmailsDeps } from '../emails-deps.ts';
import type { MailRequest } from './enqueue-mail.ts';
import { recordMail } from '../metrics.ts';
import { recordDelivery } from './record-delivery.ts';
import { readMailFault } from '../rules/mail-fault.ts';
import { addOpenPixel } from '../rules/open-pixel.ts';
import { insertEmail, recordFailedAttempt } from '../store/outbox.ts';
import { insertEmailEvents } from '../store/kept-mails.ts';

export type MailSenderDeps = Pick<EmailsDeps, 'db' | 'clock' | 'log' | 'metrics' | 'mailer'> & {
  readonly settings: Pick<EmailsDeps['settings'], 'appUrl' | 'tracksOpening'>;
};

/** Sends a mail while the caller waits, and stores the outcome; there is no second try. */
export async function sendMailNow(
  { db, clock, log, metrics, mailer, settings }: MailSenderDeps,
  { userId, to, template, kind }: Omit<MailRequest, 'replyTo' | 'unsubscribeLink' | 'attachments'>,
): Promise<'delivered' | 'failed'> {
  const emailId = newId<EmailId>();
  const createdAt = clock.now();
  const isTracked = settings.tracksOpening && mailer.kind !== 'mailbox';
  const html = isTracked ? addOpenPixel({ html: template.html, ...settings, emailId }) : template.html;
  const fault = await mailer
    .deliver({ id: emailId, to, replyTo: null, unsubscribeLink: null, attachments: [], ...template, html })
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
  recordMail(metrics, fault === null ? 'delivered' : fault instanceof MailRefused ? 'refused' : 'given_up');
  if (fault !== null)
    log.warn({ emailId, fault: readMailFault(fault.message) }, 'a mail somebody waited for was not taken');
  const at = clock.now();
  await withTransaction(db, async (tx) => {
    await insertEmail(tx, {
      id: emailId,
      userId,
      kind,
      recipient: to,
      replyTo: null,
      unsubscribeLink: null,
      attachments: null,
      ...template,
      createdAt,
    });
    if (fault === null) return recordDelivery(tx, { mailer, emailId, deliveredAt: at });
    await recordFailedAttempt(tx, { emailId, error: fault.message, isFinal: true });
    if (!(fault instanceof MailRefused)) return;
    const event = { emailId, kind: 'bounced' as const, reportId: 'smtp', detail: fault.message };
    await insertEmailEvents(tx, [{ ...event, createdAt: at }]);
  });
  return fault === null ? 'delivered' : 'failed';
}
