import type { EngineId } from '@citato/contract';
import { lazy, Suspense } from 'react';
import { companiesCopy } from '../copy.ts';
import { useUserLimits } from '../queries.ts';
import { useAnalysisLeft } from '../use-analysis-left.ts';

const PromptCost = lazy(async () => ({ default: (await import('#features/spending')).PromptCost }));

/** What one more prompt is expected to cost, or that it costs nothing because no analysis follows. `excluded`: engines its company leaves out; a new one leaves out none. */
export function PromptCostNote({ excluded = [] }: { excluded?: readonly EngineId[] }) {
  const isDaily = useUserLimits().data?.limits.promptAnalysisEnabled ?? false;
  const { isLeft, plan } = useAnalysisLeft();
  if (!isLeft)
    return <p className="min-h-5 text-xs text-muted">{companiesCopy.noAnalysis.notAnalysedMany(plan)}</p>;
  return (
    <Suspense fallback={<p className="min-h-5" />}>
      <PromptCost excluded={excluded} isDaily={isDaily} />
    </Suspense>
  );
}
