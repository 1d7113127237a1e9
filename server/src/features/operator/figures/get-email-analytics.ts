import type { MailFigures } from '@citato/contract';
import { measureDeliveries } from '#features/emails';
import type { AccountId } from '#lib/ids';
import type { AdminDeps } from '../admin-deps.ts';
import { listEmails, listEmailsAmong } from '../store.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_RECIPIENTS = 10_000;

/** What became of the mails of the last 24 hours to accounts, by address: to all of them, or to those named. */
export async function getEmailAnalytics(
  { db, clock, mailer, settings }: Pick<AdminDeps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { users }: { users: readonly AccountId[] | null },
): Promise<Record<string, MailFigures>> {
  const named = users === null ? null : (await listEmails(db, users)).map(({ email }) => email);
  const measured = await measureDeliveries(db, {
    since: new Date(clock.now().getTime() - DAY_MS),
    recipients: named,
    limit: MAX_RECIPIENTS,
    tracksOpening: settings.tracksOpening && mailer.kind !== 'mailbox',
  });
  const recipients = measured.map(({ recipient }) => recipient);
  // Mails also go to the support team and to addresses without an account.
  const accounts = new Set(named ?? (await listEmailsAmong(db, recipients)));
  return Object.fromEntries(
    measured.flatMap(({ recipient, ...figures }) => (accounts.has(recipient) ? [[recipient, figures]] : [])),
  );
}
