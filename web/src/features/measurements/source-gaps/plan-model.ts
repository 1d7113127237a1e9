import type { PlanAction } from '@citato/contract';

export const PLAN_FILTERS = ['all', 'open', 'done'] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number];

/** The actions of a filter; dropped ones are seen among all only. */
export function filterActions(actions: readonly PlanAction[], filter: PlanFilter): PlanAction[] {
  if (filter === 'all') return [...actions];
  return actions.filter(
    ({ doneAt, droppedAt }) => droppedAt === null && (doneAt !== null) === (filter === 'done'),
  );
}
