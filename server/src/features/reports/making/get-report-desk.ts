import { may, type ReportDesk, type Role } from '@citato/contract';
import { listMembers } from '#features/accounts';
import { getOwnedCompany, type OwnedCompanyId } from '#features/companies';
import { getCompanyHistory } from '#features/monitoring';
import { getReportAllowance, listPlansWithReports } from '#features/plans';
import { getAccountOfCompany } from '#lib/viewer';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/db';
import { getLook } from '../looks/get-look.ts';
import { describePerson, isRecipient } from '../rules/recipients.ts';
import { shapeLink } from '../rules/shape-link.ts';
import { listLinks } from '../store/links.ts';
import { listRecipients } from '../store/mails.ts';
import { listReports } from '../store/reports.ts';

/** What is needed to make a page of a company and hand it over; of it a client sees the pages alone. */
export async function getReportDesk(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { viewer, role, companyId }: { viewer: Viewer; role: Role; companyId: CompanyId },
): Promise<ReportDesk> {
  const userId = getAccountOfCompany(viewer, companyId);
  const company = await getOwnedCompany(db, { userId, companyId });
  const { hasReports, hasLogo } = await getReportAllowance(db, userId);
  const mayMake = may({ role, needs: 'edit' });
  const rows = await listReports(db, company.id);
  const links = mayMake ? await listLinks(db, { reportIds: rows.map(({ id }) => id), now: clock.now() }) : [];
  return {
    isIncluded: hasReports,
    isLogoIncluded: hasLogo,
    plans: await listPlansWithReports(db, 'report'),
    logoPlans: await listPlansWithReports(db, 'logo'),
    look: await getLook(db, { companyId: company.id, hasLogo }),
    rivals: mayMake ? await listRivals(db, { userId, companyId }) : [],
    reports: rows.map(({ id, madeAt, month }) => ({
      id,
      madeAt: madeAt.toISOString(),
      isMonthly: month !== null,
      links: links.filter(({ reportId }) => reportId === id).map(shapeLink),
    })),
    mail: mayMake ? await listPeople(db, { userId, companyId: company.id }) : null,
  };
}

/** None before the first analysis. */
async function listRivals(
  db: Queryable,
  scope: { userId: AccountId; companyId: CompanyId },
): Promise<ReportDesk['rivals']> {
  try {
    const { lines } = await getCompanyHistory(db, { ...scope, query: { period: '12w' } });
    return lines.filter(({ isOwn }) => !isOwn).map(({ key, name }) => ({ key, name }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'history.not_measured') return [];
    throw error;
  }
}

async function listPeople(
  db: Queryable,
  { userId, companyId }: { userId: AccountId; companyId: OwnedCompanyId },
): Promise<ReportDesk['mail']> {
  const people = (await listMembers(db, userId)).filter((member) => isRecipient({ member, companyId }));
  const chosen = await listRecipients(db, companyId);
  return {
    people: people.map(describePerson),
    recipientIds: people.map((member) => member.userId).filter((id) => chosen.includes(id)),
  };
}
