import { api } from '@citato/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

export function usePrompt(promptId: string) {
  return useQuery({
    queryKey: ['prompt-test', promptId],
    queryFn: ({ signal }) => callApi(api.getPrompt, { params: { promptId }, signal }),
  });
}

/** Sends a text; nothing is repeated by itself. */
export function useSendTestText(promptId: string) {
  return useMutation({
    mutationFn: (text: string) => callApi(api.sendTestText, { params: { promptId }, body: { text } }),
  });
}
