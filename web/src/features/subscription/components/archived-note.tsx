import type { Limits, Plan } from '@citato/contract';
import { Archive } from 'lucide-react';
import { Banner, RetryLine } from '#ui';
import { countBoth, subscriptionCopy } from '../copy.ts';
import { describeDate } from '../describe-date.ts';
import { hasLarger, isAnythingArchived } from '../model.ts';
import { useArchived } from '../queries.ts';

const copy = subscriptionCopy.archive;

/** What the plan does not hold, until when it can come back and how; nothing while nothing is archived. */
export function ArchivedNote({ plans, limits }: { plans: readonly Plan[]; limits: Limits }) {
  const { data, isLoadingError, isFetching, refetch } = useArchived();
  if (isLoadingError) {
    return (
      <RetryLine isRetrying={isFetching} onRetry={() => void refetch()}>
        {copy.failed}
      </RetryLine>
    );
  }
  if (data === undefined || data.until === null || !isAnythingArchived(data)) return null;
  const until = describeDate(data.until);
  return (
    <Banner
      tone="accent"
      icon={<Archive />}
      title={copy.title(countBoth({ companies: data.companies, prompts: data.prompts }))}
    >
      {copy.text} {hasLarger({ plans, than: limits }) ? copy.wayBack(until) : copy.noWayBack(until)}
    </Banner>
  );
}
