import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';

/** What was booked for some prompts in a span of time. */
export interface Booked {
  readonly engine: EngineId;
  readonly isReading: boolean;
  readonly microDollars: number;
  /** Rome days with calls. */
  readonly days: readonly RomeDay[];
}

/** Micro-dollars that answers of one engine to some prompts cost in one analysis of each, and reading them. */
export function estimateAnalysis({
  prompts,
  answersPerAnalysis,
  answerMicroDollars,
  readingMicroDollars,
}: {
  prompts: number;
  answersPerAnalysis: number;
  answerMicroDollars: number;
  readingMicroDollars: number;
}): { microDollars: number; readingMicroDollars: number } {
  const answers = prompts * answersPerAnalysis;
  return { microDollars: answers * answerMicroDollars, readingMicroDollars: answers * readingMicroDollars };
}

/** What was booked, by engine and for reading; null where no engine was called. */
export function addUpBooked(booked: readonly Booked[]): {
  readonly days: number;
  readonly readingMicroDollars: number;
  readonly byEngine: ReadonlyMap<EngineId, number>;
} | null {
  const answers = booked.filter(({ isReading }) => !isReading);
  if (answers.length === 0) return null;
  return {
    days: new Set(answers.flatMap(({ days }) => days)).size,
    readingMicroDollars: booked
      .filter(({ isReading }) => isReading)
      .reduce((sum, { microDollars }) => sum + microDollars, 0),
    byEngine: new Map(answers.map(({ engine, microDollars }) => [engine, microDollars])),
  };
}
