import * as z from 'zod';
import { defineJob, handleJob, type JobRegistration } from '#platform/jobs';
import { purgeJob, removeInBatches } from '#platform/purges';
import type { PaymentProvider } from '../payment-provider.ts';
import { applyDue, applyDueJob } from './apply-due.ts';
import { chargingCalls } from './calls/charging-calls.ts';
import { customerCalls } from './calls/customer-calls.ts';
import { disputePayment, type DisputeOutcome } from './calls/dispute-payment.ts';
import { payBack, type PayBackOutcome } from './calls/pay-back.ts';
import type { Dispute } from './rules/sandbox-objects.ts';
import { priceCalls } from './calls/prices.ts';
import { readingCalls } from './calls/reading-calls.ts';
import { subscriptionCalls } from './calls/subscription-calls.ts';
import { type CardForm, createCardForm } from './card-form.ts';
import { deliverEvent, deliverEventJob } from './webhooks/deliver-event.ts';
import { readWebhook } from './webhooks/read-webhook.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { readNow } from './sandbox-time.ts';
import { addOffset } from './store/clock.ts';
import { deleteRequestsBefore } from './store/requests.ts';

const DELIVERIES_AT_ONCE = 4;
const DUE_EVERY_SECONDS = 60;
const PURGE_EVERY_SECONDS = 60 * 60;
/** As long as events are tried: an operation left open is finished long before. */
const KEYS_KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** What the sandbox has beyond a provider: its form, its clock and the work it does by itself. */
export interface PaymentSandbox {
  readonly provider: PaymentProvider;
  readonly cardForm: CardForm;
  readonly jobs: readonly JobRegistration[];
  /** Moves its time on and does what has become due by it; gives its new time. */
  advanceClock(seconds: number): Promise<Date>;
  /** Gives back what a card paid of an invoice, all of it without an amount. */
  payBack(refund: {
    readonly invoiceId: string;
    readonly amountCents: number | null;
  }): Promise<PayBackOutcome>;
  /** Has the payer of an invoice dispute it, and his bank decide. */
  disputePayment(dispute: {
    readonly invoiceId: string;
    readonly status: Dispute['status'];
  }): Promise<DisputeOutcome>;
}

const purgeRequestsJob = defineJob({
  name: 'payment-sandbox.purge-requests',
  schema: z.object({}),
  retryLimit: 3,
});

/** A small payment provider in our own database: no money moves, everything else does. */
export function createSandbox(deps: SandboxDeps): PaymentSandbox {
  const { db, clock, webhookSecret } = deps;
  return {
    provider: {
      id: 'sandbox',
      publishableKey: null,
      cardFormSources: null,
      // It signs as Stripe does.
      signatureHeader: 'stripe-signature',
      ...priceCalls(deps),
      ...customerCalls(deps),
      ...subscriptionCalls(deps),
      ...chargingCalls(deps),
      ...readingCalls(deps),
      readWebhook: (request) => readWebhook(webhookSecret, request),
    },
    cardForm: createCardForm(deps),
    jobs: [
      handleJob(deliverEventJob, {
        run: (event, { signal }) => deliverEvent(deps, event, signal),
        concurrency: DELIVERIES_AT_ONCE,
      }),
      handleJob(applyDueJob, {
        run: (_payload, { signal }) => applyDue(deps, signal),
        everySeconds: DUE_EVERY_SECONDS,
      }),
      purgeJob(deps, purgeRequestsJob, {
        purge: async (signal) => {
          const moment = new Date(clock.now().getTime() - KEYS_KEPT_MS);
          await removeInBatches((limit) => deleteRequestsBefore(db, { moment, limit }), signal);
        },
        everySeconds: PURGE_EVERY_SECONDS,
      }),
    ],
    payBack: (refund) => payBack(deps, refund),
    disputePayment: (dispute) => disputePayment(deps, dispute),
    advanceClock: async (seconds) => {
      await addOffset(db, seconds);
      await applyDue(deps);
      return readNow(deps, db);
    },
  };
}
