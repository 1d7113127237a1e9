import type { MailTopic } from '#features/emails';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import { type AccountId, type CompanyId, toId, type UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { findWeeklyExport, setStopped } from '../store/weekly-exports.ts';

/** Mails a member no more files of a company; what they chose is kept. Twice is fine. */
export async function stopWeeklyExport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { accountId, userId, companyId }: { accountId: AccountId; userId: UserId; companyId: CompanyId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const company = await getOwnedCompany(tx, { userId: accountId, companyId });
    await setStopped(tx, { companyId: company.id, userId, stoppedAt: clock.now() });
  });
}

/** What the links that stop these mails are about. */
export const WEEKLY_TOPIC = 'files';
export const nameTopic = (companyId: CompanyId): string => `${WEEKLY_TOPIC}:${companyId}`;
const readCompany = (topic: string) => toId<CompanyId>(topic.slice(WEEKLY_TOPIC.length + 1));

/** The files of each week, stopped and resumed by the link in their mail. */
export const weeklyTopic: MailTopic = {
  find: async (db, { userId, accountId, topic }) => {
    const companyId = readCompany(topic);
    try {
      const { name } = await getOwnedCompany(db, { userId: accountId, companyId });
      const row = await findWeeklyExport(db, { companyId, userId });
      return row && { title: `i file settimanali di ${name}`, isSent: row.stoppedAt === null };
    } catch (error) {
      if (error instanceof AppError && error.code === 'companies.not_found') return null;
      throw error;
    }
  },
  set: async ({ clock }, tx, { userId, topic, isSent }) => {
    await setStopped(tx, { companyId: readCompany(topic), userId, stoppedAt: isSent ? null : clock.now() });
  },
};
