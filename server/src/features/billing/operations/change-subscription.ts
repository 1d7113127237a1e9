import type { PaymentFault, ProviderSubscription } from '#adapters/payments';
import type { PaymentsDeps } from '../payments-deps.ts';
import { PaymentStopped, takeValue } from '../errors.ts';
import { AppError } from '#lib/app-error';
import { changePrice } from './change-price.ts';
import type { CheckoutStep } from './rules/checkout-step.ts';
import type { MadeOperation } from './rules/operation.ts';
import { isFirstMonthRefused } from './rules/payment-result.ts';
import type { OperationRow } from './tables.ts';

interface Repair {
  readonly operation: OperationRow;
  readonly step: Extract<CheckoutStep, { kind: 'repair' }>;
  readonly paymentMethodId: string;
}

/** Pays with a new card what a subscription owes, and makes of it what was asked for. */
export async function repairSubscription(
  deps: PaymentsDeps,
  { operation, step, paymentMethodId }: Repair,
): Promise<MadeOperation> {
  const { payments } = deps;
  const { subscriptionId } = step;
  const key = (name: string) => ({ idempotencyKey: `${operation.id}:${name}` });
  for (const [index, invoiceId] of step.invoicesToPay.entries()) {
    const paid = await payments.payInvoice({ invoiceId, paymentMethodId, ...key(`pay:${invoiceId}`) });
    // What the bank asks about the newest invoice goes to the browser with the subscription; the rest waits for its
    // answer.
    if (!paid.ok && paid.fault.kind === 'authentication_required' && invoiceId === step.invoicesToPay.at(-1))
      return {
        ...expectNotRefused(takeValue(await payments.getSubscription(subscriptionId))),
        awaitedInvoiceId: invoiceId,
      };
    // The money of an earlier invoice was taken: that nothing was charged would be false.
    if (!paid.ok && isRefusedByBank(paid.fault) && index > 0) throw new AppError('billing.partly_paid');
    takeValue(paid);
  }
  // A card is kept once it has paid; one that is to pay for a change is kept with the change, or not at all.
  if (step.invoicesToPay.length > 0 || operation.resumedAt !== null || !step.changesPrice)
    takeValue(await payments.setCard({ subscriptionId, paymentMethodId, ...key('card') }));
  const live = takeValue(await payments.getSubscription(subscriptionId));
  const made = step.changesPrice
    ? await changeOnceRepaired(deps, { operation, paymentMethodId, live })
    : expectNotRefused(live);
  if (step.reactivates)
    takeValue(
      await payments.setCancelAtPeriodEnd({ subscriptionId, cancelAtPeriodEnd: false, ...key('reactivate') }),
    );
  return made;
}

/** What a purchase made, unless the bank refused its first month. */
export function expectNotRefused(live: ProviderSubscription): MadeOperation {
  if (isFirstMonthRefused(live)) throw new AppError('billing.declined');
  return { reference: live.id };
}

async function changeOnceRepaired(
  deps: PaymentsDeps,
  change: Omit<Repair, 'step'> & { readonly live: ProviderSubscription },
): Promise<MadeOperation> {
  try {
    return await changePrice(deps, change);
  } catch (error) {
    const isRefused = error instanceof PaymentStopped && isRefusedByBank(error.fault);
    if (!isRefused || !(await hasPaidNewest(deps, change))) throw error;
    const { operation, paymentMethodId, live } = change;
    const card = { subscriptionId: live.id, paymentMethodId, idempotencyKey: `${operation.id}:card` };
    takeValue(await deps.payments.setCard(card));
    throw new AppError('billing.partly_paid', { cause: error });
  }
}

function isRefusedByBank({ kind }: PaymentFault): boolean {
  return kind === 'declined' || kind === 'authentication_required';
}

/** The key of a payment this operation made gives its reply again, after a killed process, too; any other is a conflict. */
async function hasPaidNewest(
  { payments }: PaymentsDeps,
  { operation, paymentMethodId, live: { payment } }: Omit<Repair, 'step'> & { live: ProviderSubscription },
): Promise<boolean> {
  if (payment?.state !== 'paid') return false;
  const { invoiceId } = payment;
  if (operation.resumedAt !== null) return operation.awaitedInvoiceId === invoiceId;
  const again = await payments.payInvoice({
    invoiceId,
    paymentMethodId,
    idempotencyKey: `${operation.id}:pay:${invoiceId}`,
  });
  return again.ok || (again.fault.kind !== 'conflict' && takeValue(again) === null);
}
