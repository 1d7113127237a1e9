import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentTestMode } from './payment-test-mode.ts';
import { createSandbox, type PaymentSandbox } from './sandbox/create-sandbox.ts';
import type { SandboxDeps } from './sandbox/sandbox-deps.ts';
import { createSandboxTestMode } from './sandbox/create-test-mode.ts';
import type { StripeSettings } from './stripe/stripe-client.ts';

/** Where payments go. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Its form and clock while no money moves; null with a provider of the world outside. */
  readonly sandbox: PaymentSandbox | null;
  /** Null where cards pay with real money. */
  readonly testMode: PaymentTestMode | null;
}

/** The provider this installation pays through; without any key the one in our own database. */
export async function createPayments({
  stripe,
  ...deps
}: SandboxDeps & { readonly stripe: StripeSettings | null }): Promise<Payments> {
  if (stripe !== null) {
    // Its library is large: only who needs it loads it.
    const { createStripe } = await import('./stripe/create-stripe.ts');
    const { createStripeTestMode } = await import('./stripe/create-test-mode.ts');
    return {
      provider: createStripe(stripe),
      sandbox: null,
      testMode: createStripeTestMode({ ...stripe, postWebhook: deps.postWebhook }),
    };
  }
  const sandbox = createSandbox(deps);
  return { provider: sandbox.provider, sandbox, testMode: createSandboxTestMode(deps, sandbox) };
}
