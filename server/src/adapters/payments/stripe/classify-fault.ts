import Stripe from 'stripe';
import type { PaymentFault, PaymentFaultKind } from '../payment-provider.ts';

/** What the bank says when it wants its customer to confirm. */
const ASKS_HOLDER = new Set([
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
]);

/** What an error of a call to Stripe means to billing. Its message is left out: it may quote what was sent. */
export function classifyFault(error: unknown): PaymentFault {
  if (!(error instanceof Stripe.errors.StripeError)) {
    const name = error instanceof Error ? error.name : typeof error;
    return {
      kind: 'unavailable',
      declineCode: null,
      detail: `The reply of Stripe could not be read (${name})`,
    };
  }
  const kind = chooseKind(error);
  const said = [error.decline_code, error.code].find(isSaid) ?? null;
  const detail = [
    error.type,
    error.statusCode,
    error.code,
    error.decline_code,
    error.param,
    // A repeated reply names the request it is the reply to.
    error.headers?.['original-request'] ?? error.requestId,
  ].filter(isSaid);
  return { kind, declineCode: kind === 'declined' ? said : null, detail: detail.join(' ') };
}

/** Stripe’s library leaves some missing fields empty. */
function isSaid(part: string | number | undefined): boolean {
  return part !== undefined && part !== '';
}

function chooseKind(error: Stripe.errors.StripeError): PaymentFaultKind {
  switch (error.type) {
    case 'StripeCardError':
      return [error.code, error.decline_code].some((code) => code !== undefined && ASKS_HOLDER.has(code))
        ? 'authentication_required'
        : 'declined';
    case 'StripeIdempotencyError':
      return 'conflict';
    case 'StripeInvalidRequestError':
      // A missing price is the operator’s to repair; any other missing object existed once.
      return error.code === 'resource_missing' && error.param?.includes('price') !== true
        ? 'not_found'
        : 'configuration';
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return 'configuration';
    default:
      return 'unavailable';
  }
}

/**
 * True for a fault of Stripe’s own that it kept under the call’s key: for a day the same key gives that fault again,
 * and it is unknown whether the call was done.
 */
export function isKeptFault(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
