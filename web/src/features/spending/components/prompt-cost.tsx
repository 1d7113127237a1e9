import type { EngineId } from '@citato/contract';
import { describePromptCost } from '../model.ts';
import { useUserSpending } from '../queries.ts';

interface PromptCostProps {
  /** Engines the company leaves out. */
  excluded: readonly EngineId[];
  isDaily: boolean;
}

/** One quiet line before prompts are added; without the figures it is silent. */
export function PromptCost({ excluded, isDaily }: PromptCostProps) {
  const { data } = useUserSpending();
  return (
    <p className="min-h-5 text-xs text-muted">
      {data && describePromptCost({ analysis: data.analysis, excluded, isDaily })}
    </p>
  );
}
