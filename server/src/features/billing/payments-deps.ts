import type { PaymentProvider } from '#adapters/payments';
import type { Context } from '#platform/context';

export interface PaymentsDeps extends Context {
  readonly payments: PaymentProvider;
  readonly settings: {
    readonly appUrl: string;
    readonly supportEmail: string | null;
    /** When the promotion ends; null without one. */
    readonly promoEndsAt: string | null;
  };
}
