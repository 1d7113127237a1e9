import { listMembers } from '#features/accounts';
import { enqueueMail, writeRichMail } from '#features/emails';
import type { AccountId, UserId } from '#lib/ids';
import { readZoneClock, type ZoneDay } from '#lib/zone-time';
import { withTransaction } from '#platform/db';
import type { AlertsDeps } from '../alerts-deps.ts';
import { viewerOf } from '../rules/mailing/viewer-of-member.ts';
import { findOwnSettings } from '../settings/find-own-settings.ts';
import { takeMonday } from '../store/monday-mails.ts';
import { buildMondayMail } from '../templates/monday-mail.ts';
import { buildMonday } from './build-monday.ts';

/** Writes a member's mail of a Monday, once; not to who left, switched it off, or where that Monday is over. */
export async function sendMondayMail(
  deps: AlertsDeps,
  { accountId, userId, day }: { accountId: AccountId; userId: UserId; day: ZoneDay },
): Promise<void> {
  const { db, clock, unsubscribeLinks, settings } = deps;
  const now = clock.now();
  const member = (await listMembers(db, accountId)).find((one) => one.userId === userId);
  if (member === undefined) return;
  const own = await findOwnSettings(db, { accountId, ...member });
  if (!own.sendsOnMondays || readZoneClock(now, own.timeZone).day !== day) return;
  const viewer = viewerOf(accountId, member);
  const monday = await buildMonday(db, { viewer, member, monday: day, now });
  if (monday === null) return;
  const unsubscribeLink = unsubscribeLinks.build({ accountId, userId, topic: 'monday' });
  const template = writeRichMail(buildMondayMail({ ...monday, unsubscribeLink, ...settings }));
  await withTransaction(db, async (tx) => {
    if (!(await takeMonday(tx, { accountId, userId, day }))) return;
    await enqueueMail(deps, tx, { userId, to: member.email, template, kind: 'monday', unsubscribeLink });
  });
}
