import { completeObject } from '../published/complete-object.ts';
import type { DisputeRecord, PaymentIntentRecord, RefundRecord } from '../stripe-records.ts';
import type { World } from '../stripe-world.ts';
import { type Json, listOf } from './json.ts';

/** Refunds that come along with a charge: the newest few. */
const REFUNDS_ALONG = 10;

const chargeOf = (intentId: string) => intentId.replace(/^pi_/, 'ch_');

/** The charge of a payment that succeeded; it names its payment, never its invoice. */
export function renderCharge(
  { list }: Pick<World, 'list'>,
  { id: intentId, customerId, amount, created }: PaymentIntentRecord,
): Json {
  const refunded = list('refund').filter(
    (refund) => refund.intentId === intentId && refund.status !== 'failed',
  );
  const amountRefunded = refunded.reduce((sum, refund) => sum + refund.amount, 0);
  return completeObject('charge', {
    id: chargeOf(intentId),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: amountRefunded,
    billing_details: {},
    captured: true,
    created,
    currency: 'eur',
    customer: customerId,
    disputed: list('dispute').some((dispute) => dispute.intentId === intentId),
    livemode: false,
    paid: true,
    payment_intent: intentId,
    refunded: amountRefunded === amount,
    status: 'succeeded',
  });
}

export function renderRefund(
  { id, intentId, amount, status, created }: RefundRecord,
  world: Pick<World, 'get'>,
): Json {
  return {
    id,
    object: 'refund',
    amount,
    charge: chargeOf(intentId),
    created,
    currency: 'eur',
    customer: world.get('payment_intent', intentId).customerId,
    payment_intent: intentId,
    status,
  };
}

/** It names the payment it is of, never its customer. */
export function renderDispute({ id, intentId, amount, reason, status, dueBy, created }: DisputeRecord): Json {
  return {
    id,
    object: 'dispute',
    amount,
    charge: chargeOf(intentId),
    created,
    currency: 'eur',
    evidence: { enhanced_evidence: {} },
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: status.startsWith('warning'),
    livemode: false,
    payment_intent: intentId,
    reason,
    status,
  };
}

/** The refunds of a charge, which come only when they are asked for. */
export function renderRefunds(world: Pick<World, 'get' | 'list'>, charge: string): Json {
  const refunds = world
    .list('refund')
    .filter(({ intentId }) => chargeOf(intentId) === charge)
    .reverse();
  const data = refunds
    .slice(0, REFUNDS_ALONG)
    .map((refund) => completeObject('refund', renderRefund(refund, world)));
  return { ...listOf(`/v1/charges/${charge}/refunds`, data), has_more: refunds.length > REFUNDS_ALONG };
}
