import { ACCOUNT_MESSAGES, api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { startSession } from '#lib/session/session';

export const keyOf = (token: string | undefined) => [api.verifyEmail.path, token] as const;

/** Spends the token; the server may sign this browser in. */
export async function verify(body: { token: string; newPassword?: string }) {
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
