import { recordSecurityEvent } from '#platform/audit';
import { sendMailNow, writeMail } from '#features/emails';
import { findProfile } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { AdminDeps, Administrator } from './admin-deps.ts';
import { describeTestMail } from './templates/describe-acts.ts';
import { testMail } from './templates/test-mail.ts';

const TEST_MAILS = { name: 'mail-trial', uses: 10, windowSeconds: 60 * 60 };

/** Sends a mail to the administrator's own address at once and answers what the mail server said. */
export async function sendTestMail(
  deps: AdminDeps,
  { caller: { userId, sessionId } }: { caller: Administrator },
): Promise<string> {
  const { db, clock, limits } = deps;
  await limits.take(TEST_MAILS, userId);
  const contact = await findProfile(db, userId);
  if (contact === null) throw new AppError('admin.user_not_found');
  const createdAt = clock.now();
  await recordSecurityEvent(db, { userId, sessionId, kind: 'test_mail_sent', createdAt });
  const template = await writeMail(testMail({ firstName: contact.firstName, appUrl: deps.settings.appUrl }));
  const outcome = await sendMailNow(deps, { userId, to: contact.email, template, kind: 'test-mail' });
  if (outcome === 'failed') throw new AppError('admin.mail_not_sent');
  return describeTestMail({ email: contact.email, kind: deps.mailer.kind });
}
