import type { EngineId } from '@citato/contract';
import type { EngineProgress } from './analysis-progress.ts';
import { type SampleState, isAwaited } from './awaited-answer.ts';
import { isTooOldToBackfill } from './engine-attempts.ts';

export type RequeuePlan =
  /** The analysis is still open: its job goes on where it stopped. */
  | { readonly kind: 'run_again' }
  /** It has ended meanwhile with missing answers that no planned attempt asks for. */
  | { readonly kind: 'backfill'; readonly engines: readonly EngineId[] }
  | { readonly kind: 'nothing_left' };

const NOTHING: RequeuePlan = { kind: 'nothing_left' };

/**
 * What repeating a given-up analysis does. An ended one is never reopened: its figures stay. Answers it misses of an
 * engine are asked for later, unless that is planned already, a newer analysis has come, or it is a week old.
 */
export function decideRequeue({
  analysis: { isOpen, engines, createdAt },
  answers,
  isNewest,
  isWanted,
  available,
  planned,
  now,
}: {
  analysis: { isOpen: boolean; engines: readonly EngineProgress[]; createdAt: Date };
  answers: readonly (SampleState & { engine: EngineId })[];
  isNewest: boolean;
  /** Whether the account's plan still pays for answers. */
  isWanted: boolean;
  /** Engines that are configured. */
  available: readonly EngineId[];
  /** Engines this analysis has a further attempt of. */
  planned: readonly EngineId[];
  now: Date;
}): RequeuePlan {
  if (isOpen) return { kind: 'run_again' };
  if (!isNewest || !isWanted || isTooOldToBackfill({ startedAt: createdAt, now })) return NOTHING;
  const missing = engines
    .filter(({ engine }) => available.includes(engine) && !planned.includes(engine))
    .filter((one) => countGiven(answers, one.engine) < one.planned)
    .map(({ engine }) => engine);
  return missing.length > 0 ? { kind: 'backfill', engines: missing } : NOTHING;
}

/** A refused or empty answer is an answer. */
function countGiven(answers: readonly (SampleState & { engine: EngineId })[], engine: EngineId): number {
  return answers.filter((answer) => answer.engine === engine && !isAwaited(answer)).length;
}
