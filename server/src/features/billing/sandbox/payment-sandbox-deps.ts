import type { PaymentSandbox } from '#adapters/payments';
import type { Context } from '#platform/context';

export interface PaymentSandboxDeps extends Context {
  /** Null where another provider takes the payments. */
  readonly sandbox: PaymentSandbox | null;
}
