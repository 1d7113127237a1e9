import type { PurchasablePlanId } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#ui';
import { ApiError, readErrorMessage } from '#lib/api-client';
import { randomId } from '#lib/browser/random-id';
import { checkoutCopy } from './copy.ts';
import { useStartCheckout } from './queries.ts';

const LEAVE_AFTER_MS = 1500;
const { toasts, fallbacks } = checkoutCopy;

/**
 * The request under which a card is set up and charged: one per view of the page, another only when the last one has
 * its final answer. A user who has the plan already is shown so and redirected.
 */
export function useCheckoutRound(planId: PurchasablePlanId) {
  const navigate = useNavigate();
  const [requestId, setRequestId] = useState(randomId);
  const setup = useStartCheckout({ planId, requestId });
  const isAlreadyActive = setup.error instanceof ApiError && setup.error.code === 'billing.already_active';

  const tell = useEffectEvent((error: Error) => {
    if (isAlreadyActive) showToast({ ...toasts.alreadyActive, tone: 'error' });
    else {
      const description = readErrorMessage({ error, fallback: fallbacks.setup });
      showToast({ title: toasts.setupFailed, description, tone: 'error' });
    }
  });
  useEffect(() => {
    if (setup.error !== null) tell(setup.error);
  }, [setup.error]);

  const leave = useEffectEvent(() => void navigate({ to: '/', replace: true }));
  useEffect(() => {
    if (!isAlreadyActive) return;
    const timer = setTimeout(() => {
      leave();
    }, LEAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isAlreadyActive]);

  return {
    requestId,
    setup: setup.data ?? null,
    /** Why the checkout could not begin. */
    failure: setup.error,
    reason: findReason(setup.error),
    isAlreadyActive,
    renew: () => {
      setRequestId(randomId());
    },
  };
}

/** The server's reason. An unavailable provider is none: a checkout that has not begun is begun again. */
function findReason(error: Error | null): string | null {
  if (error === null || (error instanceof ApiError && error.code === 'billing.provider_unavailable'))
    return null;
  return error.message;
}
