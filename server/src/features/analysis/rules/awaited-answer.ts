import type { AnswerStatus } from '@citato/contract';
import type { FailureKind } from '#features/answers';

/** What is known of a sample that has its row. */
export interface SampleState {
  readonly status: AnswerStatus;
  readonly failureKind: FailureKind | null;
}

/**
 * Whether the answer to a sample is still waited for. A refusal and an empty answer are answers; an answer that was cut
 * off counts nowhere, but asking again would cost the same and be cut off again.
 */
export function isAwaited({ status, failureKind }: SampleState): boolean {
  return status === 'failed' && failureKind !== 'cut_off';
}
