import type { OwnMailSettings } from '@citato/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { alertMemberSettings } from '../tables.ts';

interface MemberScope {
  readonly accountId: AccountId;
  readonly userId: UserId;
}

const isOf = ({ accountId, userId }: MemberScope) =>
  and(eq(alertMemberSettings.organisationId, accountId), eq(alertMemberSettings.userId, userId));

/** What a member chose of their mails; null: nothing. */
export async function findChosen(db: Queryable, scope: MemberScope): Promise<OwnMailSettings | null> {
  const [row] = await db
    .select({ settings: alertMemberSettings.settings })
    .from(alertMemberSettings)
    .where(isOf(scope));
  return row?.settings ?? null;
}

/** What the members of an organisation chose, each who chose anything. */
export async function listChosen(
  db: Queryable,
  accountId: AccountId,
): Promise<ReadonlyMap<UserId, OwnMailSettings>> {
  const rows = await db
    .select({ userId: alertMemberSettings.userId, settings: alertMemberSettings.settings })
    .from(alertMemberSettings)
    .where(eq(alertMemberSettings.organisationId, accountId));
  return new Map(rows.map(({ userId, settings }) => [userId, settings]));
}

/** What somebody chose in each organisation they are in. */
export async function listChosenOf(db: Queryable, userId: UserId) {
  const { organisationId, settings, updatedAt } = alertMemberSettings;
  return db
    .select({ organisationId, settings, updatedAt })
    .from(alertMemberSettings)
    .where(eq(alertMemberSettings.userId, userId));
}

export async function storeChosen(
  tx: Transaction,
  { accountId, userId, settings, now }: MemberScope & { settings: OwnMailSettings; now: Date },
): Promise<void> {
  const set = { settings, updatedAt: now };
  await tx
    .insert(alertMemberSettings)
    .values({ organisationId: accountId, userId, ...set })
    .onConflictDoUpdate({
      target: [alertMemberSettings.organisationId, alertMemberSettings.userId],
      set,
    });
}

/** What some members chose, by organisation and member. */
export async function listChosenIn(
  db: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<string, OwnMailSettings>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(alertMemberSettings)
    .where(inArray(alertMemberSettings.organisationId, [...new Set(accountIds)]));
  return new Map(
    rows.map(({ organisationId, userId, settings }) => [`${organisationId} ${userId}`, settings]),
  );
}
