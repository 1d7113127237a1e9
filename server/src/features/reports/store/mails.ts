import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { clientReports, reportMails } from '../tables.ts';

export async function listRecipients(db: Queryable, companyId: CompanyId): Promise<UserId[]> {
  const rows = await db
    .select({ userId: reportMails.userId })
    .from(reportMails)
    .where(eq(reportMails.companyId, companyId))
    .orderBy(asc(reportMails.createdAt), asc(reportMails.userId));
  return rows.map(({ userId }) => userId);
}

export async function replaceRecipients(
  tx: Transaction,
  {
    companyId,
    accountId,
    userIds,
    now,
  }: { companyId: OwnedCompanyId; accountId: AccountId; userIds: readonly UserId[]; now: Date },
): Promise<void> {
  await tx.delete(reportMails).where(eq(reportMails.companyId, companyId));
  if (userIds.length === 0) return;
  await tx
    .insert(reportMails)
    .values(userIds.map((userId) => ({ companyId, organisationId: accountId, userId, createdAt: now })));
}

interface Recipient {
  readonly companyId: CompanyId;
  readonly accountId: AccountId;
  readonly userId: UserId;
}

export async function addRecipient(
  tx: Transaction,
  { companyId, accountId, userId, now }: Recipient & { now: Date },
): Promise<void> {
  await tx
    .insert(reportMails)
    .values({ companyId, organisationId: accountId, userId, createdAt: now })
    .onConflictDoNothing();
}

export async function removeRecipient(
  tx: Transaction,
  { companyId, userId }: Pick<Recipient, 'companyId' | 'userId'>,
): Promise<void> {
  await tx
    .delete(reportMails)
    .where(and(eq(reportMails.companyId, companyId), eq(reportMails.userId, userId)));
}

/** The companies somebody is mailed a page of, that have none of this month yet. */
export async function listUnsentCompanies(
  db: Queryable,
  month: string,
): Promise<{ companyId: CompanyId; accountId: AccountId }[]> {
  return db
    .selectDistinct({ companyId: reportMails.companyId, accountId: reportMails.organisationId })
    .from(reportMails)
    .leftJoin(
      clientReports,
      and(eq(clientReports.companyId, reportMails.companyId), eq(clientReports.month, month)),
    )
    .where(isNull(clientReports.id));
}

export async function listMailsOfUser(db: Queryable, accountId: AccountId) {
  const { companyId, userId, createdAt } = reportMails;
  return db
    .select({ companyId, userId, createdAt })
    .from(reportMails)
    .where(eq(reportMails.organisationId, accountId))
    .orderBy(asc(createdAt), asc(companyId), asc(userId));
}
