import type { PaymentProvider, PaymentReply } from '../../payment-provider.ts';
import { findLatestInvoice } from '../account-records.ts';
import { answerFaults } from '../answer-faults.ts';
import { noSuch } from '../faults.ts';
import { CUSTOMER, INVOICE, SETUP, SUBSCRIPTION } from '../object-shapes.ts';
import { viewInvoice, viewSetup, viewSubscription } from '../provider-views.ts';
import type { Invoice } from '../rules/sandbox-objects.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { findObject, listObjects } from '../store/objects.ts';

type ReadingCalls = Pick<
  PaymentProvider,
  'getSetup' | 'getSubscription' | 'listSubscriptions' | 'listInvoices'
>;

/** What the product asks to learn how things stand. */
export function readingCalls(deps: SandboxDeps): ReadingCalls {
  const { db } = deps;
  const read = <Value>(work: () => Promise<PaymentReply<Value>>) => answerFaults(deps, work);
  return {
    getSetup: (setupId) =>
      read(async () => {
        const setup = await findObject(db, SETUP, setupId);
        return setup === null ? noSuch('setup') : { ok: true, value: viewSetup(setup) };
      }),
    getSubscription: (subscriptionId) =>
      read(async () => {
        const subscription = await findObject(db, SUBSCRIPTION, subscriptionId);
        if (subscription === null) return noSuch('subscription');
        const invoice = await findLatestInvoice(db, subscription);
        return { ok: true, value: viewSubscription(subscription, invoice) };
      }),
    listSubscriptions: (customerId) =>
      read(async () => {
        if ((await findObject(db, CUSTOMER, customerId)) === null) return noSuch('customer');
        const subscriptions = await listObjects(db, SUBSCRIPTION, customerId);
        const invoices = byId(await listObjects(db, INVOICE, customerId));
        const value = subscriptions.map((subscription) =>
          viewSubscription(subscription, invoices.get(subscription.latestInvoiceId ?? '') ?? null),
        );
        return { ok: true, value };
      }),
    listInvoices: (customerId) =>
      read(async () => {
        if ((await findObject(db, CUSTOMER, customerId)) === null) return noSuch('customer');
        return { ok: true, value: (await listObjects(db, INVOICE, customerId)).map(viewInvoice) };
      }),
  };
}

const byId = (invoices: readonly Invoice[]) => new Map(invoices.map((invoice) => [invoice.id, invoice]));
