import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, isStorable, requestId, timestamp } from '../text.ts';
import { planId, PURCHASABLE_PLAN_IDS, subscriptionStatus } from './plan-ids.ts';

const PLAN_MESSAGE = 'Il piano selezionato non è valido.';
const purchasablePlanId = z.enum(PURCHASABLE_PLAN_IDS, PLAN_MESSAGE);

/** The price the browser shows; the server takes the plan's and refuses a mismatch. */
const priceId = z.optional(z.nullable(z.string().check(z.maxLength(200), z.refine(isStorable))));

/**
 * The amount a checkout page has shown: with another amount due the charge is refused, and the page shows the new one.
 */
const shownCharge = z.object({
  dueCents: z.int().check(z.gte(0), z.lte(100_000_000)),
  /** The moment a difference was computed for, by the provider's clock. */
  proratedAt: z.nullable(timestamp),
});
export type ShownCharge = z.infer<typeof shownCharge>;

export const getCheckoutCharge = defineEndpoint({
  method: 'GET',
  path: '/api/subscription/charge/:planId',
  access: 'user',
  needs: 'own',
  summary: 'What buying this plan would charge the card at once, as things stand, and what for.',
  params: z.object({ planId: purchasablePlanId }),
  responses: {
    200: z.object({
      /** The sum of both, or the first month. */
      dueCents: z.int(),
      /** Of months that could not be charged. */
      openCents: z.int(),
      /** To a dearer plan, for the rest of the period. */
      differenceCents: z.int(),
      proratedAt: z.nullable(timestamp),
    }),
  },
});

export const startCheckout = defineEndpoint({
  method: 'POST',
  path: '/api/subscription/setup',
  access: 'user',
  needs: 'own',
  summary: 'Begin a checkout: what the card form needs to take a card for this plan.',
  body: z.object({ planId: purchasablePlanId, requestId }),
  responses: { 200: z.object({ clientSecret: z.string(), setupIntentId: z.string() }) },
});

export const createSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/subscription/create',
  access: 'user',
  needs: 'own',
  summary:
    'Buy the plan with the card of this checkout; an existing subscription is repaired or changed instead.',
  body: z.object({ planId: purchasablePlanId, priceId, requestId, expected: z.optional(shownCharge) }),
  responses: {
    200: z.object({
      subscriptionId: z.string(),
      status: subscriptionStatus,
      /** For the browser, when the bank wants the payment confirmed; else null. */
      clientSecret: z.nullable(z.string()),
    }),
  },
});

export const changePlan = defineEndpoint({
  method: 'POST',
  path: '/api/subscription/update',
  access: 'user',
  needs: 'own',
  summary: 'Change a running subscription to another plan; a downgrade must match the preview shown last.',
  body: z.object({ planId: purchasablePlanId, priceId }),
  responses: { 200: z.object({ message: z.string(), planId }) },
});

const planSize = z.object({ name: z.string(), maxCompanies: z.int(), maxPrompts: z.int() });

/** What a downgrade archives; an upgrade within 30 days restores it. */
const downgradePreview = z.object({
  currentPlan: planSize,
  targetPlan: planSize,
  summary: z.object({
    willDeleteCompanies: z.int(),
    /** Prompts of companies that stay. */
    willDeleteIndividualPrompts: z.int(),
    totalPromptsDeleted: z.int(),
    resultingCounts: z.object({ companies: z.int(), prompts: z.int() }),
  }),
  toDelete: z.object({
    companies: z.array(z.object({ id, name: z.string(), promptCount: z.int() })),
    /** Each as screens name it: with its market and who asks. */
    prompts: z.array(z.object({ id, text: z.string(), companyName: z.string() })),
  }),
});
export type DowngradePreview = z.infer<typeof downgradePreview>;

export const previewDowngrade = defineEndpoint({
  method: 'GET',
  path: '/api/subscription/preview-downgrade/:planId',
  access: 'user',
  needs: 'own',
  summary: 'What a change to this plan would archive, as it stands now.',
  params: z.object({ planId }),
  responses: { 200: downgradePreview },
});

export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'user',
  needs: 'own',
  summary: 'Let the subscription end with the period paid for.',
  responses: { 200: z.object({ message: z.string() }) },
});

export const reactivateSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/subscription/reactivate',
  access: 'user',
  needs: 'own',
  summary: 'Take a cancellation back before the period ends.',
  responses: { 200: z.object({ message: z.string() }) },
});

export const recordPaymentEvent = defineEndpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'public',
  summary:
    'Events of the payment provider, signed over the raw body in `Stripe-Signature`; any provider’s, despite the name.',
  body: z.looseObject({ id: z.string('Identificativo non valido'), type: z.string('Tipo non valido') }),
  responses: { 200: z.object({ received: z.literal(true) }) },
});
