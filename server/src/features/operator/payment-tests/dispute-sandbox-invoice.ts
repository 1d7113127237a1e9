import { AppError } from '#lib/app-error';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';

type Disputed = Parameters<NonNullable<PaymentTestsDeps['sandbox']>['disputePayment']>[0];

/** Disputes what a test card paid, as its holder and the bank would. */
export async function disputeSandboxInvoice(
  { sandbox }: Pick<PaymentTestsDeps, 'sandbox'>,
  dispute: Disputed,
): Promise<void> {
  if (sandbox === null) throw new AppError('request.not_found');
  const outcome = await sandbox.disputePayment(dispute);
  if (outcome === 'unknown') throw new AppError('request.not_found');
  if (outcome === 'impossible')
    throw new AppError('request.invalid', {
      fields: { status: 'Questo non può seguire allo stato della fattura e delle sue contestazioni' },
    });
}
