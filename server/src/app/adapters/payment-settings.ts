import type { StripeSettings } from '#adapters/payments';
import { isLoopback } from '#platform/http';
import type { Values } from '../settings/variables.ts';

export const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** The account at Stripe payments go to; null where none is set. */
export function readStripeSettings({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: apiBase,
}: Values): StripeSettings | null {
  if (secretKey === null || publishableKey === null || webhookSecret === null) return null;
  return { secretKey, publishableKey, webhookSecret, apiBase };
}

export function listKeyConflicts({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
}: Values): string[] {
  if (secretKey === null || publishableKey === null || isLive(secretKey) === isLive(publishableKey))
    return [];
  const mode = isLive(secretKey) ? 'live' : 'test';
  return [
    `STRIPE_PUBLISHABLE_KEY: the value is not valid; expected a key of the ${mode} mode STRIPE_SECRET_KEY is of.`,
  ];
}

/** Whether a key of Stripe charges cards, or is of its test mode. */
export const isLive = (key: string) => key.includes('_live_');

export function listAddressConflicts({ STRIPE_API_BASE: base }: Values, isProduction: boolean): string[] {
  const address = new URL(base);
  const found = `STRIPE_API_BASE: ${JSON.stringify(base)} is not valid`;
  if (address.pathname !== '/' || address.search !== '')
    return [`${found}; expected an address without a path.`];
  return isProduction && address.protocol !== 'https:' && !isLoopback(address)
    ? [`${found}; expected an https address in production.`]
    : [];
}
