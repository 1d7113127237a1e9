import { type BillingInfo, type BillingInfoInput, listMistypedCodes } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { italianCodes } from '#lib/italian-codes';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { billingInfoChanged } from './billing-info-changed.ts';
import { shapeBillingInfo } from './get-billing-info.ts';
import { readStatement } from './rules/stated-info.ts';
import { replaceBillingInfo } from './store/billing-info.ts';
import { addressInvoices } from './store/invoices.ts';

/** Stores whom to invoice; what was paid before anybody said so is made out to them, too. */
export async function saveBillingInfo(
  { db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>,
  { userId, input }: { userId: AccountId; input: BillingInfoInput },
): Promise<BillingInfo> {
  const mistyped = listMistypedCodes(input, italianCodes);
  if (Object.keys(mistyped).length > 0) throw new AppError('request.invalid', { fields: mistyped });
  const now = clock.now();
  const billTo = readStatement(input);
  return withTransaction(db, async (tx) => {
    // Payments are recorded under the same lock: none is missed between both.
    await lockAccount(tx, userId);
    await addressInvoices(tx, { userId, billTo });
    await events.announce(tx, billingInfoChanged, { userId });
    return shapeBillingInfo(
      await replaceBillingInfo(tx, { ...billTo, userId, createdAt: now, updatedAt: now }),
    );
  });
}
