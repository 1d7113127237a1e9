import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useState, type SyntheticEvent } from 'react';
import type { CardFormProps } from '../card-form-props.ts';
import { type CardAnswer, type CardSteps, FormNotReady } from '../card-steps.ts';
import { PayFoot } from './pay-foot.tsx';
import { checkoutCopy } from '../copy.ts';

const copy = checkoutCopy.form;
const OPTIONS: StripePaymentElementOptions = {
  layout: 'tabs',
  paymentMethodOrder: ['card'],
  wallets: { applePay: 'never', googlePay: 'never' },
};

/** The fields and the button; the form cannot be sent before Stripe says that its fields are there. */
export function StripeFields({ priceCents, dueCents, isPaidToday, purchase }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);

  const steps: CardSteps = {
    confirmCard: async () => {
      if (stripe === null || elements === null) throw new FormNotReady();
      const { error } = await stripe.confirmSetup({ elements, ...onThisPage() });
      // An earlier try may have confirmed it, with its answer lost.
      const isConfirmed = error === undefined || error.setup_intent?.status === 'succeeded';
      return isConfirmed ? { isOk: true } : read(error);
    },
    confirmPayment: async (clientSecret) => {
      if (stripe === null) throw new FormNotReady();
      const { error } = await stripe.handleNextAction({ clientSecret });
      return error === undefined ? { isOk: true } : read(error);
    },
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void purchase.pay(steps);
  };

  return (
    <form
      noValidate
      aria-label={copy.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={submit}
    >
      <div inert={purchase.isPaying} className={purchase.isPaying ? 'opacity-60' : undefined}>
        <PaymentElement
          options={OPTIONS}
          onReady={() => {
            setIsReady(true);
          }}
        />
      </div>
      <PayFoot
        priceCents={priceCents}
        dueCents={dueCents}
        isPaidToday={isPaidToday}
        isReady={isReady && stripe !== null}
        isPaying={purchase.isPaying}
        refusal={purchase.refusal}
        note={copy.note}
      />
    </form>
  );
}

/** Cards need no other page; what does leads back to this one. */
function onThisPage() {
  return { redirect: 'if_required', confirmParams: { return_url: window.location.href } } as const;
}

function read({ message }: StripeError): CardAnswer {
  return { isOk: false, message: message ?? null };
}
