import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-client';
import { keyOf, verify } from './use-verification.ts';

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
