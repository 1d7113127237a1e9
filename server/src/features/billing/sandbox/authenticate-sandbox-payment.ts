import type { CardFormAnswer } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import { openCardForm } from './open-card-form.ts';
import type { PaymentSandboxDeps } from './payment-sandbox-deps.ts';

/** What a buyer said when the bank of the embedded provider asked about a payment. */
export function authenticateSandboxPayment(
  deps: PaymentSandboxDeps,
  { userId, ...answer }: { userId: AccountId; paymentId: string; clientSecret: string; isApproved: boolean },
): Promise<CardFormAnswer> {
  return openCardForm(deps, { userId, ask: (form) => form.authenticatePayment(answer) });
}
