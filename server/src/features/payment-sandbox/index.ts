import type { Feature } from '#platform/context';
import type { PaymentSandboxDeps } from './payment-sandbox-deps.ts';
import { paymentSandboxRoutes } from './routes.ts';

/** The card form of the embedded payment provider, and the work that provider does by itself. */
export function createPaymentSandboxFeature(deps: PaymentSandboxDeps): Feature {
  return { routes: paymentSandboxRoutes(deps), jobs: deps.sandbox?.jobs ?? [], subscriptions: [] };
}
