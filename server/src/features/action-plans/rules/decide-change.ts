import type { UserId } from '#lib/ids';
import type { TouchedAction } from './touched-action.ts';

type Touched = Pick<
  TouchedAction,
  'assignee' | 'dueOn' | 'doneAt' | 'undoneAt' | 'droppedAt' | 'dropReason' | 'title' | 'promptIds'
> & {
  readonly doneBy: UserId | null;
};

/**
 * What an action becomes. Ticked off again it stays with who ticked it first, under the name and with the prompts it had
 * then; empty words are none.
 */
export function decideChange<Row extends Touched>({
  row,
  listed,
  change: { isDone, assignee, dueOn, dropReason },
  personId,
  now,
}: {
  row: Row;
  /** The action as the plan shows it now. */
  listed: Pick<Row, 'title' | 'promptIds'>;
  change: {
    readonly isDone?: boolean | undefined;
    readonly assignee?: string | null | undefined;
    readonly dueOn?: string | null | undefined;
    readonly dropReason?: string | null | undefined;
  };
  personId: UserId | null;
  now: Date;
}): Row {
  const isTicked = isDone === true && row.doneAt === null;
  const isRestored = isDone === false;
  return {
    ...row,
    ...(isTicked ? listed : {}),
    assignee: assignee === undefined ? row.assignee : assignee === '' ? null : assignee,
    dueOn: dueOn === undefined ? row.dueOn : dueOn,
    doneAt: isTicked ? now : isRestored ? null : row.doneAt,
    doneBy: isTicked ? personId : isRestored ? null : row.doneBy,
    undoneAt: isTicked ? null : isRestored && row.doneAt !== null ? now : row.undoneAt,
    droppedAt: dropReason === undefined ? row.droppedAt : dropReason === null ? null : (row.droppedAt ?? now),
    dropReason: dropReason === undefined ? row.dropReason : dropReason,
  };
}
