import type { EngineId } from '@citato/contract';
import { lazy, Suspense } from 'react';
import { useUserLimits } from '../queries.ts';

const PromptCost = lazy(async () => ({ default: (await import('#features/spending')).PromptCost }));

/** What one more prompt is expected to cost. `excluded`: engines its company leaves out; a new one leaves out none. */
export function PromptCostNote({ excluded = [] }: { excluded?: readonly EngineId[] }) {
  const isDaily = useUserLimits().data?.limits.promptAnalysisEnabled ?? false;
  return (
    <Suspense fallback={<p className="min-h-5" />}>
      <PromptCost excluded={excluded} isDaily={isDaily} />
    </Suspense>
  );
}
