import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

const EVERY_MS = 60_000;

interface Look {
  signal: AbortSignal;
  isBackground: boolean;
}

/**
 * Looks at something again every minute. Only the first look notices that a session is over; the later ones leave the
 * page as it stands.
 */
export function useWatched<Data>({
  key,
  ask,
  keepsPrevious = false,
}: {
  key: readonly unknown[];
  ask: (look: Look) => Promise<Data>;
  /** What another key gave stays on screen until this one's has come. */
  keepsPrevious?: boolean;
}) {
  const client = useQueryClient();
  return useQuery({
    queryKey: key,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    queryFn: ({ signal }) => ask({ signal, isBackground: client.getQueryData(key) !== undefined }),
  });
}
