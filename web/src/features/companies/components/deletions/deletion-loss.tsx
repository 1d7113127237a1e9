import type { Prompt } from '@citato/contract';
import { companiesCopy } from '../../copy.ts';
import { isNeverAnalysed } from '../../model.ts';
import { useAnalysisLeft } from '../../use-analysis-left.ts';

const copy = companiesCopy.noAnalysis;

/** Says before the deletion what an account without a further analysis loses. */
export function DeletionLoss({ prompts }: { prompts: readonly Prompt[] }) {
  const { isLeft, holder } = useAnalysisLeft();
  if (isLeft) return null;
  const losesTheOne = prompts.some((prompt) => !isNeverAnalysed(prompt));
  return <p className="mt-3">{losesTheOne ? copy.losesTheOne(holder) : copy.losesNone(holder)}</p>;
}
