import type { PublicConfig } from '@citato/contract';
import { lazyPart } from '#ui';
import type { CardFormProps } from '../card-form-props.ts';
import { checkoutCopy } from '../copy.ts';
import { CardPanel } from './card-panel.tsx';
import { FieldsOnTheirWay } from './fields-on-their-way.tsx';
import { SandboxForm } from './sandbox-form.tsx';

const StripeForm = lazyPart(async () => (await import('./stripe-form.tsx')).StripeForm, {
  waiting: (
    <CardPanel>
      <FieldsOnTheirWay />
    </CardPanel>
  ),
  failed: { title: checkoutCopy.setupFailure.title, text: checkoutCopy.setupFailure.text },
});

interface ProviderFormProps extends CardFormProps {
  payments: PublicConfig['payments'];
  onRetry: () => void;
}

/** The card form of whoever takes the payments. */
export function CardForm({ payments: { provider, publishableKey }, onRetry, ...form }: ProviderFormProps) {
  if (provider !== 'stripe' || publishableKey === null) return <SandboxForm {...form} />;
  return <StripeForm publishableKey={publishableKey} onRetry={onRetry} {...form} />;
}
