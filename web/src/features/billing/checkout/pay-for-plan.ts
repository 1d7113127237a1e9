import { api, type Plan, type PurchasablePlanId, type ShownCharge } from '@citato/contract';
import { ApiError, callApi, readErrorMessage } from '#lib/api-client';
import { type CardSteps, FormNotReady } from './card-steps.ts';
import { completeLatePurchase } from './complete-late-purchase.ts';
import { checkoutCopy } from './copy.ts';
import { followPlan } from './follow-plan.ts';

const { toasts, fallbacks } = checkoutCopy;

export interface Order {
  planId: PurchasablePlanId;
  priceId: Plan['stripePriceId'];
  requestId: string;
  /** The amount the page shows; left out where it is not known. */
  expected?: ShownCharge;
}

export type PaymentOutcome =
  | { kind: 'paid'; subscriptionId: string; isActive: boolean }
  /** `isSpent`: the request has its final answer, another try needs a new one. */
  | { kind: 'refused'; title: string; message: string; isSpent: boolean; code: string | null };

/** The card, the subscription, what the bank asks about the payment, the plan: one after the other. */
export async function payForPlan({
  order,
  card,
  isCardReady,
  onCardReady,
  onAwaited,
  onRefused,
}: {
  order: Order;
  card: CardSteps;
  /** The card of this request is at the provider already: a repeated try goes on after it. */
  isCardReady: boolean;
  onCardReady: () => void;
  /** The subscription is there; its plan comes with the bank's answer, whether this page sees it or not. */
  onAwaited: (subscriptionId: string) => void;
  /** The bank refused. */
  onRefused: () => void;
}): Promise<PaymentOutcome> {
  let step: keyof typeof TITLES = 'card';
  try {
    if (!isCardReady) {
      const answer = await card.confirmCard();
      if (!answer.isOk) return refuse('card', answer.message, { isSpent: false });
      onCardReady();
    }
    step = 'create';
    const { subscriptionId, clientSecret, status } = await callApi(api.createSubscription, {
      body: order,
      fallbackMessage: fallbacks.create,
    });
    step = 'payment';
    if (status !== 'active') onAwaited(subscriptionId);
    if (clientSecret !== null) {
      const answer = await card.confirmPayment(clientSecret);
      if (!answer.isOk) {
        onRefused();
        return refuse('payment', answer.message, { isSpent: true });
      }
      if (status === 'past_due' && !(await completeLatePurchase(order)))
        return refuse('payment', fallbacks.latePaid, { isSpent: true });
    }
    const isActive = status === 'active' || (await followPlan(order.planId));
    return { kind: 'paid', subscriptionId, isActive };
  } catch (error) {
    return explain(step, error);
  }
}

const TITLES = { card: toasts.cardFailed, create: toasts.createFailed, payment: toasts.paymentFailed };

function refuse(
  step: keyof typeof TITLES,
  message: string | null,
  { isSpent, code = null }: { isSpent: boolean; code?: string | null },
): PaymentOutcome {
  return { kind: 'refused', title: TITLES[step], message: message ?? fallbacks[step], isSpent, code };
}

function explain(step: keyof typeof TITLES, error: unknown): PaymentOutcome {
  if (error instanceof ApiError) {
    const isFinal = error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
    const message = readErrorMessage({ error, fallback: fallbacks[step] });
    return refuse(step, message, { isSpent: step === 'create' && isFinal, code: error.code });
  }
  const { title, description } =
    error instanceof FormNotReady
      ? toasts.notInitialised
      : { title: toasts.paymentFailed, description: fallbacks.unexpected };
  return { kind: 'refused', title, message: description, isSpent: false, code: null };
}
