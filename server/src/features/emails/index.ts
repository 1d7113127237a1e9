import type { Feature } from '#platform/context';
import type { DeliverMailDeps } from './deliver-mail.ts';
import { emailJobs } from './jobs.ts';

export { enqueueMail } from './enqueue-mail.ts';
export { exportFor } from './export-mails.ts';
export { type Letter } from './templates/letter.ts';
export { writeMail } from './write-mail.ts';
export { listMails } from './list-mails.ts';

export function createEmailsFeature(deps: DeliverMailDeps): Feature {
  return { routes: [], jobs: emailJobs(deps), subscriptions: [] };
}
