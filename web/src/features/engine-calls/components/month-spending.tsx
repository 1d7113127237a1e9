import { formatMonth } from '#lib/format';
import { RetryLine } from '#ui';
import { spendingCopy as copy } from '../copy.ts';
import { describeAmount, isFree } from '../model.ts';
import { useUserSpending } from '../queries.ts';

/** What the engines have cost this month; nothing where they cost nothing. */
export function MonthSpending() {
  const { data, isLoadingError, isFetching, refetch } = useUserSpending();
  if (isLoadingError) {
    return (
      <RetryLine isRetrying={isFetching} onRetry={() => void refetch()}>
        {copy.monthFailed}
      </RetryLine>
    );
  }
  if (data === undefined) return null;
  if (data.cents === 0 && isFree(data.analysis)) return null;
  const purposes = data.purposes.map(({ purpose, cents }) =>
    copy.purpose({ purpose, amount: describeAmount(cents) }),
  );
  return (
    <p className="text-sm text-muted">
      {copy.month({ month: formatMonth(data.since), amount: describeAmount(data.cents) })}
      {purposes.length > 1 && ` (${purposes.join(' · ')})`}
    </p>
  );
}
