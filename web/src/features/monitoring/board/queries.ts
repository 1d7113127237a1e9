import { api, type CompanyWithPrompts, type EngineId } from '@citato/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** Weeks, engines and ranking of a company; asked anew when any of its numbers changes. */
export function useBoard({
  company: { id, lastUpdated },
  engine,
}: {
  company: CompanyWithPrompts;
  engine: EngineId | undefined;
}) {
  return useQuery({
    queryKey: [api.getBoard.path, id, engine, lastUpdated],
    queryFn: ({ signal }) =>
      callApi(api.getBoard, {
        params: { companyId: id },
        query: engine === undefined ? {} : { engine },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
