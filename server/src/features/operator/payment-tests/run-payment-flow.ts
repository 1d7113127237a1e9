import { randomUUID } from 'node:crypto';
import {
  cancelSubscription,
  changePlan,
  createSubscription,
  reactivateSubscription,
} from '#features/billing';
import { assertPlanStatus, type PlanStatus } from './assert-plan-status.ts';
import { confirmTestCard } from './confirm-test-card.ts';
import type { Step } from './run-steps.ts';
import type { TestScene } from './run-test.ts';

/** A subscription from start to end as a customer uses it, checked on both sides after each step. */
export function runPaymentFlow(scene: TestScene): readonly Step[] {
  const { deps, userId } = scene;
  const request = { planId: 'pro', requestId: randomUUID() } as const;
  const step = (name: string, act: () => Promise<unknown>, expected: PlanStatus): Step => ({
    name,
    run: async () => {
      await act();
      return assertPlanStatus(scene, expected);
    },
  });
  const isActive = { planId: 'pro', subscriptionStatus: 'active' } as const;
  return [
    {
      name: 'Checkout avviato e carta di prova confermata',
      run: () => confirmTestCard(scene, { ...request, card: 'works' }),
    },
    step('Abbonamento Pro creato e pagato', () => createSubscription(deps, { userId, ...request }), isActive),
    step('Passaggio a Guru', () => changePlan(deps, { userId, planId: 'guru' }), {
      planId: 'guru',
      subscriptionStatus: 'active',
    }),
    step('Ritorno a Pro', () => changePlan(deps, { userId, planId: 'pro' }), isActive),
    step('Cancellazione a fine periodo', () => cancelSubscription(deps, { userId }), {
      planId: 'pro',
      subscriptionStatus: 'canceled',
    }),
    step('Riattivazione', () => reactivateSubscription(deps, { userId }), isActive),
  ];
}
