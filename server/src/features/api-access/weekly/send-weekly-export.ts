import { may } from '@citato/contract';
import { listMembers } from '#features/accounts';
import { lastDayOf } from '#features/alerts';
import { getOwnedCompany } from '#features/companies';
import { enqueueMail, writeRichMail } from '#features/emails';
import { AppError } from '#lib/app-error';
import type { CompanyId, UserId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import type { ZoneDay } from '#lib/zone-time';
import { withTransaction } from '#platform/db';
import { findWeeklyExport, takeWriting } from '../store/weekly-exports.ts';
import { weeklyMail } from '../templates/weekly-mail.ts';
import { buildWeekFiles } from './build-week-files.ts';
import { findNext } from './list-weekly-exports.ts';
import { nameTopic } from './stop-weekly-export.ts';
import type { WeeklyDeps } from './weekly-deps.ts';

/** The company is gone, the plan holds no files, or the account is closed: no mail, and no failure. */
const SILENT = ['companies.not_found', 'exports.not_included', 'accounts.unauthenticated'];

/** Writes a member's mail of a Monday, once; not to who may not read the company now, or where that Monday is over. */
export async function sendWeeklyExport(
  deps: WeeklyDeps,
  { companyId, userId, day }: { companyId: CompanyId; userId: UserId; day: ZoneDay },
): Promise<void> {
  const { db, clock, settings, unsubscribeLinks } = deps;
  const row = await findWeeklyExport(db, { companyId, userId });
  if (row?.stoppedAt !== null || row.tables.length === 0) return;
  const accountId = row.organisationId;
  const member = (await listMembers(db, accountId)).find((one) => one.userId === userId);
  if (member === undefined || !may({ role: member.role, needs: 'read' })) return;
  const now = clock.now();
  if ((await findNext(db, { member: { accountId, ...member }, now })).today !== day) return;
  const lastDay = lastDayOf({ monday: day, romeToday: romeDay(now) });
  const built = await buildMail(deps, { row, lastDay });
  if (built === null) return;
  const unsubscribeLink = unsubscribeLinks.build({ accountId, userId, topic: nameTopic(companyId) });
  const { company, attachments, ...said } = built;
  const template = writeRichMail(weeklyMail({ ...said, company, lastDay, unsubscribeLink, ...settings }));
  await withTransaction(db, async (tx) => {
    if (!(await takeWriting(tx, { companyId, userId, day }))) return;
    const mail = { userId, to: member.email, template, attachments, kind: 'weekly-export' };
    await enqueueMail(deps, tx, { ...mail, unsubscribeLink });
  });
}

async function buildMail(
  { db }: Pick<WeeklyDeps, 'db'>,
  { row, lastDay }: { row: Parameters<typeof buildWeekFiles>[1]['row']; lastDay: ZoneDay },
) {
  try {
    const scope = { userId: row.organisationId, companyId: row.companyId };
    const { id, name } = await getOwnedCompany(db, scope);
    return { company: { id, name }, ...(await buildWeekFiles(db, { row, lastDay })) };
  } catch (error) {
    if (error instanceof AppError && SILENT.includes(error.code)) return null;
    throw error;
  }
}
