import { api, type DeadLetter } from '@citato/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, readErrorMessage } from '#lib/api-client';
import { showToast } from '#ui';
import { adminCopy } from './copy.ts';
import { nameKind } from './model.ts';
import { deadLettersKey } from './queries.ts';

export const copy = adminCopy.dead;

/** What runs again changes the lists; the button is busy until they are new. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [deadLettersKey, [api.getPipeline.path]].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}

export function showFailure(error: unknown): void {
  const description = readErrorMessage({ error, fallback: copy.failedFallback });
  showToast({ title: copy.failed, description, tone: 'error' });
}

/** Requeues one given-up job; the result is shown also when its row has gone from the list. */
export function useRequeueDeadLetter() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: DeadLetter) => callApi(api.requeueDeadLetter, { params: { deadLetterId: id } }),
    onSuccess: (_answer, { kind }) => {
      showToast({ title: copy.requeued, description: nameKind(kind), tone: 'success' });
    },
    onError: showFailure,
    onSettled: refresh,
  });
}
