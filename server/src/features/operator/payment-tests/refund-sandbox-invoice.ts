import { AppError } from '#lib/app-error';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';

/** Gives back what a test card paid, as the operator would at a provider's own pages. */
export async function refundSandboxInvoice(
  { sandbox }: Pick<PaymentTestsDeps, 'sandbox'>,
  { invoiceId, amountCents }: { invoiceId: string; amountCents: number | null },
): Promise<void> {
  if (sandbox === null) throw new AppError('request.not_found');
  const outcome = await sandbox.payBack({ invoiceId, amountCents });
  if (outcome === 'unknown') throw new AppError('request.not_found');
  if (outcome === 'too_much')
    throw new AppError('request.invalid', {
      fields: { amountCents: 'Di questa fattura non resta abbastanza da rimborsare' },
    });
}
