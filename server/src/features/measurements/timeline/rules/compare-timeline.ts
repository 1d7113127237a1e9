import type { ComparedRate, CompanyHistory, EngineId } from '@citato/contract';
import { type Comparable, type ComparedShares, compareShares, type CountedDay } from './compare-spans.ts';
import { comparePositions } from './compare-positions.ts';
import type { EngineDay, Measure } from './cells/engine-days.ts';
import type { TimelineFacts } from './cells/gather-facts.ts';
import { type FamilyMember, judgeFamily } from './judge-family.ts';
import { createPoints, type DayCount } from './points.ts';
import type { Spans } from './spans.ts';

/** The mention rate is what a view is about: it may make most of the error all of it may make. */
const HEADLINE_WEIGHT = 0.6;
const HEADLINE = 'mentionRate';

/** The figures of a period against those before it, with verdicts that hold though all of them are shown at once. */
export function compareTimeline({
  facts,
  spans,
  names,
  days,
  ownName,
}: {
  facts: TimelineFacts;
  spans: Spans;
  names: readonly { key: string; name: string }[];
  /** Of the period, by engine. */
  days: readonly (DayCount & { readonly engine: EngineId; readonly missed: number })[];
  ownName: string;
}): Pick<CompanyHistory, 'numbers' | 'rivals' | 'channels' | 'comparedEngines' | 'engines'> {
  const byDay = facts.days;
  const comparable = {
    pairs: new Set<string>(byDay.map(({ engine }) => engine)),
    obstacle: facts.comparable.obstacle,
  };
  const share = (
    measure: Measure,
    of: { days: readonly EngineDay[]; comparable: Comparable } = { days: byDay, comparable },
  ) =>
    compareShares({
      days: of.days.map(({ engine, day, [measure]: counted }): CountedDay => ({
        pair: engine,
        engine,
        day,
        ...counted,
      })),
      spans,
      comparable: of.comparable,
    });
  const shares = {
    [HEADLINE]: share('named'),
    positiveTone: share('positive'),
    share: share('share'),
    ownSource: share('cited'),
  };
  const places = byDay.map(({ engine, day, position: sums }) => ({ pair: engine, engine, day, ...sums }));
  const position = comparePositions({ days: places, spans, comparable });
  const rivals = names.map((rival) => ({
    ...rival,
    shares: compareRival({ facts, byDay, comparable, spans, key: rival.key }),
  }));
  const buildPoints = createPoints(spans.period);
  const engines = [...new Set(days.map(({ engine }) => engine))].sort();
  const channels = engines.map((engine) => ({
    engine,
    shares: share('named', {
      days: byDay.filter((one) => one.engine === engine),
      comparable: {
        pairs: comparable.pairs,
        obstacle: findObstacle(facts, engine),
      },
    }),
  }));
  const members: [string, ComparedShares | typeof position][] = [
    ...Object.entries(shares),
    ['position', position],
    ...rivals.map((one): [string, ComparedShares] => [`rival ${one.key}`, one.shares]),
    ...channels.map((one): [string, ComparedShares] => [`engine ${one.engine}`, one.shares]),
  ];
  const proven = judgeFamily(weigh(members));
  const shape = (key: string, compared: ComparedShares) => shapeRate(compared, proven.has(key));
  return {
    numbers: {
      mentionRate: shape(HEADLINE, shares.mentionRate),
      positiveTone: shape('positiveTone', shares.positiveTone),
      share: shape('share', shares.share),
      ownSource: shape('ownSource', shares.ownSource),
      position: {
        earlier: position.earlier,
        later: position.later,
        difference: position.difference,
        verdict: judge(position, proven.has('position')),
      },
      designEffect: shares.mentionRate.designEffect,
    },
    rivals: [
      { key: '', name: ownName, isOwn: true, rate: shape(HEADLINE, shares.mentionRate) },
      ...rivals.map((one) => ({
        key: one.key,
        name: one.name,
        isOwn: false,
        rate: shape(`rival ${one.key}`, one.shares),
      })),
    ],
    channels: channels.map((one) => ({
      engine: one.engine,
      rate: shape(`engine ${one.engine}`, one.shares),
      ...drawChannel({ days: days.filter(({ engine }) => engine === one.engine), spans, buildPoints }),
    })),
    comparedEngines: engines.filter((engine) => comparable.pairs.has(engine)),
    engines,
  };
}

/** What stands in the way of comparing one engine; one that was not asked on either side has too few days. */
function findObstacle({ obstacles }: TimelineFacts, engine: EngineId): Comparable['obstacle'] {
  const found = obstacles.get(engine);
  return found === undefined ? 'too_few' : found;
}

/** One engine over the period, and the days on which it was asked and gave no ok answer. */
function drawChannel({
  days,
  spans: { period },
  buildPoints,
}: {
  days: readonly (DayCount & { readonly missed: number })[];
  spans: Spans;
  buildPoints: ReturnType<typeof createPoints>;
}): Pick<CompanyHistory['channels'][number], 'points' | 'silentDays'> {
  return {
    points: buildPoints(days),
    silentDays: days
      .filter(({ day, responses, missed }) => day >= period.firstDay && responses === 0 && missed > 0)
      .map(({ day }) => day),
  };
}

/** Rivals are counted by engine and day over the prompts that may be compared. */
function compareRival({
  facts,
  byDay,
  comparable,
  spans,
  key,
}: {
  facts: TimelineFacts;
  byDay: readonly EngineDay[];
  comparable: Comparable;
  spans: Spans;
  key: string;
}): ComparedShares {
  const counts = new Map(
    facts.rivals.filter((one) => one.key === key).map((one) => [`${one.engine} ${one.day}`, one.mentions]),
  );
  const days = byDay.map(({ engine, day, named: { n } }): CountedDay => ({
    pair: engine,
    engine,
    day,
    hits: counts.get(`${engine} ${day}`) ?? 0,
    n,
  }));
  return compareShares({ days, spans, comparable });
}

function weigh(
  members: readonly [string, Pick<ComparedShares, 'difference' | 'degreesOfFreedom'>][],
): FamilyMember[] {
  const others = members.filter(([, { difference }]) => difference !== null).length - 1;
  return members.map(([key, { difference, degreesOfFreedom }]) => ({
    key,
    difference,
    degreesOfFreedom,
    weight: key === HEADLINE ? HEADLINE_WEIGHT : (1 - HEADLINE_WEIGHT) / Math.max(1, others),
  }));
}

function judge(
  { difference, obstacle }: Pick<ComparedShares, 'difference' | 'obstacle'>,
  stands: boolean,
): ComparedRate['verdict'] {
  if (difference === null) return obstacle ?? 'too_few';
  if (!stands) return 'within_variability';
  return difference.value > 0 ? 'rising' : 'falling';
}

const shapeRate = (compared: ComparedShares, stands: boolean): ComparedRate => ({
  earlier: compared.earlier,
  later: compared.later,
  difference: compared.difference,
  verdict: judge(compared, stands),
});
