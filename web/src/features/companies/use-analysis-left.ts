import type { Prompt } from '@citato/contract';
import { hasAnalysisLeft } from './model.ts';
import { PLAN_NAMES } from './plan-names.ts';
import { useUserLimits } from './queries.ts';

/** Whether the plan holds a further analysis, as the server last said; `plan` names it. */
export function useAnalysisLeft(): { isLeft: boolean; plan: string } {
  const { data } = useUserLimits();
  return data === undefined
    ? { isLeft: true, plan: '' }
    : { isLeft: hasAnalysisLeft(data), plan: PLAN_NAMES[data.plan] };
}

interface StartWords {
  /** As the server gave them back. */
  prompts: readonly Prompt[];
  started: string;
  unstarted: string;
  notAvailable: (plan: string) => string;
}

/** What became of the first analyses of prompts just saved: said from their state, not from what was hoped. */
export function useDescribeStart(): (words: StartWords) => string {
  const { isLeft, plan } = useAnalysisLeft();
  return ({ prompts, started, unstarted, notAvailable }) => {
    if (prompts.some(({ analysisStatus }) => analysisStatus === 'in_progress')) return started;
    return isLeft ? unstarted : notAvailable(plan);
  };
}
