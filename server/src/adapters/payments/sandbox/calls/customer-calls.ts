import * as z from 'zod';
import type { PaymentProvider } from '../../payment-provider.ts';
import { announce } from '../webhooks/events.ts';
import { noSuch } from '../replies/faults.ts';
import { mintId } from '../mint-id.ts';
import { CUSTOMER, SETUP } from '../object-shapes.ts';
import { viewSetup } from '../replies/provider-views.ts';
import { setupValue } from '../replies/reply-values.ts';
import type { Customer, Setup } from '../rules/sandbox-objects.ts';
import { runOnce } from '../replies/run-once.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { lockObject, putObject } from '../store/objects.ts';

type CustomerCalls = Pick<PaymentProvider, 'createCustomer' | 'updateCustomer' | 'createSetup'>;

/** A customer is an id until its account states whom to invoice, and again when the account goes. */
export function customerCalls(deps: SandboxDeps): CustomerCalls {
  return {
    createCustomer: (request) =>
      runOnce(deps, {
        name: 'createCustomer',
        request,
        value: z.string(),
        work: async (tx, at) => {
          const customer: Customer = { id: mintId('cus'), creditCents: 0, invoiceCount: 0, payer: null };
          const customerId = customer.id;
          await putObject(tx, { id: customerId, kind: 'customer', customerId, data: customer });
          const happenings = [{ type: 'customer.created' as const, objectId: customerId }];
          await announce(deps, tx, { customerId, happenings, at });
          return { ok: true, value: customerId };
        },
      }),
    updateCustomer: (request) =>
      runOnce(deps, {
        name: 'updateCustomer',
        request,
        value: z.null(),
        work: async (tx, at) => {
          const { customerId, name, billing } = request;
          const customer = await lockObject(tx, CUSTOMER, customerId);
          if (customer === null) return noSuch('customer');
          const payer = billing === null ? null : { name, billing };
          await putObject(tx, {
            id: customerId,
            kind: 'customer',
            customerId,
            data: { ...customer, payer } satisfies Customer,
          });
          const happenings = [{ type: 'customer.updated' as const, objectId: customerId }];
          await announce(deps, tx, { customerId, happenings, at });
          return { ok: true, value: null };
        },
      }),
    createSetup: (request) =>
      runOnce(deps, {
        name: 'createSetup',
        request,
        value: setupValue,
        work: async (tx) => {
          const { customerId } = request;
          if ((await lockObject(tx, CUSTOMER, customerId)) === null) return noSuch('customer');
          const setup = openSetup(customerId);
          await putObject(tx, { id: setup.id, kind: SETUP.kind, customerId, data: setup });
          return { ok: true, value: viewSetup(setup) };
        },
      }),
  };
}

function openSetup(customerId: string): Setup {
  const id = mintId('seti');
  const clientSecret = `${id}_${mintId('secret')}`;
  return { id, customerId, clientSecret, status: 'requires_card', pendingCard: null, paymentMethodId: null };
}
