import {
  limitsOn,
  type Plan,
  type PublicConfig,
  type PurchasablePlanId,
  type User,
  type UserLimits,
} from '@citato/contract';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Page } from '#ui';
import { isPromoted } from '#features/plans';
import { checkoutCopy as copy } from '../copy.ts';
import { countAs, decideDueToday, findOtherAmount, isPaidToday, isTooSmall } from '../model.ts';
import { useArchivePreview, useCharge } from '../queries.ts';
import { trackBeginCheckout } from '../track-checkout.ts';
import { useCheckoutRound } from '../use-checkout-round.ts';
import { usePurchase } from '../use-purchase.ts';
import { ArchiveWarning } from './archive-warning.tsx';
import { CardForm } from './card-form.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SetupFailure } from './setup-failure.tsx';
import { readNow } from '#lib/read-now';

interface CheckoutProps {
  plan: Plan & { id: PurchasablePlanId };
  plans: readonly Plan[];
  limits: UserLimits;
  user: User;
  config: PublicConfig;
}

/** The order and the card form beside each other, until the plan is there. */
export function Checkout({ plan, plans, limits, user, config }: CheckoutProps) {
  const round = useCheckoutRound(plan.id);
  const [tries, setTries] = useState(0);
  const gives = limitsOn({ plan, account: limits });
  const preview = useArchivePreview({
    planId: plan.id,
    isNeeded: isTooSmall({ plan: gives, usage: limits.usage }),
  });
  const subscribed = plans.find(({ id }) => id === user.subscribedPlanId);
  const due = decideDueToday({ account: user, subscribed, target: plan });
  const shown = useCharge(plan.id);
  const purchase = usePurchase({
    plan,
    userId: user.id,
    from: subscribed ?? null,
    countedAs: countAs({ due, subscribed, target: plan }),
    requestId: round.requestId,
    shown,
    onSpent: round.renew,
  });

  // For an account that has the plan already, or cannot have it, no checkout begins; another try after a refusal is the
  // same checkout.
  const hasBegun = useRef(false);
  const isSetUp = round.setup !== null;
  const begin = useEffectEvent(() => {
    if (!hasBegun.current) trackBeginCheckout(plan);
    hasBegun.current = true;
  });
  useEffect(() => {
    if (isSetUp) begin();
  }, [isSetUp]);

  if (purchase.result === 'active') {
    const { title, text, leaving } = copy.notices.activated;
    return <CheckoutNotice tone="positive" title={title} text={text(plan.id)} leaving={leaving} />;
  }
  if (purchase.result === 'processing') {
    const { title, text } = copy.notices.processing;
    return (
      <CheckoutNotice tone="accent" title={title} text={text} leaving={copy.notices.activated.leaving} />
    );
  }
  if (round.isAlreadyActive) {
    const { title, leaving } = copy.notices.alreadyActive;
    return (
      <CheckoutNotice
        tone="accent"
        title={title}
        text={copy.toasts.alreadyActive.description}
        leaving={leaving}
      />
    );
  }
  const isOnPromotion = isPromoted({ plan, promoEndsAt: config.promoEndsAt, now: readNow() });
  return (
    <Page width="form" className="pt-3 pb-16">
      <h1 className="sr-only">{copy.title}</h1>
      <Link
        to="/profile"
        search={{ tab: 'plan' }}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted no-underline hover:text-text"
      >
        <ChevronLeft className="size-[15px]" />
        {copy.back}
      </Link>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-8 mid:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] mid:gap-16">
        <div className="grid gap-5">
          <OrderSummary
            plan={plan}
            gives={gives}
            due={due}
            charge={shown.charge}
            isEnding={user.endsWithPeriod ?? false}
            paidUntil={user.currentPeriodEnd}
            promoEndsAt={isOnPromotion ? config.promoEndsAt : null}
          />
          {preview.data !== undefined && <ArchiveWarning preview={preview.data} />}
        </div>
        {round.failure !== null ? (
          <SetupFailure reason={round.reason} onRetry={round.renew} />
        ) : (
          <CardForm
            key={tries}
            payments={config.payments}
            // The price is shown before it can be paid.
            setup={shown.isPending ? null : round.setup}
            priceCents={plan.price}
            dueCents={
              isPaidToday(due) ? findOtherAmount({ charge: shown.charge, priceCents: plan.price }) : null
            }
            isPaidToday={isPaidToday(due)}
            purchase={purchase}
            onRetry={() => {
              setTries(tries + 1);
            }}
          />
        )}
      </div>
    </Page>
  );
}
