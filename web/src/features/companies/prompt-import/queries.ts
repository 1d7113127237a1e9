import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** Which of these texts name the company, by their places; none while that is not known. */
export function useNamingPlaces({ companyId, texts }: { companyId: string; texts: readonly string[] }) {
  return useQuery({
    queryKey: [api.listNamingTexts.path, companyId, texts],
    queryFn: ({ signal }) => callApi(api.listNamingTexts, { body: { companyId, texts: [...texts] }, signal }),
    select: ({ naming }) => new Set(naming),
    enabled: texts.length > 0,
    staleTime: Infinity,
  });
}
