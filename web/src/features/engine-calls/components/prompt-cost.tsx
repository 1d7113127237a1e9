import type { Market, NamedEngine } from '@citato/contract';
import { RetryLine } from '#ui';
import { spendingCopy as copy } from '../copy.ts';
import { describePromptCost } from '../model.ts';
import { useUserSpending } from '../queries.ts';

interface PromptCostProps {
  /** Engines the company leaves out. */
  excluded: readonly NamedEngine[];
  /** Where it is asked, a prompt for each. */
  markets: readonly Market[];
  isDaily: boolean;
}

/** One line before prompts are added; where the figures failed to load it says so. */
export function PromptCost({ excluded, markets, isDaily }: PromptCostProps) {
  const { data, isLoadingError, isFetching, refetch } = useUserSpending();
  if (isLoadingError) {
    return (
      <RetryLine isRetrying={isFetching} onRetry={() => void refetch()}>
        {copy.promptCostFailed}
      </RetryLine>
    );
  }
  return (
    <p className="min-h-5 text-xs text-muted">
      {data && describePromptCost({ analysis: data.analysis, excluded, markets, isDaily })}
    </p>
  );
}
