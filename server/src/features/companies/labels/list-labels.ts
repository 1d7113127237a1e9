import type { Label } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { describeLabel } from '../rules/label-choice.ts';
import { listLabelsOfUser } from '../store/labels.ts';

/** A user's labels, of prompts and of companies, by name. */
export async function listLabels(db: Queryable, userId: AccountId): Promise<Label[]> {
  const rows = await listLabelsOfUser(db, userId);
  return rows.map((row) => describeLabel(row));
}
