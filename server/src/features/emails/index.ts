import type { Feature } from '#platform/context';
import type { DeliverMailDeps } from './deliver-mail.ts';
import { emailJobs } from './jobs.ts';

export { enqueueMail, type MailContent, type MailRequest } from './enqueue-mail.ts';
export { listMails } from './list-mails.ts';
export type EmailsDeps = DeliverMailDeps;

export function createEmailsFeature(deps: EmailsDeps): Feature {
  return { routes: [], jobs: emailJobs(deps), subscriptions: [] };
}
