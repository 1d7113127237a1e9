import type { AnswerStatus } from '@citato/contract';

export type AnalysisOutcome = 'finished' | 'failed';

/** An analysis without a single ok answer has failed: it says nothing about the company and is not counted. */
export function decideOutcome(statuses: readonly AnswerStatus[]): AnalysisOutcome {
  return statuses.includes('ok') ? 'finished' : 'failed';
}
