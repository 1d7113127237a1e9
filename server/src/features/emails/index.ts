import type { Feature } from '#platform/context';
import { exportPerson } from './export-person.ts';
import type { EmailsDeps } from './emails-deps.ts';
import { emailJobs } from './jobs.ts';
import { emailRoutes } from './routes.ts';

export { enqueueMail } from './outbox/enqueue-mail.ts';
export { describeMail } from './describe-mail.ts';
export { MAX_ATTACHED_BYTES, type MailAttachment } from './rules/attachments.ts';
export { type MailBody } from './templates/mail-body.ts';
export type { RichMail, RichNote, RichSection } from './templates/rich-mail.ts';
export { type ButtonPage, writeButtonPage } from './templates/button-page.ts';
export { sendPage } from './send-page.ts';
export { writeRichMail } from './templates/write-rich-mail.ts';
export { writeMail } from './outbox/write-mail.ts';
export { listMailbox } from './list-mailbox.ts';
export { MAIL_METRICS } from './metrics.ts';
export { measureDeliveries } from './events/measure-deliveries.ts';
export type { MailTopic, MailTopics, UnsubscribeLinks } from './unsubscribe-deps.ts';
export { createUnsubscribeLinks } from './unsubscribing/create-unsubscribe-links.ts';
export { type MailSenderDeps, sendMailNow } from './outbox/send-mail-now.ts';

export function createEmailsFeature(deps: EmailsDeps): Feature {
  return { routes: emailRoutes(deps), jobs: emailJobs(deps), subscriptions: [], exportPerson };
}
