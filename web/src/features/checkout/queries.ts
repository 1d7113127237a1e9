import { api, type PurchasablePlanId } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { checkoutCopy } from './copy.ts';

export interface Setup {
  clientSecret: string;
  setupIntentId: string;
}

/** Begins a checkout; the same request gives the same one, however often it is asked for. */
export function useSetup({ planId, requestId }: { planId: PurchasablePlanId; requestId: string }) {
  return useQuery({
    queryKey: [api.setUpPayment.path, planId, requestId],
    queryFn: (): Promise<Setup> =>
      callApi(api.setUpPayment, {
        body: { planId, requestId },
        fallbackMessage: checkoutCopy.fallbacks.setup,
      }),
    gcTime: 0,
  });
}

/** What the plan would archive; asked for only where it holds less than the account has. */
export function useArchivePreview({ planId, isNeeded }: { planId: PurchasablePlanId; isNeeded: boolean }) {
  return useQuery({
    queryKey: [api.previewDowngrade.path, planId],
    queryFn: ({ signal }) => callApi(api.previewDowngrade, { params: { planId }, signal }),
    enabled: isNeeded,
    staleTime: 0,
    gcTime: 0,
  });
}
