import type { PaymentSandbox, PaymentTestMode } from '#adapters/payments';
import type { PaymentsDeps } from '#features/billing';
import type { UserId } from '#lib/ids';
import type { Transaction } from '#platform/db';

export interface PaymentTestsDeps extends PaymentsDeps {
  /** Null where another provider takes the payments. */
  readonly sandbox: PaymentSandbox | null;
  /** Null where cards pay with real money: no tests run there. */
  readonly testMode: PaymentTestMode | null;
  readonly hasDebugRoutes: boolean;
  /** Removes a person with every organisation nobody else is in. */
  readonly removeAccount: (tx: Transaction, userId: UserId) => Promise<void>;
}
