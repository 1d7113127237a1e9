import type { CardForm, CardFormAnswer } from '#adapters/payments';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { PaymentSandboxDeps } from './payment-sandbox-deps.ts';

const ATTEMPTS = { name: 'sandbox-card', uses: 30, windowSeconds: 10 * 60 };

/** One use of the card form: nothing is found where there is no sandbox, or under another id or secret. */
export async function openCardForm(
  { sandbox, limits }: Pick<PaymentSandboxDeps, 'sandbox' | 'limits'>,
  { userId, ask }: { userId: AccountId; ask: (form: CardForm) => Promise<CardFormAnswer | null> },
): Promise<CardFormAnswer> {
  if (sandbox === null) throw new AppError('request.not_found');
  await limits.take(ATTEMPTS, userId);
  const answer = await ask(sandbox.cardForm);
  if (answer === null) throw new AppError('request.not_found');
  return answer;
}
