import {
  isTestKey,
  openLiveStripe,
} from '../../../server/test/stand-ins/payment-provider/open-live-stripe.ts';
import { listLiveSteps } from '../../../server/test/stand-ins/payment-provider/live-steps.ts';

/**
 * `npm run bench -- stripe-live`: what our payments rely on, at Stripe itself, in its test mode. Ten minutes with an
 * account; `docs/billing.md` says how. It makes what it needs and removes it again.
 */
export async function run(): Promise<void> {
  const secretKey = process.env['STRIPE_SECRET_KEY'] ?? '';
  if (secretKey === '') {
    console.log('Left out: without STRIPE_SECRET_KEY there is nobody to ask.');
    return;
  }
  if (!isTestKey(secretKey)) {
    console.error(
      'Refused: this key charges real cards. Take the one of the test mode, sk_test_ or rk_test_.',
    );
    process.exitCode = 1;
    return;
  }
  const live = await openLiveStripe(secretKey);
  const customers: string[] = [];
  try {
    for (const { name, run: step } of listLiveSteps(live, (customerId) => customers.push(customerId))) {
      try {
        await step();
        console.log(`ok      ${name}`);
      } catch (error) {
        console.error(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
  } finally {
    for (const customerId of customers) await live.removeCustomer(customerId);
    await live.close();
    console.log(
      `Removed: ${String(customers.length)} customers with their subscriptions; both prices are out of sale.`,
    );
  }
}
