import { readConsistently, type Transaction } from '#platform/db';
import type { PaymentProvider, PaymentReply } from '../../payment-provider.ts';
import { findLatestInvoice } from '../account-records.ts';
import { answerFaults } from '../replies/answer-faults.ts';
import { noSuch } from '../replies/faults.ts';
import { CUSTOMER, INVOICE, SETUP, SUBSCRIPTION } from '../object-shapes.ts';
import { viewInvoice, viewSetup, viewSubscription } from '../replies/provider-views.ts';
import type { Invoice } from '../rules/sandbox-objects.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { findObject, listObjects } from '../store/objects.ts';

type ReadingCalls = Pick<
  PaymentProvider,
  'getSetup' | 'getSubscription' | 'listSubscriptions' | 'findPayer' | 'listInvoices'
>;

/** The reads of the product. */
export function readingCalls(deps: SandboxDeps): ReadingCalls {
  /** What is read together is of one moment. */
  const read = <Value>(work: (tx: Transaction) => Promise<PaymentReply<Value>>) =>
    answerFaults(deps, () => readConsistently(deps.db, work));
  return {
    getSetup: (setupId) =>
      read(async (tx) => {
        const setup = await findObject(tx, SETUP, setupId);
        return setup === null ? noSuch('setup') : { ok: true, value: viewSetup(setup) };
      }),
    getSubscription: (subscriptionId) =>
      read(async (tx) => {
        const subscription = await findObject(tx, SUBSCRIPTION, subscriptionId);
        if (subscription === null) return noSuch('subscription');
        const invoice = await findLatestInvoice(tx, subscription);
        return { ok: true, value: viewSubscription(subscription, invoice) };
      }),
    listSubscriptions: (customerId) =>
      read(async (tx) => {
        if ((await findObject(tx, CUSTOMER, customerId)) === null) return noSuch('customer');
        const subscriptions = await listObjects(tx, SUBSCRIPTION, customerId);
        const invoices = byId(await listObjects(tx, INVOICE, customerId));
        const value = subscriptions.map((subscription) =>
          viewSubscription(subscription, invoices.get(subscription.latestInvoiceId ?? '') ?? null),
        );
        return { ok: true, value };
      }),
    // Its events name their customer.
    findPayer: () => Promise.resolve({ ok: true, value: null }),
    listInvoices: (customerId) =>
      read(async (tx) => {
        if ((await findObject(tx, CUSTOMER, customerId)) === null) return noSuch('customer');
        return { ok: true, value: (await listObjects(tx, INVOICE, customerId)).map(viewInvoice) };
      }),
  };
}

const byId = (invoices: readonly Invoice[]) => new Map(invoices.map((invoice) => [invoice.id, invoice]));
