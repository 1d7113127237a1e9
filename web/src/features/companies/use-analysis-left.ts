import type { Prompt } from '@citato/contract';
import { hasAnalysisLeft } from './model.ts';
import { nameAnalysisHolder } from './plan-names.ts';
import { useUserLimits } from './queries.ts';

/** Whether the account has a further analysis, as the server last said; `holder` names whose the number is. */
export function useAnalysisLeft(): { isLeft: boolean; holder: string } {
  const { data } = useUserLimits();
  return data === undefined
    ? { isLeft: true, holder: '' }
    : { isLeft: hasAnalysisLeft(data), holder: nameAnalysisHolder(data) };
}

interface StartWords {
  /** As the server gave them back. */
  prompts: readonly Prompt[];
  started: string;
  unstarted: string;
  notAvailable: (holder: string) => string;
}

/** What became of the first analyses of prompts just saved: said from their state, not from what was hoped. */
export function useDescribeStart(): (words: StartWords) => string {
  const { isLeft, holder } = useAnalysisLeft();
  return ({ prompts, started, unstarted, notAvailable }) => {
    if (prompts.some(({ analysisStatus }) => analysisStatus === 'in_progress')) return started;
    return isLeft ? unstarted : notAvailable(holder);
  };
}
