import { api, type User } from '@citato/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCheckout } from '../../../test/serve-checkout.ts';
import { awaitedPurchaseKey } from '../../lib/storage.ts';

startApiServer();

const CREATED = { subscriptionId: 'sub_1', status: 'active', clientSecret: null } as const;
const ASKED = { subscriptionId: 'sub_1', status: 'incomplete', clientSecret: 'pi_1_secret_2' } as const;
const INCOMPLETE: Partial<User> = { subscribedPlanId: 'guru', subscriptionStatus: 'incomplete' };
const ACTIVE: Partial<User> = { planId: 'guru', subscribedPlanId: 'guru', subscriptionStatus: 'active' };
const PURCHASE = { event: 'purchase', transaction_id: 'sub_1', plan: 'guru', value: 99, currency: 'EUR' };
const UPGRADE = {
  event: 'plan_change',
  previous_plan: 'pro',
  new_plan: 'guru',
  price_difference: 40,
  change_type: 'upgrade',
  currency: 'EUR',
};
const moneyEvents = () =>
  (window.dataLayer ?? []).filter(
    (entry) => 'event' in entry && (entry.event === 'purchase' || entry.event === 'plan_change'),
  );

beforeEach(() => {
  window.dataLayer = [];
  serveCheckout();
  answer(api.confirmSandboxSetup, { status: 'succeeded', message: null });
  answer(api.createSubscription, CREATED);
});

const findForm = () => findEnabledButton('Completa pagamento €99/mese');
async function fillIn() {
  const { user } = openApp('/checkout?plan=guru');
  await findForm();
  await user.click(screen.getByRole('button', { name: /4242 4242/ }));
  return user;
}
async function pay() {
  const user = await fillIn();
  await user.click(await findForm());
  return user;
}
const findQuestion = () => screen.findByRole('button', { name: 'Autorizza' });
/** The page goes and another comes; what the browser stores stays. */
function leaveFor(address: string) {
  cleanup();
  return openApp(address);
}

describe('a reload of the checkout begins anew and keeps no card', () => {
  it.each([
    ['with a form that is filled in', 0, fillIn],
    [
      'while the bank asks about the card',
      0,
      async () => {
        answer(api.confirmSandboxSetup, { status: 'requires_action', message: null });
        await pay();
        await findQuestion();
      },
    ],
    [
      'while the bank asks about the payment',
      1,
      async () => {
        answer(api.createSubscription, ASKED);
        await pay();
        await findQuestion();
        answer(api.getOwnProfile, aUser(INCOMPLETE));
      },
    ],
    [
      'once the bank has declined',
      1,
      async () => {
        refuse(api.createSubscription, 'billing.declined');
        await pay();
        await screen.findByRole('alert');
      },
    ],
  ])('%s', async (_state, created, reach) => {
    await reach();
    await waitFor(() => {
      expect(listRequests(api.createSubscription)).toHaveLength(created);
    });
    const before = listRequests(api.startCheckout).map(({ body }) => body);
    leaveFor('/checkout?plan=guru');
    await findForm();
    expect(screen.getByLabelText('Numero carta')).toHaveProperty('value', '');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(before).not.toContainEqual(listRequests(api.startCheckout).at(-1)?.body);
    expect(listRequests(api.createSubscription)).toHaveLength(created);
    expect(moneyEvents()).toEqual([]);
  });

  it('and leads to the dashboard once the plan is there, which is told once', async () => {
    await pay();
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    answer(api.getOwnProfile, aUser(ACTIVE));
    refuse(api.startCheckout, 'billing.already_active');
    const { router } = leaveFor('/checkout?plan=guru');
    expect(await screen.findByRole('heading', { name: 'Subscription già attiva' })).toBeTruthy();
    await waitFor(
      () => {
        expect(router.state.location.href).toBe('/');
      },
      { timeout: 8000 },
    );
    expect(listRequests(api.createSubscription)).toHaveLength(1);
    expect(moneyEvents()).toEqual([PURCHASE]);
  });
});

describe('a purchase whose page is gone before the bank has answered', () => {
  const leaveAtTheBank = async () => {
    answer(api.createSubscription, ASKED);
    await pay();
    await findQuestion();
    answer(api.getOwnProfile, aUser(INCOMPLETE));
  };
  const openHome = async () => {
    leaveFor('/');
    await screen.findByRole('heading', { level: 1 });
  };
  const stored = () => localStorage.getItem(awaitedPurchaseKey(aUser().id));

  it('is told once, and said, when its plan has come', async () => {
    await leaveAtTheBank();
    answer(api.getOwnProfile, aUser(ACTIVE));
    await openHome();
    expect(await screen.findByText('Il piano Guru è attivo: buon lavoro con Citato.')).toBeTruthy();
    await openHome();
    expect(moneyEvents()).toEqual([PURCHASE]);
    expect(stored()).toBeNull();
  });

  it('is told as a change where the server went on from a late month', async () => {
    serveCheckout({ user: { planId: 'pro', subscribedPlanId: 'pro', subscriptionStatus: 'past_due' } });
    await leaveAtTheBank();
    answer(api.getOwnProfile, aUser(ACTIVE));
    await openHome();
    expect(await screen.findByText('Piano attivo')).toBeTruthy();
    expect(moneyEvents()).toEqual([UPGRADE]);
  });

  it('is not told, nor asked about, while it is not paid for', async () => {
    await leaveAtTheBank();
    const polls = listRequests(api.getOwnProfile).length;
    await openHome();
    await waitFor(() => {
      expect(listRequests(api.getOwnProfile).length).toBeGreaterThan(polls + 1);
    });
    expect(screen.queryByText('Piano non ancora attivo')).toBeNull();
    expect(moneyEvents()).toEqual([]);
    expect(stored()).not.toBeNull();
  });

  it('is nobody else’s on the same browser, and nobody’s after days', async () => {
    await leaveAtTheBank();
    answer(api.getOwnProfile, aUser({ ...ACTIVE, id: '01a0c4a4-0000-7000-8000-000000000002' }));
    await openHome();
    localStorage.setItem(
      awaitedPurchaseKey(aUser().id),
      (stored() ?? '').replace(/"until":\d+/, '"until":1'),
    );
    answer(api.getOwnProfile, aUser(ACTIVE));
    await openHome();
    await waitFor(() => {
      expect(stored()).toBeNull();
    });
    expect(moneyEvents()).toEqual([]);
  });

  it('is forgotten when its holder refuses', async () => {
    answer(api.authenticateSandboxPayment, { status: 'failed', message: 'La banca non ha confermato.' });
    answer(api.createSubscription, ASKED);
    const user = await pay();
    await findQuestion();
    expect(stored()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rifiuta' }));
    await screen.findByRole('alert');
    expect(stored()).toBeNull();
  });
});
