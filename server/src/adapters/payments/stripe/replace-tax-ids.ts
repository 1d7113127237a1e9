import Stripe from 'stripe';
import type { PaymentReply } from '../payment-provider.ts';
import { ask, type KeyedOptions, write } from './ask-stripe.ts';
import { OUR_TAX_IDS, type TaxId } from './views/write-payer.ts';

/** Gives a customer these tax ids and no other of ours. Stripe knows no change of one: it goes, and another comes. */
export async function replaceTaxIds(
  stripe: Stripe,
  {
    customerId,
    wanted,
    idempotencyKey,
  }: { customerId: string; wanted: readonly TaxId[]; idempotencyKey: string },
): Promise<PaymentReply<null>> {
  const listed = await ask(() => stripe.customers.listTaxIds(customerId, { limit: 100 }));
  if (!listed.ok) return listed;
  const known = listed.value.data;
  const isSame = (one: TaxId) => (other: TaxId) => one.type === other.type && one.value === other.value;
  for (const taxId of known) {
    if (!OUR_TAX_IDS.some((type) => type === taxId.type) || wanted.some(isSame(taxId))) continue;
    const deleted = await ask(() => stripe.customers.deleteTaxId(customerId, taxId.id));
    if (!deleted.ok && deleted.fault.kind !== 'not_found') return deleted;
  }
  for (const taxId of wanted) {
    if (known.some(isSame(taxId))) continue;
    const key = `${idempotencyKey}:${taxId.type}`;
    const added = await write(key, (options) => addTaxId(stripe, { customerId, taxId, options }));
    if (!added.ok) return added;
  }
  return { ok: true, value: null };
}

/** A number Stripe does not accept stays in the metadata alone; nothing else waits for it. */
async function addTaxId(
  stripe: Stripe,
  { customerId, taxId, options }: { customerId: string; taxId: TaxId; options: KeyedOptions },
): Promise<null> {
  try {
    await stripe.customers.createTaxId(customerId, taxId, options);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'tax_id_invalid') throw error;
  }
  return null;
}
