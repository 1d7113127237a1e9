import type { ComparedRate, CompanyHistory, EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { PromptId } from '#lib/ids';
import { type Comparable, type ComparedShares, compareShares, type CountedDay } from './compare-spans.ts';
import { comparePositions } from './compare-positions.ts';
import { addUpEngineDays, type EngineDay, type Measure } from './engine-days.ts';
import { findComparable } from './find-comparable.ts';
import { type FamilyMember, judgeFamily } from './judge-family.ts';
import { buildPoints, type DayCount } from './points.ts';
import type { Spans } from './spans.ts';

/** What is known of the days of both sides. */
export interface TimelineFacts {
  readonly cells: readonly {
    readonly promptId: PromptId;
    readonly engine: EngineId;
    readonly day: RomeDay;
    /** Which of the prompt's series was asked. */
    readonly series: number;
    readonly ok: number;
    readonly ownMentions: number;
    readonly allMentions: number;
    readonly positionSum: number;
    readonly positionSquareSum: number;
    readonly positive: number;
    readonly judged: number;
    readonly discarded: number;
    readonly models: readonly string[];
    readonly readers: readonly string[];
  }[];
  readonly rivals: readonly { key: string; engine: EngineId; day: RomeDay; mentions: number }[];
  readonly sources: readonly { promptId: PromptId; engine: EngineId; day: RomeDay; answers: number }[];
}

/** The mention rate is what a view is about: it may make most of the error all of it may make. */
const HEADLINE_WEIGHT = 0.6;
const HEADLINE = 'mentionRate';

type Cell = TimelineFacts['cells'][number];
const pairOf = ({ engine, promptId }: Pick<Cell, 'engine' | 'promptId'>) => `${engine} ${promptId}`;

/** A cell as the choice of what may be compared sees it. */
export const describeAsked = (cell: Cell) => ({
  ...cell,
  pair: pairOf(cell),
  hits: cell.ownMentions,
  n: cell.ok,
});

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
  const asked = facts.cells.map(describeAsked);
  const { pairs, obstacle } = findComparable({ days: asked, ...spans });
  const byDay = addUpEngineDays({
    asked: asked.filter(({ pair }) => pairs.has(pair)),
    cited: countCited(facts),
  });
  const comparable = { pairs: new Set(byDay.map(({ engine }) => engine)), obstacle };
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
  const engines = [...new Set(days.map(({ engine }) => engine))].sort();
  const askedAt = Map.groupBy(asked, ({ engine }) => engine);
  const channels = engines.map((engine) => ({
    engine,
    shares: share('named', {
      days: byDay.filter((one) => one.engine === engine),
      comparable: {
        pairs: comparable.pairs,
        obstacle: findComparable({ days: askedAt.get(engine) ?? [], ...spans }).obstacle,
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
      ...drawChannel({ days: days.filter(({ engine }) => engine === one.engine), spans }),
    })),
    comparedEngines: engines.filter((engine) => comparable.pairs.has(engine)),
    engines,
  };
}

/** Answers that cite the own site, by pair and day. */
const countCited = ({ sources }: TimelineFacts): ReadonlyMap<string, number> =>
  new Map(sources.map((one) => [`${pairOf(one)} ${one.day}`, one.answers]));

/** One engine over the period, and the days on which it was asked and gave no ok answer. */
function drawChannel({
  days,
  spans: { period },
}: {
  days: readonly (DayCount & { readonly missed: number })[];
  spans: Spans;
}): Pick<CompanyHistory['channels'][number], 'points' | 'silentDays'> {
  return {
    points: buildPoints({ days, period }),
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
