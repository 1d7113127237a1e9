import { api, type VisitorAnswer } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, callApi, readErrorMessage } from '#lib/api-client';
import { visitorAnswerCopy as copy } from './copy.ts';
import { isOpen } from './model.ts';
import { answerKey } from './queries.ts';
import { setTabAnswer, useTabAnswer } from './tab-answer.ts';

const POLL_MS = 600;

/** The answer about a visitor's site: requested here, polled to its end, and found again after a reload of this tab. */
export interface VisitorRequest {
  /** Undefined before a request, or while loading. */
  readonly answer: VisitorAnswer | undefined;
  /** It was under way when this page was opened: its names are marked one after another. */
  readonly isAwaited: boolean;
  readonly isStarting: boolean;
  /** Why the last request was refused; null when it was accepted. */
  readonly refusal: string | null;
  /** How to ask for the progress again, when a poll failed. */
  readonly stalled: { readonly isRetrying: boolean; readonly onRetry: () => void } | null;
  /** How often the form was reset. */
  readonly resets: number;
  readonly start: (websiteUrl: string) => void;
  readonly reset: () => void;
}

export function useVisitorAnswer(): VisitorRequest {
  const client = useQueryClient();
  const id = useTabAnswer();
  const [isAwaited, setIsAwaited] = useState(false);
  const [resets, setResets] = useState(0);
  const query = useQuery({
    queryKey: answerKey(id),
    queryFn: ({ signal }) => callApi(api.getVisitorAnswer, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isOpen(state.data) ? POLL_MS : false),
  });
  const ask = useMutation({
    mutationFn: (websiteUrl: string) => callApi(api.requestVisitorAnswer, { body: { websiteUrl } }),
    onSuccess: (answer) => {
      client.setQueryData(answerKey(answer.id), answer);
      setIsAwaited(true);
      setTabAnswer(answer.id);
    },
  });
  const { error } = query;
  const isGone = error instanceof ApiError && error.code === 'visitor_answers.not_found';
  return {
    answer: id === null || isGone ? undefined : query.data,
    isAwaited,
    isStarting: ask.isPending,
    refusal: ask.isError ? readErrorMessage({ error: ask.error, fallback: copy.failed }) : null,
    stalled:
      query.isError && !isGone && query.data !== undefined
        ? { isRetrying: query.isFetching, onRetry: () => void query.refetch() }
        : null,
    resets,
    start: (websiteUrl) => {
      if (!ask.isPending) ask.mutate(websiteUrl);
    },
    reset: () => {
      ask.reset();
      setTabAnswer(null);
      setIsAwaited(false);
      setResets(resets + 1);
    },
  };
}
