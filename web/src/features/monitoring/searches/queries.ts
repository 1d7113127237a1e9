import { api, type EngineId } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** What the engines searched for; asked anew when the prompt's figures are newer. */
export function usePromptSearches({
  promptId,
  engine,
  lastUpdated,
}: {
  promptId: string;
  engine: EngineId | undefined;
  lastUpdated: string;
}) {
  const query = engine === undefined ? {} : { engine };
  return useQuery({
    queryKey: [api.getPromptSearches.path, promptId, engine, lastUpdated],
    queryFn: ({ signal }) => callApi(api.getPromptSearches, { params: { promptId }, query, signal }),
  });
}
