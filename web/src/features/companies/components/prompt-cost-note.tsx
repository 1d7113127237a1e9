import type { EngineId } from '@citato/contract';
import { lazyPart } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useUserLimits } from '../queries.ts';
import { useAnalysisLeft } from '../use-analysis-left.ts';

const PromptCost = lazyPart(async () => (await import('#features/spending')).PromptCost, {
  waiting: <p className="min-h-5" />,
});

/** What one more prompt is expected to cost, or that it costs nothing because no analysis follows. `excluded`: engines its company leaves out; a new one leaves out none. */
export function PromptCostNote({ excluded = [] }: { excluded?: readonly EngineId[] }) {
  const isDaily = useUserLimits().data?.limits.promptAnalysisEnabled ?? false;
  const { isLeft, plan } = useAnalysisLeft();
  if (!isLeft)
    return <p className="min-h-5 text-xs text-muted">{companiesCopy.noAnalysis.notAnalysedMany(plan)}</p>;
  return <PromptCost excluded={excluded} isDaily={isDaily} />;
}
