import { comparePositions } from '../../timeline/rules/compare-positions.ts';
import {
  type Comparable,
  type ComparedShares,
  compareShares,
  type CountedDay,
} from '../../timeline/rules/compare-spans.ts';
import { findComparable } from '../../timeline/rules/find-comparable.ts';
import { judgeFamily, listProvable } from '../../timeline/rules/judge-family.ts';
import type {
  Figure,
  WatchedCell,
  WatchedDifference,
  WatchedFacts,
  WatchedQuestion,
} from './watched-facts.ts';

/** Fewer answers on one side prove nothing to anybody. */
const MIN_ANSWERS = 20;

type Counts = Pick<CountedDay, 'hits' | 'n'>;
type Spans = Pick<WatchedQuestion, 'earlier' | 'later'>;

/**
 * The differences that are asked for, and which of them stand though all were looked at: the same pairs of prompt and
 * engine on both sides, the same models and one reader, days as clusters, Holm's correction.
 * @param alpha the error all of them together may make
 */
export function compareWatched({ facts, questions, alpha }: Asked): WatchedDifference[] {
  const measured = measureAll(facts, questions);
  const proven = judgeFamily(listJudged(measured), alpha);
  return measured.map(
    ({ question: { key }, compared: { earlier, later, difference, obstacle, designEffect } }) => ({
      key,
      earlier,
      later,
      difference,
      obstacle,
      designEffect,
      isProven: proven.has(key),
    }),
  );
}

interface Asked {
  readonly facts: WatchedFacts;
  readonly questions: readonly WatchedQuestion[];
  readonly alpha: number;
}

/** The smallest difference of each question that would stand beside all the others, as precise as its answers make it. */
export function findProvable({ facts, questions, alpha }: Asked): ReadonlyMap<string, number> {
  return listProvable(listJudged(measureAll(facts, questions)), alpha);
}

type Measured = ReturnType<typeof measureSpan>;

const measureAll = (facts: WatchedFacts, questions: readonly WatchedQuestion[]): Measured =>
  [...Map.groupBy(questions, nameSpans).values()].flatMap((same) => measureSpan(facts, same));

const listJudged = (measured: Measured) =>
  measured.map(({ question: { key, weight }, compared }) => ({
    key,
    weight,
    difference: weight > 0 && hasEnough(compared) ? compared.difference : null,
    degreesOfFreedom: compared.degreesOfFreedom,
  }));

type Compared = ComparedShares | (ReturnType<typeof comparePositions> & { readonly designEffect: number });

const hasEnough = ({ earlier, later }: Compared): boolean => Math.min(earlier.n, later.n) >= MIN_ANSWERS;

const nameSpans = ({ earlier, later }: Spans): string =>
  [earlier.firstDay, earlier.lastDay, later.firstDay, later.lastDay].join(' ');

const pairOf = ({ engine, promptId }: Pick<WatchedCell, 'engine' | 'promptId'>) => `${engine} ${promptId}`;

/** The pairs that may be compared over two spans. */
export function findWatchedPairs(cells: readonly WatchedCell[], spans: Spans): Comparable {
  return findComparable({
    days: cells.map((cell) => ({
      ...cell,
      pair: pairOf(cell),
      hits: cell.ownMentions,
      n: cell.ok,
    })),
    ...spans,
  });
}

