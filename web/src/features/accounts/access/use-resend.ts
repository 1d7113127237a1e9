import { api, type PlanId } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '#ui';
import { callApi, readErrorMessage } from '#lib/api-client';
import { accountsCopy } from './copy.ts';

const copy = accountsCopy.resend;

/** Asks for a new verification link; the answer is the same for every address, so it promises nothing more. */
export function useResend(plan: PlanId) {
  return useMutation({
    mutationFn: (email: string) =>
      callApi(api.resendVerification, { body: { email, plan }, fallbackMessage: copy.errorFallback }),
    onSuccess: ({ message }) => {
      showToast({ title: copy.done, description: message, tone: 'success' });
    },
    onError: (error) => {
      const description = readErrorMessage({ error, fallback: copy.errorFallback });
      showToast({ title: copy.errorTitle, description, tone: 'error' });
    },
  });
}
