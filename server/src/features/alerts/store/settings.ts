import type { AlertSettings } from '@citato/contract';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { MuteId, AccountId, CompanyId, UserId, WebhookId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { DEFAULT_SETTINGS } from '../rules/settings/default-settings.ts';
import { alertMutes, alertSettings, type MuteRow } from '../tables.ts';

/** What an account chose to hear of; what a newer build added stands as by default. */
export async function findSettings(db: Queryable, userId: AccountId): Promise<AlertSettings> {
  const [row] = await db
    .select({ settings: alertSettings.settings })
    .from(alertSettings)
    .where(eq(alertSettings.userId, userId));
  return row === undefined ? DEFAULT_SETTINGS : complete(row.settings);
}

/** The same of some accounts; one that chose nothing is left out. */
export async function listSettings(
  db: Queryable,
  userIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, AlertSettings>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: alertSettings.userId, settings: alertSettings.settings })
    .from(alertSettings)
    .where(inArray(alertSettings.userId, [...new Set(userIds)]));
  return new Map(rows.map(({ userId, settings }) => [userId, complete(settings)]));
}

const complete = (settings: AlertSettings): AlertSettings => ({
  ...DEFAULT_SETTINGS,
  ...settings,
  kinds: { ...DEFAULT_SETTINGS.kinds, ...settings.kinds },
});

export async function storeSettings(
  tx: Transaction,
  row: { userId: AccountId; settings: AlertSettings; updatedAt: Date },
): Promise<void> {
  const { settings, updatedAt } = row;
  await tx
    .insert(alertSettings)
    .values(row)
    .onConflictDoUpdate({ target: alertSettings.userId, set: { settings, updatedAt } });
}

/** Newest first. */
export async function listMutes(db: Queryable, userId: AccountId): Promise<MuteRow[]> {
  return db
    .select()
    .from(alertMutes)
    .where(eq(alertMutes.userId, userId))
    .orderBy(desc(alertMutes.createdAt), desc(alertMutes.id));
}

export async function insertMute(tx: Transaction, row: MuteRow): Promise<void> {
  await tx.insert(alertMutes).values(row);
}

interface PlaceScope {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  readonly subject: string;
  readonly memberId: UserId | null;
  readonly channelId: WebhookId | null;
}

/** Mutes something in one place; where it is already nothing changes. */
export async function insertPlaceMute(tx: Transaction, row: PlaceScope & MuteRow): Promise<void> {
  await tx.insert(alertMutes).values(row).onConflictDoNothing();
}

export async function removePlaceMute(
  tx: Transaction,
  { userId, companyId, subject, memberId, channelId }: PlaceScope,
): Promise<void> {
  const isOfPlace =
    memberId === null
      ? channelId === null
        ? undefined
        : eq(alertMutes.channelId, channelId)
      : eq(alertMutes.memberId, memberId);
  if (isOfPlace === undefined) return;
  await tx
    .delete(alertMutes)
    .where(
      and(
        eq(alertMutes.userId, userId),
        eq(alertMutes.companyId, companyId),
        eq(alertMutes.subject, subject),
        isOfPlace,
      ),
    );
}

/** False where there is none of the account's, or only another member's own. */
export async function removeMute(
  tx: Transaction,
  { userId, muteId, memberId }: { userId: AccountId; muteId: MuteId; memberId: UserId },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(alertMutes)
    .where(
      and(
        eq(alertMutes.userId, userId),
        eq(alertMutes.id, muteId),
        or(isNull(alertMutes.memberId), eq(alertMutes.memberId, memberId)),
      ),
    );
  return (rowCount ?? 0) > 0;
}
