import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findOffer, getPlanStatus, openCustomer, takeValue } from '#features/billing';
import { assertPlanStatus } from './assert-plan-status.ts';
import { UnexpectedState } from './rules/unexpected-state.ts';
import { writeTestEvent } from './rules/test-event.ts';
import type { Step } from './run-steps.ts';
import type { TestScene } from './run-test.ts';

/** Older than any endpoint takes. */
const TOO_OLD_MS = 10 * 60_000;
const MAX_POLLS = 32;
const POLL_INTERVAL_MS = 250;

/**
 * A plan that comes by events alone: it is bought at the provider without the product, which learns of it by webhook.
 */
export function runWebhookTest(scene: TestScene): readonly Step[] {
  const { deps, testMode, userId } = scene;
  const now = deps.clock.now();
  const state = { body: '' };
  const post = async (body: string, signature: string, expected: number) => {
    const status = await testMode.postEvent({ body, signature });
    if (status !== expected)
      throw new UnexpectedState(`attesa la risposta ${String(expected)}, ricevuta ${String(status)}`);
    return `risposta ${String(status)}`;
  };
  const sign = (body: string, at = now) => testMode.signEvent({ body, at });
  return [
    {
      name: 'Abbonamento Pro creato direttamente presso il provider',
      run: async () => {
        const customerId = await openCustomer(deps, { userId });
        const subscriptionId = await subscribe(scene, customerId);
        state.body = writeTestEvent({ eventId: `evt_${randomUUID()}`, subscriptionId, customerId, at: now });
        return null;
      },
    },
    {
      name: 'Evento con firma alterata respinto',
      run: () => post(`${state.body} `, sign(state.body), 400),
    },
    {
      name: 'Evento firmato da oltre cinque minuti respinto',
      run: () => post(state.body, sign(state.body, new Date(now.getTime() - TOO_OLD_MS)), 400),
    },
    { name: 'Evento firmato accettato', run: () => post(state.body, sign(state.body), 200) },
    { name: 'Lo stesso evento ripetuto accettato', run: () => post(state.body, sign(state.body), 200) },
    {
      name: 'Piano aggiornato dal webhook',
      run: async () => {
        for (let poll = 0; poll < MAX_POLLS; poll += 1) {
          if ((await getPlanStatus(deps.db, userId)).planId === 'pro')
            return assertPlanStatus(scene, { planId: 'pro', subscriptionStatus: 'active' });
          await pause(POLL_INTERVAL_MS);
        }
        throw new UnexpectedState('il piano non è cambiato entro 8 secondi: il worker è attivo?');
      },
    },
  ];
}

/** Buys at the provider with a test card, past the product's own operations. */
async function subscribe({ deps, testMode, userId }: TestScene, customerId: string): Promise<string> {
  const { payments } = deps;
  const { priceId } = await findOffer(deps, { planId: 'pro' });
  const key = (name: string) => ({ idempotencyKey: `trial:${userId}:${name}` });
  const setup = takeValue(await payments.createSetup({ customerId, ...key('setup') }));
  const { paymentMethodId } = takeValue(await testMode.confirmSetup({ setup, card: 'works' }));
  if (paymentMethodId === null) throw new UnexpectedState('la carta non è confermata');
  const created = takeValue(
    await payments.createSubscription({ customerId, priceId, paymentMethodId, ...key('create') }),
  );
  return created.id;
}