/** Everything that is asked over the same two spans. */
function measureSpan(facts: WatchedFacts, questions: readonly WatchedQuestion[]) {
  const [first] = questions;
  if (first === undefined) return [];
  const spans = { earlier: first.earlier, later: first.later };
  const inSpans = facts.cells.filter(
    ({ day, ok }) =>
      ok > 0 &&
      ((day >= spans.earlier.firstDay && day <= spans.earlier.lastDay) ||
        (day >= spans.later.firstDay && day <= spans.later.lastDay)),
  );
  const comparable = findWatchedPairs(inSpans, spans);
  const cells = inSpans.filter((cell) => comparable.pairs.has(pairOf(cell)));
  const byEngine = Map.groupBy(cells, ({ engine }) => engine);
  const byPrompt = Map.groupBy(cells, ({ promptId }) => promptId);
  const rivals = Map.groupBy(facts.rivals, ({ key }) => key);
  const share = (of: readonly WatchedCell[], read: (cell: WatchedCell) => Counts) =>
    compareShares({
      days: of.map((cell) => ({ pair: pairOf(cell), engine: cell.engine, day: cell.day, ...read(cell) })),
      spans,
      comparable,
    });
  const ofRival = (rival: string, read: (mentions: number, same: readonly WatchedCell[]) => Counts) =>
    compareRival({ cells, named: rivals.get(rival) ?? [], spans, comparable, read });
  const measure = (figure: Figure): Compared => {
    switch (figure.figure) {
      case 'mention_rate':
        return share(cells, ({ ownMentions, ok }) => ({ hits: ownMentions, n: ok }));
      case 'share':
        return share(cells, ({ ownMentions, allMentions }) => ({ hits: ownMentions, n: allMentions }));
      case 'positive_tone':
        return share(cells, ({ positive, judged }) => ({ hits: positive, n: judged }));
      case 'position':
        return measurePosition({ cells, spans, comparable });
      case 'named':
        return share(
          ('engine' in figure ? byEngine.get(figure.engine) : byPrompt.get(figure.promptId)) ?? [],
          ({ ownMentions, ok }) => ({ hits: ownMentions, n: ok }),
        );
      case 'own_source':
        return share(pick(figure.engine), ({ cited, ok }) => ({ hits: cited, n: ok }));
      case 'negative_tone':
        return share(pick(figure.engine), ({ negative, judged }) => ({ hits: negative, n: judged }));
      case 'against_rival':
        return ofRival(figure.rival, (mentions, same) => {
          const own = addUp(same.map(({ ownMentions }) => ownMentions));
          return { hits: own, n: own + mentions };
        });
      case 'rival_rate':
        return ofRival(figure.rival, (mentions, same) => ({
          hits: mentions,
          n: addUp(same.map(({ ok }) => ok)),
        }));
    }
  };
  const pick = (engine: WatchedCell['engine'] | null) =>
    engine === null ? cells : (byEngine.get(engine) ?? []);
  return questions.map((question) => ({ question, compared: measure(question.figure) }));
}

function measurePosition({
  cells,
  spans,
  comparable,
}: {
  cells: readonly WatchedCell[];
  spans: Spans;
  comparable: Comparable;
}): Compared {
  const days = cells.map((cell) => ({
    pair: pairOf(cell),
    engine: cell.engine,
    day: cell.day,
    n: cell.ownMentions,
    sum: cell.positionSum,
    squareSum: cell.positionSquareSum,
  }));
  return { ...comparePositions({ days, spans, comparable }), designEffect: 1 };
}

/** Rivals are counted by engine and day, over the same prompts as the own company. */
function compareRival({
  cells,
  named,
  spans,
  comparable,
  read,
}: {
  cells: readonly WatchedCell[];
  named: WatchedFacts['rivals'];
  spans: Spans;
  comparable: Comparable;
  read: (mentions: number, same: readonly WatchedCell[]) => Counts;
}): ComparedShares {
  const counts = new Map(named.map((one) => [`${one.engine} ${one.day}`, one.mentions]));
  const days = [...Map.groupBy(cells, ({ engine, day }) => `${engine} ${day}`)].flatMap(([place, same]) =>
    same.slice(0, 1).map(({ engine, day }): CountedDay => ({
      pair: engine,
      engine,
      day,
      ...read(counts.get(place) ?? 0, same),
    })),
  );
  const pairs = new Set(days.map(({ pair }) => pair));
  return compareShares({ days, spans, comparable: { pairs, obstacle: comparable.obstacle } });
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
