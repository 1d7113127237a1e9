import { listMembers } from '#features/accounts';
import { getOwnedCompany, type OwnedCompanyId } from '#features/companies';
import { enqueueMail, writeMail } from '#features/emails';
import { getReportAllowance } from '#features/plans';
import { AppError } from '#lib/app-error';
import { buildAppLink } from '#lib/app-link';
import { type AccountId, type ClientReportId, type CompanyId, newId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Transaction, withTransaction } from '#platform/db';
import type { ClientReportsDeps } from '../client-reports-deps.ts';
import { buildReport } from '../making/build-report.ts';
import { isRecipient } from '../rules/recipients.ts';
import { listRecipients } from '../store/mails.ts';
import { insertReport } from '../store/reports.ts';
import type { ClientReportRow } from '../tables.ts';
import { reportMail } from '../templates/report-mail.ts';
import { nameTopic } from './stop-report-mails.ts';

/** There is nothing to say yet, or nobody it would be said of: no mail, and no failure. */
const SILENT = ['companies.not_found', 'history.not_measured', 'accounts.unauthenticated'];

/** Makes the page of a month and mails it to whoever wants it; done twice it is mailed once. */
export async function sendReport(
  deps: ClientReportsDeps,
  { accountId, companyId, month }: { accountId: AccountId; companyId: CompanyId; month: RomeDay },
): Promise<void> {
  const made = await makeReport(deps, { accountId, companyId });
  if (made === null) return;
  await withTransaction(deps.db, async (tx) => {
    const report = { ...made.report, id: newId<ClientReportId>(), month, madeBy: null };
    if (await insertReport(tx, report))
      await enqueueMails(deps, tx, { accountId, companyId: made.companyId, report });
  });
}

async function makeReport(
  { db, clock }: ClientReportsDeps,
  { accountId: userId, companyId }: { accountId: AccountId; companyId: CompanyId },
) {
  try {
    const company = await getOwnedCompany(db, { userId, companyId });
    const { hasReports, hasLogo } = await getReportAllowance(db, userId);
    if (!hasReports) return null;
    const report = await buildReport({ db, clock }, { userId, company, rivals: null, hasLogo });
    return { companyId: company.id, report };
  } catch (error) {
    if (error instanceof AppError && SILENT.includes(error.code)) return null;
    throw error;
  }
}

async function enqueueMails(
  deps: ClientReportsDeps,
  tx: Transaction,
  {
    accountId,
    companyId,
    report,
  }: { accountId: AccountId; companyId: OwnedCompanyId; report: ClientReportRow },
): Promise<void> {
  const wanted = await listRecipients(tx, companyId);
  const path = `/?azienda=${companyId}&scheda=rapporto&rapporto=${report.id}` as const;
  const link = buildAppLink({ appUrl: deps.settings.appUrl, path }).href;
  const template = await writeMail(reportMail({ report: report.snapshot, link }));
  const members = (await listMembers(tx, accountId)).filter((member) => isRecipient({ member, companyId }));
  for (const { userId, email } of members.filter((member) => wanted.includes(member.userId)))
    await enqueueMail(deps, tx, {
      userId,
      to: email,
      template,
      kind: 'client-report',
      unsubscribeLink: deps.unsubscribeLinks.build({ userId, accountId, topic: nameTopic(companyId) }),
    });
}
