import { Elements } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { showToast } from '#ui';
import { CardPanel } from './card-panel.tsx';
import { FieldsOnTheirWay } from './fields-on-their-way.tsx';
import { SetupFailure } from './setup-failure.tsx';
import { checkoutCopy } from '../copy.ts';
import type { CardFormProps } from '../card-form-props.ts';
import { StripeFields } from './stripe-fields.tsx';
import { useAppearance } from '../../stripe/use-stripe-appearance.ts';
import { useStripeScript } from '../../stripe/use-stripe-script.ts';

interface StripeFormProps extends CardFormProps {
  publishableKey: string;
  /** Begins anew, after Stripe's script did not come. */
  onRetry: () => void;
}

/** Stripe's Payment Element: the card is typed into a frame of Stripe's and never reaches this page. */
export function StripeForm({ publishableKey, onRetry, ...form }: StripeFormProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const appearance = useAppearance();
  const stripe = useStripeScript({
    publishableKey,
    onFailed: () => {
      setHasFailed(true);
      showToast({ ...checkoutCopy.toasts.notInitialised, tone: 'error' });
    },
  });
  const clientSecret = form.setup?.clientSecret;

  if (hasFailed) return <SetupFailure reason={null} onRetry={onRetry} />;
  return (
    <CardPanel>
      {stripe === null || clientSecret === undefined ? (
        <FieldsOnTheirWay />
      ) : (
        <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance }}>
          <StripeFields {...form} />
        </Elements>
      )}
    </CardPanel>
  );
}
