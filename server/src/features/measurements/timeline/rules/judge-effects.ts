import type { EffectStep } from '@citato/contract';
import { type RomeDay, addDays } from '#lib/rome-time';
import { subtractDifferences } from '#lib/statistics/difference-interval';
import { type Comparable, type ComparedShares, compareShares } from './compare-spans.ts';
import { type AskedCell, describeAsked } from './cells/asked-cell.ts';
import { type AskedDay, findComparable } from './find-comparable.ts';
import { judgeFamily } from './judge-family.ts';
import type { Span } from './spans.ts';

/** Days on each side: two weeks have every weekday twice. */
const SIDE_DAYS = 14;
const STEPS = [14, 28];

/** An action that was done on a day, with those of its prompts whose answers are counted. */
export interface AskedEffect {
  readonly key: string;
  readonly day: RomeDay;
  readonly promptIds: readonly string[];
  /** Why it has none; null where it has. */
  readonly obstacle: 'no_prompts' | 'names_company' | 'prompts_gone' | null;
}

interface Sides {
  readonly earlier: Span;
  readonly later: Span;
}

interface Measured {
  readonly own: ComparedShares;
  readonly others: ComparedShares | null;
  readonly ownPrompts: number;
  readonly otherPrompts: number;
}

type Cell = AskedCell & { readonly series: number };
type Day = AskedDay & { readonly engine: string; readonly promptId: string };

/** The fourteen days before an action and the last fourteen of so many after it; its own day is of neither side. */
export function listEffectSides(day: RomeDay): (Sides & { days: number; readyOn: RomeDay })[] {
  return STEPS.map((days) => ({
    days,
    earlier: { firstDay: addDays(day, -SIDE_DAYS), lastDay: addDays(day, -1) },
    later: { firstDay: addDays(day, days - SIDE_DAYS + 1), lastDay: addDays(day, days) },
    readyOn: addDays(day, days + 1),
  }));
}

/**
 * How the prompts of done actions moved beside those of the company without them: difference in differences, each of both
 * as Andamento compares two spans of days, over the engines both were asked at. A verdict holds though all actions of the
 * company are looked at (Holm). It says what came after, not what made it.
 */
export function judgeEffects({
  cells,
  actions,
  today,
}: {
  cells: readonly Cell[];
  actions: readonly AskedEffect[];
  today: RomeDay;
}): ReadonlyMap<string, EffectStep[]> {
  const byDay = Map.groupBy(cells.map(describeAsked), ({ day }) => day);
  const measured = actions.flatMap((action) =>
    listEffectSides(action.day).map((sides) => {
      const isWaiting = today < sides.readyOn;
      const found = action.obstacle === null && !isWaiting ? measure({ action, sides, byDay }) : null;
      const name = `${action.key} ${String(sides.days)}`;
      return { action, sides, isWaiting, name, found, between: findBetween(found) };
    }),
  );
  const proven = judgeFamily(
    measured.map(({ name, between, found }) => ({
      key: name,
      difference: between,
      degreesOfFreedom: Math.min(
        found?.own.degreesOfFreedom ?? Infinity,
        found?.others?.degreesOfFreedom ?? Infinity,
      ),
      weight: 1,
    })),
  );
  const steps = measured.map(({ action, sides, isWaiting, name, found, between }) => ({
    key: action.key,
    step: {
      ...sides,
      ...shapeMeasured(found),
      difference: between,
      verdict: decideVerdict({ action, isWaiting, found, between, isProven: proven.has(name) }),
    },
  }));
  return new Map(
    [...Map.groupBy(steps, ({ key }) => key)].map(([key, ofAction]) => [
      key,
      ofAction.map(({ step }) => step),
    ]),
  );
}

function measure({
  action,
  sides,
  byDay,
}: {
  action: AskedEffect;
  sides: Sides;
  byDay: ReadonlyMap<RomeDay, readonly Day[]>;
}): Measured {
  const days = [sides.earlier, sides.later].flatMap(({ firstDay }) =>
    Array.from({ length: SIDE_DAYS }, (_, index) => byDay.get(addDays(firstDay, index)) ?? []).flat(),
  );
  const isOwn = new Set(action.promptIds);
  const own = days.filter(({ promptId }) => isOwn.has(promptId));
  const others = days.filter(({ promptId }) => !isOwn.has(promptId));
  const comparable = {
    own: findComparable({ ...sides, days: own }),
    others: findComparable({ ...sides, days: others }),
  };
  const [ofOwn, ofOthers] = [enginesOf(own, comparable.own), enginesOf(others, comparable.others)];
  // An engine that only one side was asked at would move that side alone.
  const shared = new Set([...ofOwn].filter((engine) => ofOthers.has(engine)));
  const hasShared = shared.size > 0;
  const compare = (group: readonly Day[], of: Comparable) => {
    const kept = hasShared ? group.filter(({ engine }) => shared.has(engine)) : group;
    return {
      shares: compareShares({ days: kept, spans: sides, comparable: of }),
      prompts: new Set(kept.filter(({ pair }) => of.pairs.has(pair)).map(({ promptId }) => promptId)).size,
    };
  };
  const ofAction = compare(own, comparable.own);
  const beside = compare(others, comparable.others);
  return {
    own: ofAction.shares,
    others: others.length === 0 ? null : beside.shares,
    ownPrompts: ofAction.prompts,
    otherPrompts: beside.prompts,
  };
}

const enginesOf = (days: readonly Day[], { pairs }: Comparable): Set<string> =>
  new Set(days.filter(({ pair }) => pairs.has(pair)).map(({ engine }) => engine));

function findBetween(found: Measured | null): EffectStep['difference'] {
  const [own, others] = [found?.own.difference ?? null, found?.others?.difference ?? null];
  return own === null || others === null ? null : subtractDifferences(own, others);
}

const shapeMeasured = (found: Measured | null): Pick<EffectStep, 'own' | 'others'> => ({
  own: found === null ? null : shapeSide(found.own, found.ownPrompts),
  others: found?.others == null ? null : shapeSide(found.others, found.otherPrompts),
});

const shapeSide = ({ earlier, later, difference }: ComparedShares, prompts: number) => ({
  earlier,
  later,
  difference,
  prompts,
});

function decideVerdict({
  action,
  isWaiting,
  found,
  between,
  isProven,
}: {
  action: AskedEffect;
  isWaiting: boolean;
  found: Measured | null;
  between: EffectStep['difference'];
  isProven: boolean;
}): EffectStep['verdict'] {
  if (action.obstacle !== null) return action.obstacle;
  if (isWaiting || found === null) return 'waiting';
  if (found.own.obstacle !== null) return found.own.obstacle;
  if (found.others === null) return 'no_others';
  if (between === null) return found.others.obstacle ?? 'too_few';
  if (!isProven) return 'within_variability';
  return between.value > 0 ? 'rising' : 'falling';
}
