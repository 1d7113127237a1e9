import { api, type BillingInfoInput } from '@citato/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

const billingInfoKey = [api.getBillingInfo.path] as const;

export function useBillingInfo() {
  return useQuery({
    queryKey: billingInfoKey,
    queryFn: ({ signal }) => callApi(api.getBillingInfo, { signal }),
  });
}

export function useSaveBillingInfo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BillingInfoInput) => callApi(api.saveBillingInfo, { body }),
    onSuccess: (saved) => {
      client.setQueryData(billingInfoKey, saved);
    },
  });
}

/** The invoices page by page; every view reads anew, as a payment may have come since. */
export function useInvoices() {
  return useInfiniteQuery({
    queryKey: [api.listInvoices.path],
    queryFn: ({ pageParam, signal }) =>
      callApi(api.listInvoices, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}
