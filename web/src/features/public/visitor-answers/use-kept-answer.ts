import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/api-client';
import { ApiError } from '#lib/api-error';
import { findKeptAnswer } from './kept-answer.ts';
import { nameCompany } from './model.ts';
import { answerKey } from './queries.ts';

/**
 * The site and the question somebody chose to go on with before there was an account, as the form of the first company
 * begins with them. An id the server does not know any more is nothing; one it could not look up is asked for again by
 * `refetch`.
 */
export function useKeptAnswer() {
  const [id] = useState(findKeptAnswer);
  const { data, error, isLoading, isFetching, refetch } = useQuery({
    queryKey: answerKey(id),
    queryFn: ({ signal }) => callApi(api.getVisitorAnswer, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
  const start =
    data === undefined
      ? null
      : {
          name: nameCompany(data),
          websiteUrl: data.websiteUrl,
          texts: data.question === null ? [] : [data.question],
        };
  const isUnknown = error instanceof ApiError && error.code === 'visitor_answers.not_found';
  // While it is requested again the earlier failure is not shown.
  const [hasFailed, setHasFailed] = useState(false);
  if (error !== null && !isUnknown && !hasFailed) setHasFailed(true);
  return {
    isPending: isLoading && !hasFailed,
    isMissing: hasFailed && data === undefined && !isUnknown,
    isFetching,
    refetch,
    start,
  };
}
