import type { UserId } from '#lib/ids';
import type { TouchedAction } from './touched-action.ts';

type Touched = Pick<TouchedAction, 'assignee' | 'dueOn' | 'doneAt' | 'droppedAt' | 'dropReason'> & {
  readonly doneBy: UserId | null;
};

/** What an action becomes. Ticked off again it stays with who ticked it first; empty words are none. */
export function decideChange({
  row,
  change: { isDone, assignee, dueOn, dropReason },
  personId,
  now,
}: {
  row: Touched;
  change: {
    readonly isDone?: boolean | undefined;
    readonly assignee?: string | null | undefined;
    readonly dueOn?: string | null | undefined;
    readonly dropReason?: string | null | undefined;
  };
  personId: UserId;
  now: Date;
}): Touched {
  const isTicked = isDone === true && row.doneAt === null;
  const isRestored = isDone === false;
  return {
    assignee: assignee === undefined ? row.assignee : assignee === '' ? null : assignee,
    dueOn: dueOn === undefined ? row.dueOn : dueOn,
    doneAt: isTicked ? now : isRestored ? null : row.doneAt,
    doneBy: isTicked ? personId : isRestored ? null : row.doneBy,
    droppedAt: dropReason === undefined ? row.droppedAt : dropReason === null ? null : (row.droppedAt ?? now),
    dropReason: dropReason === undefined ? row.dropReason : dropReason,
  };
}
