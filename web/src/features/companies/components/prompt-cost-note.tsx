import type { NamedEngine } from '@citato/contract';
import { useSession } from '#lib/session/session-store';
import { lazyPart } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useUserLimits } from '../queries.ts';
import { useAnalysisLeft } from '../use-analysis-left.ts';

const PromptCost = lazyPart(async () => (await import('#features/engine-calls')).PromptCost, {
  waiting: <p className="min-h-5" />,
});

/** What one more prompt costs: a customer nothing beyond the plan, whoever runs Citato the engines’ calls. `excluded`: engines its company leaves out; a new one leaves out none. */
export function PromptCostNote({ excluded = [] }: { excluded?: readonly NamedEngine[] }) {
  const isDaily = useUserLimits().data?.limits.promptAnalysisEnabled ?? false;
  const { isLeft, holder } = useAnalysisLeft();
  const session = useSession();
  if (!isLeft)
    return <p className="min-h-5 text-xs text-muted">{companiesCopy.noAnalysis.notAnalysedMany(holder)}</p>;
  if (session.status !== 'signed-in' || !session.user.isAdmin)
    return <p className="min-h-5 text-xs text-muted">{companiesCopy.included}</p>;
  return <PromptCost excluded={excluded} isDaily={isDaily} />;
}
