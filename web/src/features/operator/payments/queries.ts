import { api } from '@citato/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import type { Period } from './model.ts';

/** Every view reads anew: disputes have a day by which they must be answered. */
export function useCorrections() {
  return useQuery({
    queryKey: [api.listPaymentCorrections.path],
    queryFn: ({ signal }) => callApi(api.listPaymentCorrections, { signal }),
    staleTime: 0,
  });
}

export function useExportInvoices() {
  return useMutation({
    mutationFn: ({ startDate, endDate }: Period) =>
      callApi(api.exportInvoices, { query: { startDate, endDate } }),
  });
}
