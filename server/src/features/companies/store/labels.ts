import { and, asc, eq, sql } from 'drizzle-orm';
import type { LabelId, AccountId } from '#lib/ids';
import { type Queryable, type Transaction, isAnyOf, jsonParameter } from '#platform/db';
import type { OwnedCompanyId, OwnedPromptId } from '../rules/ownership.ts';
import { type LabelRow, companies, labels, prompts } from '../tables.ts';

/** All labels of a user, by name. */
export async function listLabelsOfUser(db: Queryable, userId: AccountId): Promise<LabelRow[]> {
  return db
    .select()
    .from(labels)
    .where(eq(labels.userId, userId))
    .orderBy(asc(sql`lower(${labels.name})`), asc(labels.id));
}

export async function insertLabel(tx: Transaction, label: LabelRow): Promise<void> {
  await tx.insert(labels).values(label);
}

export async function replaceLabel(tx: Transaction, label: LabelRow): Promise<void> {
  await tx
    .update(labels)
    .set({ name: label.name, colour: label.colour })
    .where(and(eq(labels.id, label.id), eq(labels.userId, label.userId)));
}

/** Removes a label, and takes it off the prompts and companies of its owner, archived ones included. */
export async function removeLabel(
  tx: Transaction,
  { userId, labelId }: { userId: AccountId; labelId: LabelId },
): Promise<void> {
  await tx.delete(labels).where(and(eq(labels.id, labelId), eq(labels.userId, userId)));
  const held = jsonParameter([labelId]);
  await tx.execute(sql`
    update prompts set label_ids = label_ids - ${labelId}::text
    where label_ids @> ${held}
      and company_id in (select id from companies where user_id = ${userId})`);
  await tx.execute(sql`
    update companies set label_ids = label_ids - ${labelId}::text
    where user_id = ${userId} and label_ids @> ${held}`);
}

/** Gives prompts the same labels. */
export async function replaceLabelsOfPrompts(
  tx: Transaction,
  { promptIds, labelIds }: { promptIds: readonly OwnedPromptId[]; labelIds: readonly LabelId[] },
): Promise<void> {
  await tx
    .update(prompts)
    .set({ labelIds: [...labelIds] })
    .where(isAnyOf(prompts.id, promptIds));
}

export async function replaceLabelsOfCompany(
  tx: Transaction,
  { companyId, labelIds }: { companyId: OwnedCompanyId; labelIds: readonly LabelId[] },
): Promise<void> {
  await tx
    .update(companies)
    .set({ labelIds: [...labelIds] })
    .where(eq(companies.id, companyId));
}
