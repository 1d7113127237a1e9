import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '#test/start-test-app';
import type { ProviderPayer } from '../../../src/adapters/payments/payment-provider.ts';
import type { ProviderControls, ProviderUnderTest, ReceivedEvent, SuiteCard } from './provider-under-test.ts';

const NUMBERS: Readonly<Record<SuiteCard, string>> = {
  works: '4242424242424242',
  asks_at_setup: '4000002500003155',
  declined_at_setup: '4000000000000002',
  insufficient_funds: '4000000000009995',
  asks_at_every_charge: '4000002760003184',
  expires_soon: '4242424242424242',
};
const HOUR_SECONDS = 60 * 60;

/** The sandbox over a database of its own, its events caught on their way to the product. */
export async function startSandboxUnderTest(): Promise<ProviderUnderTest> {
  const received: ReceivedEvent[] = [];
  const app = await startTestApp({
    postWebhook: (event) => {
      received.push(event);
      return Promise.resolve(200);
    },
  });
  return {
    ...sandboxOf(app),
    takeEvents: async () => {
      await app.settleJobs();
      return received.splice(0);
    },
    stop: () => app.stop(),
  };
}

/** The sandbox of an app with hands for its form, its banks and its clock. */
export function sandboxOf(app: TestApp): ProviderControls {
  const { sandbox } = app.app.adapters.payments;
  if (sandbox === null) throw new Error('Another provider takes the payments');
  const { cardForm, provider } = sandbox;
  const dispute = async (request: Parameters<typeof sandbox.disputePayment>[0]) => {
    if ((await sandbox.disputePayment(request)) !== 'done') throw new Error('This cannot follow');
  };
  return {
    provider,
    lookupKeys: ['citato_pro_monthly', 'citato_business_monthly'],
    confirmSetup: async ({ id: setupId, clientSecret }, card, approves = true) => {
      const now = await sandbox.advanceClock(0);
      const years = card === 'expires_soon' ? 0 : 5;
      const answer = await cardForm.confirmSetup({
        setupId,
        clientSecret,
        card: {
          number: NUMBERS[card],
          expiryMonth: now.getUTCMonth() + 1,
          expiryYear: now.getUTCFullYear() + years,
        },
      });
      if (answer?.status === 'requires_action')
        await cardForm.authenticateSetup({ setupId, clientSecret, isApproved: approves });
    },
    authenticatePayment: async (clientSecret, isApproved) => {
      const [paymentId = ''] = clientSecret.split('_secret_');
      await cardForm.authenticatePayment({ paymentId, clientSecret, isApproved });
    },
    advance: async ({ hours = 0, days = 0 }) => {
      await sandbox.advanceClock((hours + days * 24) * HOUR_SECONDS);
    },
    refund: async (invoiceId, amountCents) => {
      const outcome = await sandbox.payBack({ invoiceId, amountCents: amountCents ?? null });
      if (outcome !== 'given') throw new Error('There is not as much to give back');
    },
    dispute: (invoiceId) => dispute({ invoiceId, status: 'needs_response' }),
    settleDispute: (invoiceId, status) => dispute({ invoiceId, status }),
    describePayer: async (customerId) => {
      const { rows } = await app.ctx.db.execute<{ payer: ProviderPayer | null }>(
        sql`select data->'payer' as payer from sandbox_objects where id = ${customerId}`,
      );
      const { name = null, billing = null } = rows[0]?.payer ?? {};
      const { vatNumber = null, fiscalCode = null, recipient = null } = billing ?? {};
      return {
        name,
        address: billing?.address ?? null,
        codes: [vatNumber, fiscalCode, recipient].filter((code) => code !== null),
      };
    },
    now: () => app.clock.now(),
  };
}
