import type { TouchedAction } from './touched-action.ts';

/** What was done with an action, for the record of who did it. */
export type PlanEventKind = 'added' | 'done' | 'undone' | 'assigned' | 'due' | 'dropped' | 'restored';

type Touched = Pick<TouchedAction, 'assignee' | 'dueOn' | 'doneAt' | 'droppedAt' | 'dropReason'>;

/** What a change of an action came to; one that changes nothing is none. */
export function listEvents(before: Touched, after: Touched): PlanEventKind[] {
  const events: PlanEventKind[] = [];
  if ((before.doneAt === null) !== (after.doneAt === null))
    events.push(after.doneAt === null ? 'undone' : 'done');
  if (before.assignee !== after.assignee) events.push('assigned');
  if (before.dueOn !== after.dueOn) events.push('due');
  if (after.droppedAt === null && before.droppedAt !== null) events.push('restored');
  if (after.droppedAt !== null && before.dropReason !== after.dropReason) events.push('dropped');
  return events;
}
