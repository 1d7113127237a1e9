import type { PaymentSandbox, PaymentTestMode } from '#adapters/payments';
import type { PaymentsDeps } from '#features/billing';

export interface PaymentTestsDeps extends PaymentsDeps {
  /** Null where another provider takes the payments. */
  readonly sandbox: PaymentSandbox | null;
  /** Null where cards pay with real money: no tests run there. */
  readonly testMode: PaymentTestMode | null;
  readonly hasDebugRoutes: boolean;
}
