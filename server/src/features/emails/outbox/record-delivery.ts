import type { Mailer } from '#adapters/mailer';
import type { EmailId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { markDelivered } from '../store/outbox.ts';
import { insertEmailEvents } from '../store/kept-mails.ts';

/** Stores that a mail was accepted; only a mail server's answer is an event, the mailbox proves no delivery. */
export async function recordDelivery(
  tx: Transaction,
  { mailer, emailId, deliveredAt }: { mailer: Mailer; emailId: EmailId; deliveredAt: Date },
): Promise<void> {
  await markDelivered(tx, { emailId, deliveredAt, keepsContent: mailer.kind === 'mailbox' });
  if (mailer.kind !== 'smtp') return;
  const event = { emailId, kind: 'delivered' as const, reportId: 'smtp', detail: null };
  await insertEmailEvents(tx, [{ ...event, createdAt: deliveredAt }]);
}
