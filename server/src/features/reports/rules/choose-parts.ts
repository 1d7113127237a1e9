import { type ClientReport, type CompanyHistory, MAX_REPORT_RIVALS, type PlanAction } from '@citato/contract';

const MAX_ACTIONS = 3;

/** The own line and those that were chosen, or the two others named most; a key nobody has any more is left out. */
export function chooseLines(
  lines: CompanyHistory['lines'],
  rivals: readonly string[] | null,
): ClientReport['lines'] {
  const own = lines.filter(({ isOwn }) => isOwn);
  const others = lines
    .filter(({ isOwn, key }) => !isOwn && (rivals === null || rivals.includes(key)))
    .slice(0, MAX_REPORT_RIVALS);
  return [...own, ...others].map(({ name, isOwn, points }) => ({ name, isOwn, points }));
}

/** What is open and neither done nor dropped, in the order of the plan. */
export function chooseActions(actions: readonly PlanAction[]): ClientReport['actions'] {
  return actions
    .filter(({ doneAt, droppedAt }) => doneAt === null && droppedAt === null)
    .slice(0, MAX_ACTIONS)
    .map(({ title, why, effort }) => ({ title, why, effort }));
}
