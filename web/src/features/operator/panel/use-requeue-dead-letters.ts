import { api } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { showToast } from '#ui';
import { copy, useRefresh, showFailure } from './use-requeue-dead-letter.ts';

/** Requeues all given-up jobs of one kind. */
export function useRequeueDeadLetters() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (kind: string) => callApi(api.requeueDeadLetters, { body: { kind } }),
    onSuccess: (counts) => {
      const description = copy.allRequeuedText(counts);
      const title = counts.requeued > 0 ? copy.allRequeued : copy.allDropped;
      showToast({ title, description, tone: 'success' });
    },
    onError: showFailure,
    onSettled: refresh,
  });
}
