import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Stripe's own script, fetched from Stripe here and nowhere else: no page before the checkout contacts Stripe.
 * @returns null until it is there
 */
export function useStripeScript({
  publishableKey,
  onFailed,
}: {
  publishableKey: string;
  /** It did not come: blocked, or no network. */
  onFailed: () => void;
}): Stripe | null {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isWanted = true;
    const take = (loaded: Stripe | null) => {
      if (!isWanted) return;
      if (loaded === null) fail();
      setStripe(loaded);
    };
    loadStripe(publishableKey, { locale: 'it' }).then(take, () => {
      take(null);
    });
    return () => {
      isWanted = false;
    };
  }, [publishableKey]);
  return stripe;
}
