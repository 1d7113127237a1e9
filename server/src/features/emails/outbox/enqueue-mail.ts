import { type EmailId, type UserId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { Transaction } from '#platform/db';
import { deliverMailJob } from './deliver-mail.ts';
import { isUnreachable } from '../rules/unreachable-address.ts';
import { type MailAttachment, packAttachments } from '../rules/attachments.ts';
import { insertEmail } from '../store/outbox.ts';
import type { MailContent } from '../templates/mail-body.ts';

export interface MailRequest {
  /** The account the mail belongs to and is deleted with; null for mails without an account. */
  readonly userId: UserId | null;
  readonly to: string;
  /** The reply-to address, when it is not ours. */
  readonly replyTo?: string;
  /** Where its recipient stops mails of this kind (`createUnsubscribeLinks`); without it the mail is no subscription. */
  readonly unsubscribeLink?: string;
  readonly template: MailContent;
  /** Files that go with it; `MAX_ATTACHED_BYTES` together. */
  readonly attachments?: readonly MailAttachment[];
  /** What the mail is about, for example `verify-address`. */
  readonly kind: string;
}

/** Writes the mail into the outbox and its delivery into the queue; both exist exactly when `tx` commits. */
export async function enqueueMail(
  { clock, queue }: Pick<Context, 'clock' | 'queue'>,
  tx: Transaction,
  { userId, to, replyTo, unsubscribeLink, template, attachments, kind }: MailRequest,
): Promise<void> {
  if (isUnreachable(to)) return;
  const emailId = newId<EmailId>();
  await insertEmail(tx, {
    id: emailId,
    userId,
    kind,
    recipient: to,
    replyTo: replyTo ?? null,
    unsubscribeLink: unsubscribeLink ?? null,
    subject: template.subject,
    html: template.html,
    text: template.text,
    attachments: attachments === undefined ? null : packAttachments(attachments),
    createdAt: clock.now(),
  });
  await queue.enqueue(tx, deliverMailJob, { emailId }, userId === null ? {} : { groupId: userId });
}
