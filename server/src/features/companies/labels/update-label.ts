import type { Label, LabelColour } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { LabelId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { describeLabel, findLabelNamed } from '../rules/label-choice.ts';
import { listLabelsOfUser, replaceLabel } from '../store/labels.ts';

/** Changes name or colour of a label; no two of a subject have the same name. */
export async function updateLabel(
  { db }: Pick<Context, 'db'>,
  {
    userId,
    labelId,
    name,
    colour,
  }: { userId: AccountId; labelId: LabelId; name?: string | undefined; colour?: LabelColour | undefined },
): Promise<Label> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const all = await listLabelsOfUser(tx, userId);
    const now = all.find(({ id }) => id === labelId);
    if (now === undefined) throw new AppError('labels.not_found');
    const next = { ...now, name: name ?? now.name, colour: colour ?? now.colour };
    const same = findLabelNamed(all, next);
    if (same !== undefined && same.id !== labelId) throw new AppError('labels.name_taken');
    await replaceLabel(tx, next);
    return describeLabel(next);
  });
}
