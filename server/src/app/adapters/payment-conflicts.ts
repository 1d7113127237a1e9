import type { Values } from '../settings/variables.ts';
import { STRIPE_KEYS, listKeyConflicts, listAddressConflicts } from './payment-settings.ts';

/** What the settings of payments allow by themselves and forbid together. */
export function listPaymentConflicts({
  values,
  isProduction,
}: {
  values: Values;
  isProduction: boolean;
}): string[] {
  const absent = STRIPE_KEYS.filter((name) => values[name] === null);
  if (absent.length === STRIPE_KEYS.length) {
    // Its test cards would buy plans for nothing.
    return isProduction && !values.ALLOW_EMBEDDED
      ? ['STRIPE_SECRET_KEY: not set; expected a key of Stripe in production (or ALLOW_EMBEDDED=true).']
      : [];
  }
  return [
    ...absent.map((name) => `${name}: not set; expected together with the other keys of Stripe.`),
    ...listKeyConflicts(values),
    ...listAddressConflicts(values, isProduction),
  ];
}
