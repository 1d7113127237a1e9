import type { DowngradePreview, Plan } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showToast } from '#ui';
import { trackPlanChange } from '#features/plans';
import { ApiError, readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { checkoutOf } from './checkout-of.ts';
import { subscriptionCopy } from './copy.ts';
import { isSmaller, needsCheckout, type PaidPlan, type SubscriptionState } from './model.ts';
import { usePreviewDowngrade, useChangePlan } from './queries.ts';

const copy = subscriptionCopy.change;
/** Refusals that another card, a late payment, or the bank's confirmation, at the checkout resolves. */
const CHECKOUT_HELPS = ['billing.declined', 'billing.authentication_required', 'billing.payment_due'];

export interface AskedDowngrade {
  plan: PaidPlan;
  preview: DowngradePreview;
  /** The server's sentence when what was confirmed had changed meanwhile. */
  changed: string | null;
}

/**
 * The way from one plan to another: an upgrade is made at once, a downgrade once its preview is confirmed, and without
 * a running subscription both end at the checkout.
 */
export function usePlanChange({ state, current }: { state: SubscriptionState; current: Plan }) {
  const navigate = useNavigate();
  const previewing = usePreviewDowngrade();
  const update = useChangePlan();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedDowngrade | null>(null);
  const isBought = needsCheckout(state);

  const goToCheckout = async (plan: PaidPlan) => {
    await navigate(checkoutOf(plan.id));
  };

  const ask = async (plan: PaidPlan, changed: string | null = null) => {
    try {
      setAsked({ plan, preview: await previewing.mutateAsync(plan.id), changed });
    } catch (error) {
      setAsked(null);
      const description = readErrorMessage({ error, fallback: copy.previewErrorFallback });
      showToast({ title: copy.previewErrorTitle, description, tone: 'error' });
    }
  };

  const change = async (plan: PaidPlan) => {
    const isDowngrade = isSmaller({ plan, than: current });
    try {
      await update.mutateAsync({ planId: plan.id, priceId: plan.stripePriceId });
      setAsked(null);
      trackPlanChange({ from: current, to: plan, isDowngrade });
      showToast({
        title: isDowngrade ? copy.downgraded : copy.done,
        description: isDowngrade ? copy.downgradedText(plan.name) : copy.doneText(plan.name),
        tone: 'success',
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'billing.preview_changed') {
        await ask(plan, error.message);
        return;
      }
      setAsked(null);
      showToast({
        title: copy.errorTitle,
        description: readErrorMessage({ error, fallback: copy.errorFallback }),
        tone: 'error',
        ...(error instanceof ApiError &&
          CHECKOUT_HELPS.includes(error.code) && {
            action: { label: copy.toCheckout, onSelect: () => void goToCheckout(plan) },
          }),
      });
    }
  };

  const runOne = useOneAtATime(async (plan: PaidPlan, work: (plan: PaidPlan) => Promise<void>) => {
    setBusyWith(plan.id);
    await work(plan);
    setBusyWith(null);
  });

  return {
    /** The plan something is under way for. */
    busyWith,
    asked,
    isBought,
    choose: (plan: PaidPlan) => {
      const step = isSmaller({ plan, than: current }) ? ask : isBought ? goToCheckout : change;
      void runOne(plan, (chosen) => step(chosen));
    },
    confirm: () => {
      if (asked !== null) void runOne(asked.plan, isBought ? goToCheckout : change);
    },
    dismiss: () => {
      if (busyWith === null) setAsked(null);
    },
  };
}
