import type { Feature } from '#platform/context';
import type { DeliverMailDeps } from './deliver-mail.ts';
import { emailJobs } from './jobs.ts';

export { enqueueMail, type MailContent } from './enqueue-mail.ts';
export { listMails } from './list-mails.ts';

export function createEmailsFeature(deps: DeliverMailDeps): Feature {
  return { routes: [], jobs: emailJobs(deps), subscriptions: [] };
}
