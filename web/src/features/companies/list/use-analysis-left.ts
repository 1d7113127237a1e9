import type { Prompt } from '@citato/contract';
import { companiesCopy } from './copy.ts';
import { hasAnalysisLeft } from './model.ts';
import { nameAnalysisHolder } from './plan-names.ts';
import { useUserLimits } from './queries.ts';

/** Whether the account has a further analysis, as the server last said; `holder` names whose the number is. */
export function useAnalysisLeft(): { isLeft: boolean; isDaily: boolean; holder: string } {
  const { data } = useUserLimits();
  return data === undefined
    ? { isLeft: true, isDaily: false, holder: '' }
    : {
        isLeft: hasAnalysisLeft(data),
        isDaily: data.limits.promptAnalysisEnabled,
        holder: nameAnalysisHolder(data),
      };
}

interface StartWords {
  /** As the server returned them. */
  prompts: readonly Prompt[];
  started: string;
  unstarted: string;
  notAvailable: (holder: string) => string;
}

/** The states of the first analyses of prompts just saved: read from the server, not assumed. */
export function useDescribeStart(): (words: StartWords) => string {
  const { isLeft, isDaily, holder } = useAnalysisLeft();
  return ({ prompts, started, unstarted, notAvailable }) => {
    if (prompts.some(({ analysisStatus }) => analysisStatus === 'in_progress')) return started;
    if (isDaily) return companiesCopy.toasts.startsTomorrow;
    return isLeft ? unstarted : notAvailable(holder);
  };
}
