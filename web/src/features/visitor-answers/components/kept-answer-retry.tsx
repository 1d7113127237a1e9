import { RetryLine } from '#ui';
import { visitorAnswerCopy } from '../copy.ts';
import type { useKeptAnswer } from '../use-kept-answer.ts';

/** In the place of the site and the question that somebody chose before registering, when they did not come. */
export function KeptAnswerRetry({ kept }: { kept: ReturnType<typeof useKeptAnswer> }) {
  return (
    <RetryLine isRetrying={kept.isFetching} onRetry={() => void kept.refetch()}>
      {visitorAnswerCopy.keptFailed}
    </RetryLine>
  );
}
