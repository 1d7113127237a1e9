import { ACCOUNT_MESSAGES, api } from '@citato/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#lib/api-client';
import { startSession } from '#lib/session/session';

const keyOf = (token: string | undefined) => [api.verifyEmail.path, token] as const;

/** Spends the token; the server may sign this browser in. */
async function verify(body: { token: string; newPassword?: string }) {
  const { message, passwordNeeded, accessToken, user } = await callApi(api.verifyEmail, {
    body,
    fallbackMessage: 'Email verification failed',
  });
  if (accessToken !== undefined && user !== undefined) startSession({ accessToken, user });
  return {
    isPasswordNeeded: passwordNeeded === true,
    wasVerified: message === ACCOUNT_MESSAGES.alreadyVerified,
  };
}

/** Verifies at once, and once per token however often the page is drawn. */
export function useVerification(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    gcTime: Infinity,
    queryFn: () => verify({ token }),
  });
}

/** Verifies with a password chosen here; a link that has gone stale meanwhile is found out by asking anew. */
export function useFirstPassword(token: string) {
  const client = useQueryClient();
  return async (newPassword: string): Promise<void> => {
    try {
      client.setQueryData(keyOf(token), await verify({ token, newPassword }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'accounts.invalid_token')) throw error;
      await client.resetQueries({ queryKey: keyOf(token) });
    }
  };
}
