import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listLinks } from './store/links.ts';
import { listLooks } from './store/looks.ts';
import { listMailsOfUser } from './store/mails.ts';
import { listReportsOfUser } from './store/reports.ts';

/** Every link that has not been removed, ended ones included. */
const EVER = new Date(0);

/** Pages for clients as they are stored, their links without any secret, how they look and who is mailed them. */
export async function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  const reports = await listReportsOfUser(db, userId);
  const links = await listLinks(db, { reportIds: reports.map(({ id }) => id), now: EVER });
  return {
    clientReports: reports.map(({ userId: _own, ...report }) => ({
      ...report,
      links: links
        .filter(({ reportId }) => reportId === report.id)
        .map(({ tokenHash: _secret, passwordHash: _password, reportId: _page, ...link }) => link),
    })),
    reportLooks: (await listLooks(db, userId)).map(({ userId: _own, ...look }) => look),
    reportMails: await listMailsOfUser(db, userId),
  };
}
