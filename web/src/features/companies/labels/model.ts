import type { Label, Prompt } from '@citato/contract';

/** Whether all of some prompts carry a label, some of them, or none. */
export function countCarriers({
  prompts,
  labelId,
}: {
  prompts: readonly Pick<Prompt, 'labelIds'>[];
  labelId: string;
}): 'all' | 'some' | 'none' {
  const carrying = prompts.filter(({ labelIds }) => labelIds.includes(labelId)).length;
  if (carrying === 0) return 'none';
  return carrying === prompts.length ? 'all' : 'some';
}

/** Which prompts change when a label is put on all of them, or taken off where all carry it. */
export function planToggle({
  prompts,
  labelId,
}: {
  prompts: readonly Pick<Prompt, 'id' | 'labelIds'>[];
  labelId: string;
}): { promptIds: string[]; add: string[]; remove: string[] } {
  const isTaken = countCarriers({ prompts, labelId }) === 'all';
  const changed = prompts.filter(({ labelIds }) => labelIds.includes(labelId) === isTaken);
  return {
    promptIds: changed.map(({ id }) => id),
    add: isTaken ? [] : [labelId],
    remove: isTaken ? [labelId] : [],
  };
}

/** The labels a prompt carries, by name. */
export const listCarried = ({
  labels,
  labelIds,
}: {
  labels: readonly Label[];
  labelIds: readonly string[];
}) => (labelIds.length === 0 ? [] : labels.filter(({ id }) => labelIds.includes(id)));
