import { DEFAULT_MARKET, type Market, type NamedEngine } from '@citato/contract';
import { useSession } from '#lib/session/session-store';
import { lazyPart } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useUserLimits } from '../queries.ts';
import { useAnalysisLeft } from '../use-analysis-left.ts';

const PromptCost = lazyPart(async () => (await import('#features/engine-calls')).PromptCost, {
  waiting: <p className="min-h-5" />,
});

const ITALY = [DEFAULT_MARKET];

interface PromptCostNoteProps {
  /** Engines its company leaves out; a new one leaves out none. */
  excluded?: readonly NamedEngine[];
  /** Where it is asked, a prompt for each. */
  markets?: readonly Market[] | undefined;
}

/** What one more question costs: a customer nothing beyond the plan, whoever runs Citato the engines’ calls. */
export function PromptCostNote({ excluded = [], markets = ITALY }: PromptCostNoteProps) {
  const isDaily = useUserLimits().data?.limits.promptAnalysisEnabled ?? false;
  const { isLeft, holder } = useAnalysisLeft();
  const session = useSession();
  if (!isLeft)
    return <p className="min-h-5 text-xs text-muted">{companiesCopy.noAnalysis.notAnalysedMany(holder)}</p>;
  if (session.status !== 'signed-in' || !session.user.isAdmin)
    return <p className="min-h-5 text-xs text-muted">{companiesCopy.included}</p>;
  return <PromptCost excluded={excluded} markets={markets} isDaily={isDaily} />;
}
