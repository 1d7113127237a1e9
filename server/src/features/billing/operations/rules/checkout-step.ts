import type { PlanId } from '@citato/contract';
import type { ProviderStatus } from '../../rules/subscription-status.ts';
import { listArrears } from './arrears.ts';

/** A customer's subscription that has not ended. */
export interface LiveSubscription {
  readonly id: string;
  readonly status: ProviderStatus;
  readonly priceId: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly payment: {
    readonly invoiceId: string;
    readonly state: 'paid' | 'processing' | 'action_required' | 'failed' | 'void';
  } | null;
}

/** What buying a plan comes to for a customer who may have a subscription already. */
export type CheckoutStep =
  | { readonly kind: 'create' }
  /**
   * Never paid for, and for another plan, or stopped with nothing left to pay: it is ended, and a new one is created.
   */
  | { readonly kind: 'replace'; readonly subscriptionId: string }
  /**
   * It runs, or waits for its payment: the new card pays what is open, and the subscription changes to what was asked
   * for.
   */
  | {
      readonly kind: 'repair';
      readonly subscriptionId: string;
      /** The oldest first. */
      readonly invoicesToPay: readonly string[];
      readonly reactivates: boolean;
      readonly changesPrice: boolean;
    };

/** There is never a second live subscription beside another (decision 11 of the product's table). */
export function decideCheckoutStep({
  live,
  invoices,
  priceId,
  keptPriceId = null,
}: {
  live: LiveSubscription | null;
  invoices: Parameters<typeof listArrears>[0]['invoices'];
  priceId: string;
  /** A price of before of the same plan: whoever pays for it keeps it. */
  keptPriceId?: string | null;
}): CheckoutStep {
  if (live === null) return { kind: 'create' };
  const { id: subscriptionId } = live;
  const isKept = live.priceId === keptPriceId && live.status !== 'incomplete';
  const changesPrice = live.priceId !== priceId && !isKept;
  if (live.status === 'incomplete' && changesPrice) return { kind: 'replace', subscriptionId };
  if (isStranded(live)) return { kind: 'replace', subscriptionId };
  return {
    kind: 'repair',
    subscriptionId,
    invoicesToPay: listArrears({ live, invoices }),
    reactivates: live.cancelAtPeriodEnd,
    changesPrice,
  };
}

/** Whether the plan runs as it was asked for, with nothing left to pay and nothing to change. */
export function isBought(step: CheckoutStep): boolean {
  return step.kind === 'repair' && step.invoicesToPay.length === 0 && !step.changesPrice && !step.reactivates;
}

/** The price a subscription keeps when its plan is asked for: its own, where that is one of this plan; else null. */
export function findKeptPrice({
  live,
  planId,
  planOfPrice,
}: {
  live: Pick<LiveSubscription, 'priceId'> | null;
  planId: PlanId | undefined;
  planOfPrice: ReadonlyMap<string, PlanId>;
}): string | null {
  return live !== null && planOfPrice.get(live.priceId) === planId ? live.priceId : null;
}

/** Stopped, and no payment would set it going again. */
function isStranded({ status, payment }: LiveSubscription): boolean {
  const isOpen = payment?.state === 'failed' || payment?.state === 'action_required';
  return (status === 'unpaid' || status === 'paused') && !isOpen;
}
