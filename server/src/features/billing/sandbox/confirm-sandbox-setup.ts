import type { CardFormAnswer } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import { openCardForm } from './open-card-form.ts';
import type { PaymentSandboxDeps } from './payment-sandbox-deps.ts';
import { parseCard } from './rules/card-entry.ts';

/** The card a buyer typed into the form of the embedded provider. */
export function confirmSandboxSetup(
  deps: PaymentSandboxDeps,
  {
    userId,
    setupId,
    clientSecret,
    typed,
  }: {
    userId: AccountId;
    setupId: string;
    clientSecret: string;
    typed: Parameters<typeof parseCard>[0];
  },
): Promise<CardFormAnswer> {
  return openCardForm(deps, {
    userId,
    ask: (form) => form.confirmSetup({ setupId, clientSecret, card: parseCard(typed) }),
  });
}
