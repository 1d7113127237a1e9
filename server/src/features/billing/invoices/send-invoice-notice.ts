import { findContact } from '#features/accounts';
import { enqueueMail, writeMail } from '#features/emails';
import { findPlan } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { describeLoss } from '../notices/describe-loss.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { shareAmount } from './rules/charged-amount.ts';
import { splitVat } from './rules/invoice-vat.ts';
import type { InvoiceRow } from './tables.ts';
import { paymentFailed } from './templates/payment-failed.ts';
import { receipt } from './templates/receipt.ts';

/** Mails the customer that an invoice was paid, or that charging it failed; nothing of one that only gives credit. */
export async function sendInvoiceNotice(
  deps: Pick<InvoicesDeps, 'clock' | 'queue' | 'settings'>,
  tx: Transaction,
  { userId, invoice, notice }: { userId: AccountId; invoice: InvoiceRow; notice: 'paid' | 'failed' },
): Promise<void> {
  const contact = await findContact(tx, userId);
  if (contact === null || invoice.amountCents <= 0) return;
  const plan = invoice.planId === null ? null : await findPlan(tx, invoice.planId);
  const { appUrl } = deps.settings;
  const { firstName, email } = contact;
  const { vatCents } = splitVat({ ...invoice, customer: invoice.billTo });
  const shares = shareAmount(invoice);
  const letter =
    notice === 'failed'
      ? paymentFailed({
          ...invoice,
          ...shares,
          firstName,
          appUrl,
          plan,
          loss: await describeLoss(tx, { userId }),
        })
      : receipt({
          ...invoice,
          ...shares,
          firstName,
          appUrl,
          planName: plan?.name ?? null,
          vatCents,
          isAddressed: invoice.billTo !== null,
        });
  const kind = notice === 'paid' ? 'payment-received' : 'payment-failed';
  await enqueueMail(deps, tx, { userId: contact.userId, to: email, template: await writeMail(letter), kind });
}
