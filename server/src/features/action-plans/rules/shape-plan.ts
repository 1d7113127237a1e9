import type { PlanAction } from '@citato/contract';
import { compareText } from '#lib/text';
import type { MergedAction } from './merge-actions.ts';
import type { TouchedAction } from './touched-action.ts';

/** The actions with what was done with them; added ones, and ticked ones that no list holds any more, stay. */
export function shapePlan({
  merged,
  rows,
  names,
}: {
  merged: readonly MergedAction[];
  rows: readonly TouchedAction[];
  /** First names by account. */
  names: ReadonlyMap<string, string>;
}): PlanAction[] {
  const stored = new Map(rows.map((row) => [row.key, row]));
  const listed = merged.map((action) => shapeAction({ action, row: stored.get(action.key), names }));
  const known = new Set(merged.map(({ key }) => key));
  const others = rows
    .filter(({ key, title }) => !known.has(key) && title !== null)
    .map((row) => shapeAction({ action: null, row, names }));
  const all = [
    ...others.filter(({ isAdded }) => isAdded),
    ...listed,
    ...others.filter(({ isAdded }) => !isAdded),
  ];
  return all.sort((a, b) => stateOf(a) - stateOf(b) || compareDone(a, b));
}

const stateOf = ({ droppedAt, doneAt }: PlanAction): number =>
  droppedAt !== null ? 2 : doneAt !== null ? 1 : 0;
const compareDone = (a: PlanAction, b: PlanAction): number => compareText(b.doneAt ?? '', a.doneAt ?? '');

/** Begins the keys of actions that somebody added. */
export const ADDED = 'added ';

function shapeAction({
  action,
  row,
  names,
}: {
  action: MergedAction | null;
  row: TouchedAction | undefined;
  names: ReadonlyMap<string, string>;
}): PlanAction {
  const key = action?.key ?? row?.key ?? '';
  return {
    key,
    title: action?.title ?? row?.title ?? '',
    why: action?.why ?? null,
    effort: action?.effort ?? row?.effort ?? null,
    priority: action?.priority ?? null,
    promptIds: [...(action?.promptIds ?? row?.promptIds ?? [])],
    quote: action?.quote ?? null,
    source: action?.source ?? null,
    isAdded: key.startsWith(ADDED),
    proposedAt: action?.proposedAt ?? null,
    assignee: row?.assignee ?? null,
    dueOn: row?.dueOn ?? null,
    doneAt: row?.doneAt?.toISOString() ?? null,
    doneBy: row?.doneBy === undefined || row.doneBy === null ? null : (names.get(row.doneBy) ?? null),
    droppedAt: row?.droppedAt?.toISOString() ?? null,
    dropReason: row?.dropReason ?? null,
  };
}
