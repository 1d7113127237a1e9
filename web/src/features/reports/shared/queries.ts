import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** What was typed, and the how many-th time: the same password may be tried again. */
export interface TriedPassword {
  readonly password: string;
  readonly turn: number;
}

/** A page by the secret of its link; looked at again when its reader comes back, so that an ended one is closed. */
export function useSharedReport({ secret, tried }: { secret: string; tried: TriedPassword | null }) {
  const queryKey = [api.openSharedReport.path, secret, tried?.turn];
  return useQuery({
    queryKey,
    queryFn: ({ signal, client }) =>
      callApi(api.openSharedReport, {
        body: {
          secret,
          ...(tried !== null && { password: tried.password }),
          isAgain: client.getQueryData(queryKey) !== undefined,
        },
        signal,
      }),
    enabled: secret !== '',
    // The form stays on screen, and in focus, while a password is tried.
    placeholderData: (previous) => (previous?.shared === null ? previous : undefined),
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
