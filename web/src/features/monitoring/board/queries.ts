import { api, type CompanyWithPrompts, type EngineId } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshCompanies } from '#features/companies';
import { callApi } from '#lib/api-client';
import { randomId } from '#lib/browser/random-id';

/** Weeks, engines and ranking of a company; asked anew when any of its numbers changes. */
export function useBoard({
  company: { id, lastUpdated },
  engine,
}: {
  company: CompanyWithPrompts;
  engine: EngineId | undefined;
}) {
  const query = engine === undefined ? {} : { engine };
  return useQuery({
    queryKey: [api.getBoard.path, id, engine, lastUpdated],
    queryFn: ({ signal }) => callApi(api.getBoard, { params: { companyId: id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSetPromptsActive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { promptIds: string[]; isActive: boolean }) => callApi(api.setPromptsActive, { body }),
    onSuccess: () => refreshCompanies(client),
  });
}

export function useStartAnalyses() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (promptIds: string[]) =>
      callApi(api.startAnalyses, { body: { promptIds, requestId: randomId() } }),
    onSuccess: () => refreshCompanies(client),
    onError: () => void refreshCompanies(client),
  });
}
