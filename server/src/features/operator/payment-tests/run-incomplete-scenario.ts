import { randomUUID } from 'node:crypto';
import { createSubscription } from '#features/billing';
import { AppError } from '#lib/app-error';
import { assertPlanStatus } from './assert-plan-status.ts';
import { confirmTestCard } from './confirm-test-card.ts';
import { UnexpectedState } from './rules/unexpected-state.ts';
import type { Step } from './run-steps.ts';
import type { TestScene } from './run-test.ts';

/** A first month the bank declines grants nothing, and another card pays for the same subscription. */
export function runIncompleteScenario(scene: TestScene): readonly Step[] {
  const { deps, userId } = scene;
  const first = { planId: 'pro', requestId: randomUUID() } as const;
  const second = { planId: 'pro', requestId: randomUUID() } as const;
  return [
    {
      name: 'Carta confermata che la banca rifiuterà all’addebito',
      run: () => confirmTestCard(scene, { ...first, card: 'declined_at_charge' }),
    },
    {
      name: 'Addebito rifiutato dalla banca',
      run: async () => {
        if (await isDeclined(createSubscription(deps, { userId, ...first }))) return 'rifiutato come atteso';
        throw new UnexpectedState('l’addebito è riuscito');
      },
    },
    {
      name: 'Abbonamento incompleto, nessun piano concesso',
      run: () =>
        assertPlanStatus(scene, { planId: 'free', subscriptionStatus: 'incomplete', atProvider: 'pro' }),
    },
    {
      name: 'Seconda carta confermata',
      run: () => confirmTestCard(scene, { ...second, card: 'works' }),
    },
    {
      name: 'Stesso abbonamento pagato e attivo',
      run: async () => {
        await createSubscription(deps, { userId, ...second });
        return assertPlanStatus(scene, { planId: 'pro', subscriptionStatus: 'active' });
      },
    },
  ];
}

/** True when the bank declined, false when it did not; any other fault is thrown. */
async function isDeclined(payment: Promise<unknown>): Promise<boolean> {
  try {
    await payment;
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'billing.declined') return true;
    throw error;
  }
}
