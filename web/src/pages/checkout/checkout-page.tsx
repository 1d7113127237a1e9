import type { Plan, PurchasablePlanId, User } from '@citato/contract';
import { getRouteApi } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { Button, SkeletonSwitch, TopBar } from '#ui';
import { canTakeCards, Checkout, checkoutCopy, CheckoutNotice, CheckoutSkeleton } from '#features/billing';
import { useUserLimits } from '#features/companies';
import { useConfig } from '#features/config';
import { usePlans } from '#features/plans';
import { readErrorMessage } from '#lib/api-error';
import { useMay } from '#lib/session/use-may';
import { useSession } from '#lib/session/session-store';

const route = getRouteApi('/checkout');
const { notices, title, retry } = checkoutCopy;

/** Buying a plan by card; who is not signed in, or asks for no plan of ours, never gets here. */
export function CheckoutPage() {
  const session = useSession();
  const { plan } = route.useSearch();
  const mayBuy = useMay<'startCheckout' | 'createSubscription' | 'getCheckoutCharge'>('own');
  return (
    <>
      <TopBar>
        <p className="flex items-center gap-2 text-sm text-muted">
          <LockKeyhole />
          {title}
        </p>
      </TopBar>
      <main tabIndex={-1} className="outline-none">
        {session.status === 'signed-in' && !mayBuy && (
          <CheckoutNotice tone="accent" {...notices.ownersOnly} />
        )}
        {session.status === 'signed-in' && mayBuy && plan !== undefined && (
          <Loading key={plan} planId={plan} user={session.user} />
        )}
      </main>
    </>
  );
}

function Loading({ planId, user }: { planId: PurchasablePlanId; user: User }) {
  const plans = usePlans();
  const limits = useUserLimits();
  const config = useConfig();
  const parts = [plans, limits, config];
  const failed = parts.find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) {
    return (
      <CheckoutNotice
        tone="negative"
        title={notices.error.title}
        text={readErrorMessage({ error: failed.error, fallback: notices.error.fallback })}
        action={
          <Button
            variant="primary"
            isLoading={parts.some(({ isFetching }) => isFetching)}
            onClick={() => void Promise.all(parts.map(({ refetch }) => refetch()))}
          >
            {retry}
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonSwitch isPending={parts.some(({ isPending }) => isPending)} skeleton={<CheckoutSkeleton />}>
      {() => {
        if (!plans.data || !limits.data || !config.data) return null;
        const plan = plans.data.find((candidate) => isPlan(candidate, planId));
        if (plan === undefined) return <CheckoutNotice tone="negative" {...notices.notFound} />;
        if (!canTakeCards(config.data.payments))
          return <CheckoutNotice tone="negative" {...notices.unconfigured} />;
        return (
          <Checkout plan={plan} plans={plans.data} limits={limits.data} user={user} config={config.data} />
        );
      }}
    </SkeletonSwitch>
  );
}

function isPlan(plan: Plan, id: PurchasablePlanId): plan is Plan & { id: PurchasablePlanId } {
  return plan.id === id;
}
