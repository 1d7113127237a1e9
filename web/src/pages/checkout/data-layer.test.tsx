import { api, type PurchasablePlanId, type User } from '@citato/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCheckout } from '../../../test/serve-checkout.ts';

startApiServer();

const BEGIN = {
  event: 'begin_checkout',
  plan: 'guru',
  value: 99,
  currency: 'EUR',
};
const PURCHASE = {
  event: 'purchase',
  transaction_id: 'sub_1',
  plan: 'guru',
  value: 99,
  currency: 'EUR',
};
const CHANGE = { event: 'plan_change', currency: 'EUR' };
const UPGRADE = {
  ...CHANGE,
  previous_plan: 'pro',
  new_plan: 'guru',
  price_difference: 40,
  change_type: 'upgrade',
};
/** Where nothing is charged today. */
const CONFIRM = 'Conferma il piano';
const ACTIVE: Partial<User> = {
  planId: 'guru',
  subscribedPlanId: 'guru',
  subscriptionStatus: 'active',
};

const tracked = (name: string) =>
  (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === name);
const moneyEvents = () => [...tracked('purchase'), ...tracked('plan_change')];

beforeEach(() => {
  window.dataLayer = [];
  serveCheckout();
  answer(api.confirmSandboxSetup, { status: 'succeeded', message: null });
  answer(api.createSubscription, {
    subscriptionId: 'sub_1',
    status: 'active',
    clientSecret: null,
  });
});

async function pay(planId: PurchasablePlanId = 'guru', action = 'Completa pagamento') {
  const app = openApp(`/checkout?plan=${planId}`);
  const button = await findEnabledButton(`${action} €${planId === 'pro' ? '59' : '99'}/mese`);
  await app.user.click(screen.getByRole('button', { name: /4242 4242/ }));
  await app.user.click(button);
  return app;
}

/** Second by second, each with the question for the plan that belongs to it. */
async function lookUntil(title: string): Promise<void> {
  for (let second = 0; second < 20 && screen.queryByRole('heading', { name: title }) === null; second += 1) {
    const asked = listRequests(api.getOwnProfile).length;
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => {
      const hasEnded = screen.queryByRole('heading', { name: title }) !== null;
      expect(hasEnded || listRequests(api.getOwnProfile).length > asked).toBe(true);
    });
  }
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
}

describe('a purchase is told', () => {
  it('once, whichever tab gets to know of it, and not by the way back', async () => {
    for (let tab = 0; tab < 2; tab += 1) {
      await pay();
      await screen.findByRole('heading', { name: 'Piano attivato!' });
      cleanup();
    }
    answer(api.getOwnProfile, aUser(ACTIVE));
    openApp('/?payment=success');
    expect(await screen.findByText('Piano attivo')).toBeTruthy();
    expect(moneyEvents()).toEqual([PURCHASE]);
  });

  it.each([
    ['that takes a cancellation back', CONFIRM, { ...ACTIVE, subscriptionStatus: 'canceled' }],
    ['that gives a trial its card', CONFIRM, { ...ACTIVE, subscriptionStatus: 'trialing' }],
    ['that pays a late month', 'Completa pagamento', { ...ACTIVE, subscriptionStatus: 'past_due' }],
  ] as const)('of no checkout %s', async (_what, action, user) => {
    serveCheckout({ user });
    await pay('guru', action);
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(moneyEvents()).toEqual([]);
  });

  it('where the first payment was missing', async () => {
    serveCheckout({
      user: {
        planId: 'free',
        subscribedPlanId: 'guru',
        subscriptionStatus: 'incomplete',
      },
    });
    await pay();
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(moneyEvents()).toEqual([PURCHASE]);
  });

  it('not before the bank has answered, and once the plan is there', async () => {
    answer(api.createSubscription, {
      subscriptionId: 'sub_1',
      status: 'incomplete',
      clientSecret: 'pi_1_secret_2',
    });
    answer(api.authenticateSandboxPayment, {
      status: 'succeeded',
      message: null,
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { user } = await pay();
    await user.click(await screen.findByRole('button', { name: 'Autorizza' }));
    await lookUntil('Pagamento in verifica');
    expect(moneyEvents()).toEqual([]);
    answer(api.getOwnProfile, aUser(ACTIVE));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('Piano attivo')).toBeTruthy();
    expect(moneyEvents()).toEqual([PURCHASE]);
  });
});

describe('a change of plan at the checkout is told as one, and as no purchase', () => {
  it.each(['canceled', 'past_due'] as const)('of a larger plan, from one that is %s', async (status) => {
    serveCheckout({
      user: {
        planId: 'pro',
        subscribedPlanId: 'pro',
        subscriptionStatus: status,
      },
    });
    await pay();
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(moneyEvents()).toEqual([UPGRADE]);
  });

  it('of a smaller one', async () => {
    serveCheckout({ user: { ...ACTIVE, subscriptionStatus: 'canceled' } });
    await pay('pro', CONFIRM);
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(moneyEvents()).toEqual([
      {
        ...CHANGE,
        previous_plan: 'guru',
        new_plan: 'pro',
        price_difference: -40,
        change_type: 'downgrade',
      },
    ]);
  });
});

describe('the beginning of a checkout is told', () => {
  it('once, also when a first card is refused', async () => {
    refuse(api.createSubscription, 'billing.declined');
    const { user } = await pay();
    await screen.findByText('Errore nella creazione della subscription');
    answer(api.createSubscription, {
      subscriptionId: 'sub_1',
      status: 'active',
      clientSecret: null,
    });
    await user.click(await findEnabledButton('Completa pagamento €99/mese'));
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(tracked('begin_checkout')).toEqual([BEGIN]);
  });

  it.each([
    ['who has the plan already', 'billing.already_active', 'Subscription già attiva'],
    ['who cannot have it', 'billing.not_purchasable', 'Errore di configurazione'],
  ] as const)('of nobody %s', async (_who, code, toast) => {
    refuse(api.startCheckout, code);
    openApp('/checkout?plan=guru');
    await screen.findAllByText(toast);
    expect(tracked('begin_checkout')).toEqual([]);
  });
});

it.each([
  { subscriptionStatus: 'trialing' },
  { subscriptionStatus: 'canceled', isTrial: true, endsWithPeriod: true },
] as const)(
  'says of a trial that nothing is paid before it has ended ($subscriptionStatus)',
  async (tracked) => {
    serveCheckout({ user: { ...ACTIVE, ...tracked, currentPeriodEnd: '2026-12-20T09:00:00.000Z' } });
    openApp('/checkout?plan=guru');
    expect((await screen.findByText('Totale oggi')).parentElement?.textContent).toBe('Totale oggi€0');
    expect(
      screen.getByText(/La prova continua fino al 20 dic 2026: il primo mese si paga allora/),
    ).toBeTruthy();
    expect(screen.queryByText(/già pagato/)).toBeNull();
    expect(await findEnabledButton(`${CONFIRM} €99/mese`)).toBeTruthy();
  },
);
