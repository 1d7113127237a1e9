import * as z from 'zod';
import type { PaymentProvider } from '../../payment-provider.ts';
import { lockAccount, saveStep } from '../account-records.ts';
import { noSuch, refuse } from '../replies/faults.ts';
import { mintId } from '../mint-id.ts';
import { CUSTOMER, PAYMENT_METHOD } from '../object-shapes.ts';
import { viewSubscription } from '../replies/provider-views.ts';
import { subscriptionValue } from '../replies/reply-values.ts';
import {
  endSubscription,
  openSubscription,
  replaceCard,
  setCancelAtPeriodEnd,
} from '../rules/subscription-steps.ts';
import { hasEnded } from '../rules/due-steps.ts';
import { runOnce } from '../replies/run-once.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { findObject, lockObject } from '../store/objects.ts';
import { changeAccount } from './change-account.ts';
import { listPrices } from './prices.ts';

type SubscriptionCalls = Pick<
  PaymentProvider,
  'createSubscription' | 'setCard' | 'setCancelAtPeriodEnd' | 'endSubscription'
>;

const ended = () => refuse('conflict', 'The subscription has ended');

/** What opens, keeps and ends a subscription. */
export function subscriptionCalls(deps: SandboxDeps): SubscriptionCalls {
  return {
    createSubscription: (request) =>
      runOnce(deps, {
        name: 'createSubscription',
        request,
        value: subscriptionValue,
        work: async (tx, at) => {
          const customer = await lockObject(tx, CUSTOMER, request.customerId);
          if (customer === null) return noSuch('customer');
          const paymentMethod = await findObject(tx, PAYMENT_METHOD, request.paymentMethodId);
          if (paymentMethod?.customerId !== customer.id) return noSuch('card of this customer');
          const price = (await listPrices(deps, tx)).find(({ id }) => id === request.priceId);
          if (price === undefined) return refuse('configuration', 'There is no such price');
          const step = openSubscription({ customer, paymentMethod, price, at, mintId });
          await saveStep(deps, tx, { step, at });
          return { ok: true, value: viewSubscription(step.account.subscription, step.account.invoice) };
        },
      }),
    setCard: (request) =>
      changeAccount(deps, {
        name: 'setCard',
        request,
        decide: async (account, { tx }) => {
          const paymentMethod = await findObject(tx, PAYMENT_METHOD, request.paymentMethodId);
          if (paymentMethod?.customerId !== account.customer.id) return noSuch('card of this customer');
          return hasEnded(account.subscription) ? ended() : replaceCard(account, paymentMethod);
        },
      }),
    setCancelAtPeriodEnd: (request) =>
      changeAccount(deps, {
        name: 'setCancelAtPeriodEnd',
        request,
        decide: (account) =>
          Promise.resolve(
            hasEnded(account.subscription)
              ? ended()
              : setCancelAtPeriodEnd(account, request.cancelAtPeriodEnd),
          ),
      }),
    endSubscription: (request) =>
      runOnce(deps, {
        name: 'endSubscription',
        request,
        value: z.null(),
        work: async (tx, at) => {
          const account = await lockAccount(tx, request.subscriptionId);
          if (account === null) return noSuch('subscription');
          if (!hasEnded(account.subscription))
            await saveStep(deps, tx, { step: endSubscription(account), at });
          return { ok: true, value: null };
        },
      }),
  };
}
