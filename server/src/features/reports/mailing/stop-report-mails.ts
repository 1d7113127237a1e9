import type { MailTopic } from '#features/emails';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import { type CompanyId, toId } from '#lib/ids';
import { addRecipient, listRecipients, removeRecipient } from '../store/mails.ts';

/** What the links that stop these mails are about. */
export const REPORT_TOPIC = 'report';
export const nameTopic = (companyId: CompanyId): string => `${REPORT_TOPIC}:${companyId}`;
const readCompany = (topic: string) => toId<CompanyId>(topic.slice(REPORT_TOPIC.length + 1));

/** The page of each month, stopped and resumed by the link in its mail. */
export const reportTopic: MailTopic = {
  find: async (db, { userId, accountId, topic }) => {
    const companyId = readCompany(topic);
    try {
      const { name } = await getOwnedCompany(db, { userId: accountId, companyId });
      const recipients = await listRecipients(db, companyId);
      return { title: `il rapporto mensile su ${name}`, isSent: recipients.includes(userId) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'companies.not_found') return null;
      throw error;
    }
  },
  set: async ({ clock }, tx, { userId, accountId, topic, isSent }) => {
    const companyId = readCompany(topic);
    if (isSent) await addRecipient(tx, { companyId, accountId, userId, now: clock.now() });
    else await removeRecipient(tx, { companyId, userId });
  },
};
