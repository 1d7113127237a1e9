import { PAGES, PLAN_IDS } from '@citato/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readErrorMessage } from '#lib/api-error';
import { showToast } from '#ui';
import { companiesCopy } from './copy.ts';
import { findLimits } from './queries.ts';

const LIMIT_PHRASE = 'Limite raggiunto';

interface Failure {
  error: unknown;
  /** The text where the server gave no sentence. */
  fallback: string;
  /** What failed, where the server's sentence alone does not say it. */
  title?: string;
}

/** The toast of a failed write: a limit brings advice and the way to a larger plan where there is one, anything else the server's sentence. */
export function useShowFailure(): (failure: Failure) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useCallback(
    ({ error, fallback, title = companiesCopy.toasts.error }) => {
      // The title is the fallback already.
      const message = readErrorMessage({ error, fallback: fallback === title ? '' : fallback });
      const isLargest = findLimits(client)?.plan === PLAN_IDS.at(-1);
      if (!message.includes(LIMIT_PHRASE) || isLargest) {
        showToast({
          title,
          ...(message !== '' && message !== title && { description: message }),
          tone: 'error',
        });
        return;
      }
      showToast({
        title: companiesCopy.limits.toastTitle,
        description: `${message} ${companiesCopy.limits.advice}`,
        tone: 'error',
        action: {
          label: companiesCopy.limits.upgrade,
          onSelect: () => void navigate({ to: PAGES.register, search: { plan: 'pro' } }),
        },
      });
    },
    [client, navigate],
  );
}
