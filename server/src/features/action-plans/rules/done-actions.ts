import type { DoneAction } from '@citato/contract';
import { type RomeDay, addDays, romeDay } from '#lib/rome-time';
import { compareText } from '#lib/text';
import type { TouchedAction } from './touched-action.ts';
import { foldTitle } from './name-action.ts';

/** An action of one prompt's list that was ticked off. */
export interface ListTick {
  readonly promptId: string;
  readonly key: string;
  readonly title: string;
  readonly doneAt: string;
  readonly undoneAt: string | null;
}

/** The days that are compared of an action reach so far to both sides of it. */
const REACH_DAYS = 28;

export type KnownAction = Omit<DoneAction, 'steps' | 'promptIds' | 'gonePrompts'> & {
  /** Of the answer: the same action may be ticked off in several lists. */
  readonly name: string;
  /** All prompts it had when it was done. */
  readonly promptIds: readonly string[];
};

/**
 * What was done for a company, the latest first: the ticked actions of its plan, and those of the lists of its prompts that
 * are not the same action of the plan, one for all lists where it was ticked off on one day.
 */
export function listDone({
  rows,
  ticks,
}: {
  rows: readonly TouchedAction[];
  ticks: readonly ListTick[];
}): KnownAction[] {
  const ofPlan = rows
    .filter(({ droppedAt }) => droppedAt === null)
    .flatMap((row): KnownAction[] => {
      const { key, title, doneAt, undoneAt, promptIds } = row;
      const moment = doneAt ?? undoneAt;
      if (moment === null || title === null) return [];
      return [
        {
          name: `plan ${key}`,
          from: 'plan',
          key,
          title,
          doneAt: moment.toISOString(),
          day: romeDay(moment),
          undoneAt: doneAt === null ? moment.toISOString() : null,
          promptIds,
          otherActions: 0,
        },
      ];
    });
  const ofLists = [
    ...Map.groupBy(
      ticks.filter((tick) => !ofPlan.some((action) => isSame(action, tick))),
      ({ key, title, doneAt, undoneAt }) =>
        [key, foldTitle(title), romeDay(new Date(doneAt)), undoneAt === null].join('\n'),
    ).values(),
  ].flatMap((same): KnownAction[] =>
    same.slice(0, 1).map(({ promptId, key, title, doneAt, undoneAt }) => ({
      name: `list ${promptId} ${key}`,
      from: 'list',
      key,
      title,
      doneAt,
      day: romeDay(new Date(doneAt)),
      undoneAt,
      promptIds: same.map((tick) => tick.promptId).sort(compareText),
      otherActions: 0,
    })),
  );
  const all = [...ofPlan, ...ofLists];
  return all
    .map((action) => ({ ...action, otherActions: all.filter((other) => isBeside(action, other)).length }))
    .sort((a, b) => compareText(b.doneAt, a.doneAt) || compareText(a.name, b.name));
}

/** The plan's action is the same as one of a list: named alike, or called alike. */
const isSame = (action: KnownAction, { promptId, key, title, undoneAt }: ListTick): boolean =>
  action.undoneAt === null &&
  undoneAt === null &&
  action.promptIds.includes(promptId) &&
  (action.key === key || action.key.startsWith(`${key} `) || foldTitle(action.title) === foldTitle(title));

/** Done in days that are compared, on one of its prompts or on the whole company. */
function isBeside(action: KnownAction, other: KnownAction): boolean {
  if (other === action || other.undoneAt !== null) return false;
  const isNear = (day: RomeDay) =>
    day >= addDays(action.day, -REACH_DAYS) && day <= addDays(action.day, REACH_DAYS);
  const isShared =
    other.promptIds.length === 0 || other.promptIds.some((id) => action.promptIds.includes(id));
  return isNear(other.day) && isShared;
}
