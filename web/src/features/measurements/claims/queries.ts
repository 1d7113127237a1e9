import { api, type ClaimVerdict, type CompanyWithPrompts } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { askAgain } from '#lib/requests/ask-again';

const keyOf = (companyId: string) => [api.listClaims.path, companyId];

/** What recent answers state about a company; read anew when its numbers change. */
export function useClaims({ id, lastUpdated }: Pick<CompanyWithPrompts, 'id' | 'lastUpdated'>) {
  return useQuery({
    queryKey: [...keyOf(id), lastUpdated],
    queryFn: ({ signal }) => callApi(api.listClaims, { params: { companyId: id }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSetClaimMark(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { key: string; verdict: ClaimVerdict | null }) =>
      callApi(api.setClaimMark, { params: { companyId }, body }),
    onSettled: () => askAgain(client, keyOf(companyId)),
  });
}
