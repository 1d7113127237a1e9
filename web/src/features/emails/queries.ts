import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** The mails of the embedded mailbox, newest first, read anew whenever the page opens. */
export function useMailbox(to: string | undefined) {
  return useQuery({
    queryKey: [api.listMailbox.path, to],
    queryFn: ({ signal }) => callApi(api.listMailbox, { query: { to }, signal }),
    refetchOnMount: 'always',
  });
}
