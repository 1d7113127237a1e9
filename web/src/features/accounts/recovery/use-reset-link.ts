import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError, callApi } from '#lib/api-client';

/**
 * Whether the mailed link works, asked on arrival: no user shall choose a password for a link that does not work. Where
 * that cannot be found out the form is shown, and saving shows it.
 */
export function useResetLink(token: string): { isPending: boolean; isDead: boolean } {
  const { data, error, isPending } = useQuery({
    queryKey: [api.checkResetToken.path, token],
    queryFn: ({ signal }) => callApi(api.checkResetToken, { body: { token }, signal }),
  });
  // A text that cannot be a token is refused as such.
  const isNoToken = error instanceof ApiError && error.status === 400;
  return { isPending, isDead: data?.isLive === false || isNoToken };
}
