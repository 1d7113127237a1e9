import type { Prompt, UserLimits } from '@citato/contract';
import { useState } from 'react';
import { useShowFailure } from '#features/companies';
import { ApiError } from '#lib/api-error';
import { showToast } from '#ui';
import { monitoringCopy } from './copy.ts';
import { useTriggerAnalysis } from './queries.ts';

const copy = monitoringCopy.analysis;

/** Starts an analysis where the plan has one left; says why not where it has none. */
export function useStartAnalysis({ limits, usage }: UserLimits) {
  const [isNotAvailable, setIsNotAvailable] = useState(false);
  const trigger = useTriggerAnalysis();
  const showFailure = useShowFailure();

  const ask = async (promptId: string) => {
    try {
      const { duplicate } = await trigger.mutateAsync(promptId);
      if (duplicate) showToast({ title: copy.duplicate, description: copy.duplicateText });
      else showToast({ title: copy.started, description: copy.startedText, tone: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'analysis.not_available') setIsNotAvailable(true);
      else showFailure({ error, fallback: copy.failed });
    }
  };

  const start = async (prompt: Prompt) => {
    if (prompt.analysisStatus === 'in_progress') return;
    if (!limits.promptAnalysisEnabled && usage.analyses > 0) {
      setIsNotAvailable(true);
      return;
    }
    await ask(prompt.id);
  };

  return {
    start,
    isNotAvailable,
    dismiss: () => {
      setIsNotAvailable(false);
    },
  };
}
