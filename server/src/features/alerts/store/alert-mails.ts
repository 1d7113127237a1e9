import { and, eq, inArray, lte } from 'drizzle-orm';
import type { AccountId, AlertId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type AlertRow, alertMails, alerts } from '../tables.ts';

interface MemberScope {
  readonly accountId: AccountId;
  readonly userId: UserId;
}

const isOf = ({ accountId, userId }: MemberScope) =>
  and(eq(alertMails.organisationId, accountId), eq(alertMails.userId, userId));

/** Notes whom alerts are to be mailed, and when. */
export async function insertAlertMails(
  tx: Transaction,
  rows: readonly (typeof alertMails.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(alertMails)
      .values([...rows])
      .onConflictDoNothing();
}

/** The alerts a member is to be mailed by now, oldest first; until the transaction ends no other process takes them. */
export async function takeDueAlerts(
  tx: Transaction,
  { now, ...scope }: MemberScope & { now: Date },
): Promise<AlertRow[]> {
  const due = await tx
    .select({ alertId: alertMails.alertId })
    .from(alertMails)
    .where(and(isOf(scope), lte(alertMails.dueAt, now)))
    .for('update', { skipLocked: true });
  return listAlertsById(tx, { accountId: scope.accountId, alertIds: due.map(({ alertId }) => alertId) });
}

/** Some alerts of an organisation, oldest first. */
async function listAlertsById(
  db: Queryable,
  { accountId, alertIds }: { accountId: AccountId; alertIds: readonly AlertId[] },
): Promise<AlertRow[]> {
  if (alertIds.length === 0) return [];
  return db
    .select()
    .from(alerts)
    .where(and(eq(alerts.userId, accountId), inArray(alerts.id, [...alertIds])))
    .orderBy(alerts.raisedAt, alerts.id);
}

/** These wait until another moment. */
export async function postponeAlertMails(
  tx: Transaction,
  { alertIds, dueAt, ...scope }: MemberScope & { alertIds: readonly AlertId[]; dueAt: Date },
): Promise<void> {
  if (alertIds.length === 0) return;
  await tx
    .update(alertMails)
    .set({ dueAt })
    .where(and(isOf(scope), inArray(alertMails.alertId, [...alertIds])));
}

/** These are mailed, or no longer to be. */
export async function removeAlertMails(
  tx: Transaction,
  { alertIds, ...scope }: MemberScope & { alertIds: readonly AlertId[] },
): Promise<void> {
  if (alertIds.length === 0) return;
  await tx.delete(alertMails).where(and(isOf(scope), inArray(alertMails.alertId, [...alertIds])));
}
