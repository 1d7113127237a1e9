import { api, type BillingInfoInput } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
