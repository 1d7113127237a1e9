import { type Label, type LabelColour, type LabelSubject, MAX_LABELS } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import { type LabelId, type AccountId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { describeLabel, findLabelNamed } from '../rules/label-choice.ts';
import { insertLabel, listLabelsOfUser } from '../store/labels.ts';

/** Adds a label; a name that exists gives the label that has it, so that a repeated request makes one. */
export async function createLabel(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, ...label }: { userId: AccountId; subject: LabelSubject; name: string; colour: LabelColour },
): Promise<Label> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const all = await listLabelsOfUser(tx, userId);
    const same = findLabelNamed(all, label);
    if (same !== undefined) return describeLabel(same);
    if (all.filter(({ subject }) => subject === label.subject).length >= MAX_LABELS) {
      throw new AppError('labels.full');
    }
    const row = { ...label, id: newId<LabelId>(), userId, createdAt: clock.now() };
    await insertLabel(tx, row);
    return describeLabel(row);
  });
}
