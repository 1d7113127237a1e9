import { api, type PromptSuggestion, type SuggestionAllowance } from '@citato/contract';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#lib/api-client';
import { ApiError } from '#lib/api-error';
import { decidePhase, type SuggestionState } from './model.ts';

const POLL_MS = 2_000;
const GIVE_UP_MS = 60_000;

export interface SuggestionWords {
  /** Protocol and host. */
  readonly websiteUrl: string;
  readonly companyName: string | null;
  readonly description: string | null;
}

/** Asks again for a part that did not come. */
interface Retry {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export interface Suggestions extends SuggestionState {
  /** How many requests the day has left; undefined until it is known. */
  readonly allowance: SuggestionAllowance | undefined;
  /** The parts that failed to load, each with a function to request it again; null for what is here or on its way. */
  readonly missing: { readonly list: Retry | null; readonly allowance: Retry | null };
  /** The same where nothing is on its way or here for that website; a site that was read is not read again. */
  readonly requestOnce: (words: SuggestionWords) => Promise<void>;
  /** Rejects with the server's error. */
  readonly request: (words: SuggestionWords) => Promise<void>;
}

const keyOf = (websiteUrl: string | null) => [api.listSuggestions.path, websiteUrl] as const;

/** The suggestions for a website: those that are there, and those asked for here, polled until they end. */
export function useSuggestions(websiteUrl: string | null): Suggestions {
  const client = useQueryClient();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [lateFor, setLateFor] = useState<string | null>(null);
  const isLate = lateFor !== null && lateFor === websiteUrl;
  const list = useQuery({
    queryKey: keyOf(websiteUrl),
    queryFn: ({ signal }) =>
      callApi(api.listSuggestions, { query: { websiteUrl: websiteUrl ?? '' }, signal, isBackground: true }),
    enabled: websiteUrl !== null,
    refetchInterval: ({ state }) => (state.data?.[0]?.status === 'pending' && !isLate ? POLL_MS : false),
  });
  const newest = list.data?.[0];
  const ask = useMutation({
    mutationFn: (words: SuggestionWords) => callApi(api.requestSuggestions, { body: words }),
    onMutate: ({ websiteUrl: asked }) => {
      setAskedFor(asked);
      setLateFor(null);
    },
    onSuccess: async (suggestion) => {
      const key = keyOf(suggestion.websiteUrl);
      // A list being fetched was read before this request was stored; it must not arrive after it.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, [suggestion]);
    },
  });

  // A request being made is known here before it is shown.
  const [underWay] = useState(() => new Set<string>());
  const request = async (words: SuggestionWords) => {
    underWay.add(words.websiteUrl);
    try {
      await ask.mutateAsync(words);
    } finally {
      underWay.delete(words.websiteUrl);
    }
  };
  const isAnswered = (asked: string) => {
    const known = client.getQueryData<PromptSuggestion[]>(keyOf(asked))?.[0];
    return underWay.has(asked) || known?.status === 'pending' || known?.isSiteRead === true;
  };

  const allowance = useQuery({
    // The outcome of a request decides whether it counts: the allowance is read again at each step.
    queryKey: [api.getSuggestionAllowance.path, newest?.id, newest?.status, ask.status],
    queryFn: ({ signal }) => callApi(api.getSuggestionAllowance, { signal, isBackground: true }),
    placeholderData: keepPreviousData,
  });

  const isPending = newest?.status === 'pending';
  useEffect(() => {
    if (!isPending || isLate) return undefined;
    const timer = setTimeout(() => {
      setLateFor(websiteUrl);
    }, GIVE_UP_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isPending, isLate, websiteUrl]);

  const isRefused = ask.isError && askedFor === websiteUrl;
  return {
    newest,
    // While a request ends, whether it counted is not known until the number is read again.
    allowance: allowance.isPlaceholderData && newest?.status !== 'pending' ? undefined : allowance.data,
    missing: { list: retryOf(list), allowance: retryOf(allowance) },
    refusal: isRefused && ask.error instanceof ApiError ? ask.error.message : null,
    phase: decidePhase({
      newest,
      isRequesting: ask.isPending && askedFor === websiteUrl,
      isWaiting: ask.isSuccess && askedFor === websiteUrl && newest === undefined,
      isLate,
      isRefused,
    }),
    request,
    requestOnce: async (words) => {
      if (!isAnswered(words.websiteUrl)) await request(words);
    },
  };
}

function retryOf({
  isLoadingError,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'isLoadingError' | 'isFetching' | 'refetch'>): Retry | null {
  return isLoadingError ? { isRetrying: isFetching, onRetry: () => void refetch() } : null;
}
