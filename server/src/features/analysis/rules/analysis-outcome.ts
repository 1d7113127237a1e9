import type { AnswerStatus } from '@citato/contract';

export type AnalysisOutcome = 'finished' | 'failed';

/**
 * An analysis without a single ok answer has failed: it says nothing about the company and is not counted. That no page
 * shows an AI answer is something it says.
 */
export function decideOutcome(statuses: readonly AnswerStatus[]): AnalysisOutcome {
  return statuses.includes('ok') || statuses.includes('not_shown') ? 'finished' : 'failed';
}
