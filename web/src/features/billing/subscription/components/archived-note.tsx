import type { AccountLimits, Plan } from '@citato/contract';
import { Archive } from 'lucide-react';
import { Banner, RetryLine } from '#ui';
import { countBoth, subscriptionCopy } from '../copy.ts';
import { describeDate } from '../describe-date.ts';
import { hasLarger, isAnythingArchived, sizeKept } from '../model.ts';
import { useArchived } from '../queries.ts';

const copy = subscriptionCopy.archive;

/** What the plan does not hold, until when it can come back and how; nothing while nothing is archived. */
export function ArchivedNote({
  plans,
  plan,
  account,
}: {
  plans: readonly Plan[];
  plan: Plan;
  account: AccountLimits;
}) {
  const { data, isLoadingError, isFetching, refetch } = useArchived();
  if (isLoadingError) {
    return (
      <RetryLine isRetrying={isFetching} onRetry={() => void refetch()}>
        {copy.failed}
      </RetryLine>
    );
  }
  if (data?.until == null || !isAnythingArchived(data)) return null;
  const until = describeDate(data.until);
  const kept = (on: Plan) => sizeKept({ plan: on, account });
  return (
    <Banner tone="accent" icon={<Archive />} title={copy.title(countBoth(data))}>
      {copy.text}{' '}
      {hasLarger({ plans: plans.map(kept), than: kept(plan) }) ? copy.wayBack(until) : copy.noWayBack(until)}
    </Banner>
  );
}
