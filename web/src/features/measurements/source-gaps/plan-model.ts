import type { PlanAction } from '@citato/contract';

export const PLAN_FILTERS = ['all', 'open', 'done', 'proposed'] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number];

/** The actions of a filter; dropped ones are seen among all, and among those a model proposed. */
export function filterActions(actions: readonly PlanAction[], filter: PlanFilter): PlanAction[] {
  if (filter === 'all') return [...actions];
  if (filter === 'proposed') return actions.filter(({ proposedAt }) => proposedAt !== null);
  return actions.filter(
    ({ doneAt, droppedAt }) => droppedAt === null && (doneAt !== null) === (filter === 'done'),
  );
}
