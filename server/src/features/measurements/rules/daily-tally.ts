import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import { type AnswerFact, type AnswerTally, tallyAnswers } from './aggregate-mentions.ts';
import { addSimilarities, sumSimilarities } from './stability.ts';

/** The answers of one prompt, day and engine, added up. */
export interface DailyTally extends AnswerTally {
  readonly engine: EngineId;
  readonly day: RomeDay;
  /** Those that gave the ok answers, in code order. */
  readonly models: readonly string[];
  /** Who read them, in code order, except the `discarded` ones. */
  readonly readers: readonly string[];
  /** Ok answers whose model's report was discarded. */
  readonly discarded: number;
  /** Every two ok answers of one analysis, and how alike they were in all. */
  readonly comparedPairs: number;
  readonly similaritySum: number;
}

/** An answer with what it came from. */
export interface DayAnswer extends AnswerFact {
  readonly engine: EngineId;
  readonly day: RomeDay;
  readonly analysisId: string;
  readonly model: string | null;
  readonly reader: string;
  /** The model's report was discarded. */
  readonly isDiscarded: boolean;
}

/** Adds up the answers of a prompt, each day and engine by itself, oldest first. */
export function tallyDays(answers: readonly DayAnswer[]): DailyTally[] {
  const byDay = Map.groupBy(answers, ({ day }) => day);
  return [...byDay.keys()].toSorted().flatMap((day) => {
    const byEngine = Map.groupBy(byDay.get(day) ?? [], ({ engine }) => engine);
    return [...byEngine].map(([engine, ofEngine]) => tallyDay({ engine, day, answers: ofEngine }));
  });
}

function tallyDay({
  engine,
  day,
  answers,
}: {
  engine: EngineId;
  day: RomeDay;
  answers: readonly DayAnswer[];
}): DailyTally {
  const ok = answers.filter(({ status }) => status === 'ok');
  const accepted = ok.filter(({ isDiscarded }) => !isDiscarded);
  const byAnalysis = Map.groupBy(ok, ({ analysisId }) => analysisId);
  const { pairs, sum } = addSimilarities(
    [...byAnalysis.values()].map((ofAnalysis) =>
      sumSimilarities(ofAnalysis.map(({ mentions }) => new Set(mentions.map(({ key }) => key)))),
    ),
  );
  return {
    engine,
    day,
    ...tallyAnswers(answers),
    models: [...new Set(ok.flatMap(({ model }) => model ?? []))].sort(),
    readers: [...new Set(accepted.map(({ reader }) => reader))].sort(),
    discarded: ok.length - accepted.length,
    comparedPairs: pairs,
    similaritySum: sum,
  };
}
