import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/api-client';
import { findKeptAnswer } from './kept-answer.ts';
import { nameCompany } from './model.ts';
import { answerKey } from './queries.ts';

/**
 * The site and the question somebody chose to go on with before there was an account, as the form of the first company
 * begins with them. The server is asked what the kept id stands for; one it does not know any more is nothing.
 */
export function useKeptAnswer() {
  const [id] = useState(findKeptAnswer);
  const { data, isLoading } = useQuery({
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
  return { isPending: isLoading, start };
}
