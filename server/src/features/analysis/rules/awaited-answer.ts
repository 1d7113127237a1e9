import type { AnswerStatus } from '@citato/contract';
import type { FailureKind } from '#features/answers';

/** What is known of a sample that has its row. */
export interface SampleState {
  readonly status: AnswerStatus;
  readonly failureKind: FailureKind | null;
}

/**
 * Whether the answer to a sample is still waited for. A refusal and an empty answer are answers; one that was cut off
 * counts nowhere, but it is what the engine had room for: asked again it would cost the same and end the same.
 */
export function isAwaited({ status, failureKind }: SampleState): boolean {
  return status === 'failed' && failureKind !== 'cut_off';
}
