import { writeRichMail } from '#features/emails';
import { AppError } from '#lib/app-error';
import type { Viewer } from '#lib/viewer';
import type { AlertsDeps } from '../alerts-deps.ts';
import { nextMonday } from '../rules/mondays/find-monday.ts';
import { findOwnSettings } from '../settings/find-own-settings.ts';
import type { Member } from '../settings/set-own-mail-settings.ts';
import { buildMondayMail } from '../templates/monday-mail.ts';
import { buildMonday } from './build-monday.ts';

/** The next mail of Monday as a member would get it with what is known now. */
export async function previewMondayMail(
  { db, clock, unsubscribeLinks, settings }: AlertsDeps,
  { member, viewer }: { member: Member; viewer: Viewer },
): Promise<{ subject: string; html: string }> {
  const { accountId, userId } = member;
  const now = clock.now();
  const { timeZone } = await findOwnSettings(db, member);
  const monday = nextMonday(now, timeZone);
  const built = await buildMonday(db, { viewer, member, monday, now });
  if (built === null) throw new AppError('alerts.nothing_to_write');
  const unsubscribeLink = unsubscribeLinks.build({ accountId, userId, topic: 'monday' });
  const { subject, html } = writeRichMail(buildMondayMail({ ...built, unsubscribeLink, ...settings }));
  return { subject, html };
}
