import { api } from '@citato/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** A page of the answers that are read differently; the page before stays until it has come. */
export function useReadings(before: string | null) {
  return useQuery({
    queryKey: [api.listReadings.path, before],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(api.listReadings, { query: before === null ? {} : { before }, signal }),
  });
}

/** One answer with why it is read so. Every look is noted, so it is asked for once. */
export function useReading(resultId: string) {
  return useQuery({
    queryKey: [api.getReading.path, resultId],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(api.getReading, { params: { resultId }, signal }),
  });
}
