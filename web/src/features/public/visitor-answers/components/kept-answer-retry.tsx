import { RetryLine } from '#ui';
import { visitorAnswerCopy } from '../copy.ts';
import type { useKeptAnswer } from '../use-kept-answer.ts';

/** In the place of the site and the question chosen before registering, when they failed to load. */
export function KeptAnswerRetry({ kept }: { kept: ReturnType<typeof useKeptAnswer> }) {
  return (
    <RetryLine isRetrying={kept.isFetching} onRetry={() => void kept.refetch()}>
      {visitorAnswerCopy.keptFailed}
    </RetryLine>
  );
}
