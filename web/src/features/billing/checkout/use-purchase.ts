import { api, PAGES, type Plan, type PurchasablePlanId, type User } from '@citato/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { showToast } from '#ui';
import { forgetPendingPlan } from '#features/accounts';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import type { CardSteps } from './card-steps.ts';
import { checkoutCopy } from './copy.ts';
import { rereadUser } from './follow-plan.ts';
import type { PricedPlan } from './model.ts';
import { type Order, payForPlan, type PaymentOutcome } from './pay-for-plan.ts';
import { refreshAccount } from './refresh-account.ts';
import type { Charge } from './queries.ts';
import { forgetAwaited, keepAwaited, trackPaid, type CountedPurchase } from './track-checkout.ts';

const LEAVE_AFTER_MS = 2000;
const { toasts, notices, fallbacks } = checkoutCopy;

/** Refusal codes that mean that the page shows an old state. */
const STALE_AFTER: Readonly<Record<string, readonly string[]>> = {
  'billing.wrong_price': [api.listPlans.path],
  'billing.preview_changed': [api.getUserLimits.path, api.previewDowngrade.path],
  'billing.amount_changed': [api.getCheckoutCharge.path],
};

export type Purchase = ReturnType<typeof usePurchase>;

/** The purchase: what the button does, its progress, and where it leads. */
export function usePurchase({
  plan,
  userId,
  from,
  countedAs,
  requestId,
  shown,
  onSpent,
}: {
  plan: Plan & { id: PurchasablePlanId };
  userId: User['id'];
  /** The plan that is paid for until now, and what is tracked; both as they are when it is paid. */
  from: PricedPlan | null;
  countedAs: CountedPurchase['countedAs'];
  requestId: string;
  /** What the page shows that is charged. */
  shown: Charge;
  /** The request has its final answer: another try needs a new one. */
  onSpent: () => void;
}) {
  const client = useQueryClient();
  const router = useRouter();
  const readyFor = useRef<string | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [result, setResult] = useState<'active' | 'processing' | null>(null);

  const describe = (subscriptionId: string): CountedPurchase => ({
    subscriptionId,
    plan: pick(plan),
    from: from && pick(from),
    countedAs,
  });

  const take = async (outcome: PaymentOutcome) => {
    if (outcome.kind === 'refused') {
      const { title, message, isSpent, code } = outcome;
      setRefusal(message);
      showToast({ title, description: message, tone: 'error' });
      if (isSpent) onSpent();
      for (const path of STALE_AFTER[code ?? ''] ?? []) void client.invalidateQueries({ queryKey: [path] });
      await rereadUser().catch(() => null);
      return;
    }
    if (outcome.isActive) {
      showToast({ title: toasts.activated, description: notices.activated.text(plan.id), tone: 'success' });
      trackPaid(describe(outcome.subscriptionId));
      forgetAwaited(userId);
    }
    setResult(outcome.isActive ? 'active' : 'processing');
    forgetPendingPlan();
    setTimeout(() => {
      // A user who has left the page meanwhile is not redirected.
      if (router.state.location.pathname !== PAGES.checkout) return;
      void router.navigate({ to: PAGES.home, search: { payment: 'success' }, replace: true });
    }, LEAVE_AFTER_MS);
    await Promise.all([rereadUser().catch(() => null), refreshAccount(client)]);
  };

  const pay = useOneAtATime(async (card: CardSteps) => {
    setIsPaying(true);
    setRefusal(null);
    try {
      if (await shown.hasChanged()) {
        setRefusal(fallbacks.amountChanged);
        showToast({ title: toasts.amountChanged, description: fallbacks.amountChanged, tone: 'error' });
        return;
      }
      const outcome = await payForPlan({
        order: { planId: plan.id, priceId: plan.stripePriceId, requestId, ...expect(shown) },
        card,
        isCardReady: readyFor.current === requestId,
        onCardReady: () => {
          readyFor.current = requestId;
          showToast({ title: toasts.cardReady, tone: 'success' });
        },
        onAwaited: (subscriptionId) => {
          keepAwaited({ userId, done: describe(subscriptionId) });
        },
        onRefused: () => {
          forgetAwaited(userId);
        },
      });
      await take(outcome);
    } finally {
      setIsPaying(false);
    }
  });

  return { pay, isPaying, refusal, result };
}

function pick({ id, price }: PricedPlan): PricedPlan {
  return { id, price };
}

function expect({ charge }: Charge): Pick<Order, 'expected'> {
  return charge === null ? {} : { expected: { dueCents: charge.dueCents, proratedAt: charge.proratedAt } };
}
