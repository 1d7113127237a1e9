import { type CompanyWithPrompts, nameQuestion, type Prompt, type UserLimits } from '@citato/contract';
import { useCallback, useState } from 'react';
import { hasAnalysisLeft, useShowFailure } from '#features/companies';
import { ApiError } from '#lib/api-error';
import { showToast } from '#ui';
import { monitoringCopy } from './copy.ts';
import { useStartAnalysis } from './queries.ts';

const copy = monitoringCopy.analysis;

/** Starts an analysis where the plan has one left; says why not where it has none. */
export function useAnalysisStart({
  company: { name: companyName, websiteUrl: companyUrl },
  limits,
}: {
  company: CompanyWithPrompts;
  limits: UserLimits;
}) {
  const [refused, setRefused] = useState<Prompt | null>(null);
  const [listless, setListless] = useState<Prompt | null>(null);
  const { mutateAsync: trigger } = useStartAnalysis();
  const showFailure = useShowFailure();

  const isUsedUp = !hasAnalysisLeft(limits);
  const makesLists = limits.limits.taskListsEnabled;

  const run = useCallback(
    async (prompt: Prompt) => {
      try {
        const { duplicate } = await trigger({
          promptId: prompt.id,
          prompt: nameQuestion(prompt),
          companyUrl,
          companyName,
        });
        if (duplicate) showToast({ title: copy.duplicate, description: copy.duplicateText });
        else showToast({ title: copy.started, description: copy.startedText, tone: 'success' });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'analysis.not_available') setRefused(prompt);
        else if (error instanceof ApiError && error.code === 'analysis.limit_reached')
          // The server says it with the time of the next analysis; no larger plan is offered where there may be none.
          showToast({ title: copy.notStarted, description: error.message, tone: 'error' });
        else showFailure({ error, fallback: copy.failed, title: copy.failed });
      }
    },
    [companyName, companyUrl, showFailure, trigger],
  );

  // The same function as long as the plan is the same: a hundred cards hold it.
  const start = useCallback(
    async (prompt: Prompt) => {
      if (prompt.analysisStatus === 'in_progress') return;
      if (isUsedUp) setRefused(prompt);
      // The button promises a list: what comes instead is shown before the analysis is used.
      else if (!makesLists) setListless(prompt);
      else await run(prompt);
    },
    [isUsedUp, makesLists, run],
  );

  return {
    start,
    /** The prompt whose analysis the plan does not include. */
    refused,
    /** The prompt whose analysis would bring no task list. */
    listless,
    startListless: async () => {
      setListless(null);
      if (listless !== null) await run(listless);
    },
    dismiss: () => {
      setRefused(null);
      setListless(null);
    },
  };
}
