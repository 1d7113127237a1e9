import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { startSession } from '#lib/session';

/** Verifies at once, and once per token however often the page is drawn; may sign this browser in. */
export function useVerification(token: string | undefined) {
  return useQuery({
    queryKey: [api.verifyEmail.path, token],
    enabled: token !== undefined,
    gcTime: Infinity,
    queryFn: async () => {
      const { message, accessToken, user } = await callApi(api.verifyEmail, {
        body: { token: token ?? '' },
        fallbackMessage: 'Email verification failed',
      });
      const isSignedIn = accessToken !== undefined && user !== undefined;
      if (isSignedIn) startSession({ accessToken, user });
      return { message, isSignedIn };
    },
  });
}
