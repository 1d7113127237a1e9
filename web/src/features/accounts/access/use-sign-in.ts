import { api } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { startSession } from '#lib/session/session';

export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) =>
      callApi(api.signIn, { body: credentials, fallbackMessage: 'Login failed' }),
    onSuccess: startSession,
  });
}
