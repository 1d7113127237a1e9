import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, listRequests, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { openApp } from '../../../test/open-app.tsx';
import { aCharge, serveCheckout, typeCard } from '../../../test/serve-checkout.ts';

startApiServer();

const CREATED = { subscriptionId: 'sub_1', status: 'active', clientSecret: null } as const;
const pay = () => findEnabledButton('Completa pagamento €99/mese');
const createdWith = () => listRequests(api.createSubscription).map(({ body }) => body);
const events = (name: string) =>
  (window.dataLayer ?? []).filter((event) => 'event' in event && event.event === name);

beforeEach(() => {
  window.dataLayer = [];
  serveCheckout();
  answer(api.confirmSandboxSetup, { status: 'succeeded', message: null });
  answer(api.createSubscription, CREATED);
});

async function openForm() {
  const app = openApp('/checkout?plan=guru');
  await typeCard(app.user);
  return app;
}

describe('a purchase whose sum has changed', () => {
  it('asks for no card and charges nothing, but shows what is due now', async () => {
    const { user } = await openForm();
    const owed = {
      ...aCharge({ dueCents: 2135, differenceCents: 2135 }),
      proratedAt: '2026-11-27T10:00:00.000Z',
    };
    answer(api.getCheckoutCharge, owed);
    answer(
      api.getOwnProfile,
      aUser({ planId: 'pro', subscribedPlanId: 'pro', subscriptionStatus: 'active' }),
    );
    await user.click(await pay());
    expect(
      (await screen.findAllByText(/^Nel frattempo è cambiato quello che paghi oggi/)).length,
    ).toBeGreaterThan(0);
    expect(await screen.findByText('Oggi paghi €21,35.')).toBeTruthy();
    expect(listRequests(api.confirmSandboxSetup)).toHaveLength(0);
    expect(createdWith()).toEqual([]);
    // Confirmed once more it is a change of plan, and tracked as one.
    answer(api.createSubscription, CREATED);
    await user.click(await pay());
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(createdWith()).toMatchObject([{ expected: { dueCents: 2135, proratedAt: owed.proratedAt } }]);
    expect(events('plan_change')).toMatchObject([{ previous_plan: 'pro', new_plan: 'guru' }]);
    expect(events('purchase')).toEqual([]);
  });
});

describe('a purchase whose sum is the same', () => {
  it('goes on with another card where its first month has been left open meanwhile', async () => {
    answer(api.confirmSandboxSetup, { status: 'failed', message: 'La tua carta è stata rifiutata.' });
    const { user } = await openForm();
    await user.click(await pay());
    expect((await screen.findByRole('alert')).textContent).toBe('La tua carta è stata rifiutata.');
    answer(api.getCheckoutCharge, aCharge({ openCents: 9900 }));
    answer(api.confirmSandboxSetup, { status: 'succeeded', message: null });
    await user.click(await pay());
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(screen.queryByText(/^Nel frattempo è cambiato/)).toBeNull();
    expect(createdWith()).toMatchObject([{ expected: { dueCents: 9900, proratedAt: null } }]);
  });
});
