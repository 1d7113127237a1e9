import { api, type PurchasablePlanId } from '@citato/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { checkoutCopy } from './copy.ts';
import { rereadUser } from './follow-plan.ts';
import { isSameCharge, type CheckoutCharge } from './model.ts';

export interface Setup {
  clientSecret: string;
  setupIntentId: string;
}

/** Begins a checkout; the same request gives the same one, however often it is asked for. */
export function useStartCheckout({ planId, requestId }: { planId: PurchasablePlanId; requestId: string }) {
  return useQuery({
    queryKey: [api.startCheckout.path, planId, requestId],
    queryFn: (): Promise<Setup> =>
      callApi(api.startCheckout, {
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

/**
 * What the card is charged at once, by the provider's present state. Read anew whenever the user returns to the page,
 * together with the account: another tab may have bought meanwhile.
 */
export function useCharge(planId: PurchasablePlanId) {
  const client = useQueryClient();
  const queryKey = [api.getCheckoutCharge.path, planId] as const;
  const read = async (): Promise<CheckoutCharge> => {
    const [charge] = await Promise.all([
      callApi(api.getCheckoutCharge, { params: { planId } }),
      rereadUser().catch(() => null),
    ]);
    return charge;
  };
  const { data = null, isPending } = useQuery({
    queryKey,
    queryFn: read,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return {
    /** Null while it is not known; then the text is shown without the amount. */
    charge: data,
    isPending,
    /**
     * Reads once more before anything is charged; true where another amount is due than was shown, which is shown then.
     */
    hasChanged: async (): Promise<boolean> => {
      if (data === null) return false;
      const now = await read().catch(() => data);
      if (isSameCharge(data, now)) return false;
      client.setQueryData(queryKey, now);
      return true;
    },
  };
}

export type Charge = ReturnType<typeof useCharge>;
