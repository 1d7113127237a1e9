import { MAX_LABELS } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { type LabelId, type AccountId, newId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { findLabelNamed } from '../rules/label-choice.ts';
import { insertLabel, listLabelsOfUser } from '../store/labels.ts';
import type { LabelRow } from '../tables.ts';

/** The labels of prompts that are called so, made where they are new; the caller holds the lock on the user. */
export async function nameLabels(
  tx: Transaction,
  { userId, names, now }: { userId: AccountId; names: readonly (readonly string[])[]; now: Date },
): Promise<LabelId[][]> {
  if (names.flat().length === 0) return [];
  const known = (await listLabelsOfUser(tx, userId)).filter(({ subject }) => subject === 'prompt');
  const place = async (name: string): Promise<LabelRow> => {
    const found = findLabelNamed(known, { subject: 'prompt', name });
    if (found !== undefined) return found;
    if (known.length >= MAX_LABELS) throw new AppError('labels.full');
    const row: LabelRow = {
      id: newId<LabelId>(),
      userId,
      subject: 'prompt',
      name,
      colour: 'plain',
      createdAt: now,
    };
    await insertLabel(tx, row);
    known.push(row);
    return row;
  };
  const placed: LabelId[][] = [];
  for (const ofOne of names) {
    const ids: LabelId[] = [];
    for (const name of ofOne) ids.push((await place(name)).id);
    placed.push([...new Set(ids)]);
  }
  return placed;
}
