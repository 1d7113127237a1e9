import { api, ERRORS } from '@citato/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer, aUser, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCheckout, SETUP, typeCard } from '../../../test/serve-checkout.ts';
import { PLANS } from '../../../test/serve-plan-tab.ts';

startApiServer();

/** What a purchase sends beside its request: the price, and the sum the page shows. */
const ORDER = { priceId: PLANS.guru.stripePriceId, expected: { dueCents: 9900, proratedAt: null } };
const CREATED = { subscriptionId: 'sub_1', status: 'active', clientSecret: null } as const;
const ACTIVE = aUser({ planId: 'guru', subscribedPlanId: 'guru', subscriptionStatus: 'active' });
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

describe('the card form of the sandbox', () => {
  it('writes the digits as they stand on a card', async () => {
    await openForm();
    expect(screen.getByLabelText('Numero carta')).toHaveProperty('value', '4242 4242 4242 4242');
    expect(screen.getByLabelText('Scadenza')).toHaveProperty('value', '12 / 40');
  });

  it('asks the browser for the card it has stored', async () => {
    await openForm();
    const filled = ['Numero carta', 'Scadenza', 'CVC'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(filled).toEqual(['cc-number', 'cc-exp', 'cc-csc']);
  });

  it('says what is wrong before anything is sent', async () => {
    const { user } = openApp('/checkout?plan=guru');
    await user.click(await pay());
    expect(await screen.findByText('Il numero della carta non è completo')).toBeTruthy();
    expect(screen.getByText('La scadenza si scrive MM/AA')).toBeTruthy();
    expect(screen.getByText('Il codice di sicurezza ha 3 o 4 cifre')).toBeTruthy();
    await user.type(screen.getByLabelText('Numero carta'), '4242424242424241');
    expect(await screen.findByText('Controlla il numero della carta: una cifra non torna')).toBeTruthy();
    expect(listRequests(api.confirmSandboxSetup)).toHaveLength(0);
  });

  it('fills in a test card by a click', async () => {
    const { user } = openApp('/checkout?plan=guru');
    await pay();
    await user.click(screen.getByRole('button', { name: /4000 0000 0000 9995/ }));
    expect(screen.getByLabelText('Numero carta')).toHaveProperty('value', '4000 0000 0000 9995');
    expect(screen.getByLabelText('CVC')).toHaveProperty('value', '123');
  });
});

describe('a purchase', () => {
  it('sends the card, buys under the same request, says so and leads to the dashboard', async () => {
    localStorage.setItem('citato.pending-plan', 'guru');
    const { user, router } = await openForm();
    answer(api.getOwnProfile, ACTIVE);
    await user.click(await pay());

    expect(await screen.findByRole('heading', { name: 'Piano attivato!' })).toBeTruthy();
    expect((await screen.findAllByText('Il tuo piano GURU è ora attivo.')).length).toBeGreaterThan(0);
    const [setup] = listRequests(api.startCheckout);
    expect(setup?.body).toMatchObject({ planId: 'guru' });
    expect(createdWith()).toEqual([{ ...Object(setup?.body), ...ORDER }]);
    expect(listRequests(api.confirmSandboxSetup)[0]?.body).toEqual({
      clientSecret: SETUP.clientSecret,
      number: '4242 4242 4242 4242',
      expiry: '12 / 40',
      cvc: '123',
    });
    expect(localStorage.getItem('citato.pending-plan')).toBeNull();
    expect(await screen.findByText('Piano attivo', undefined, { timeout: 8000 })).toBeTruthy();
    await waitFor(() => {
      expect(router.state.location.href).toBe('/');
    });
  });

  it('fetches nobody back who has left in the meantime', async () => {
    const { user, router } = await openForm();
    const send = await pay();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await user.click(send);
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    await act(() => router.navigate({ to: '/privacy' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(router.state.location.pathname).toBe('/privacy');
  });

  it('is counted once, when it begins and when it is made', async () => {
    const first = await openForm();
    await first.user.click(await pay());
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    const bought = { plan: 'guru', value: 99, currency: 'EUR' };
    expect(events('begin_checkout')).toEqual([{ event: 'begin_checkout', ...bought }]);
    const purchase = { event: 'purchase', transaction_id: 'sub_1', ...bought };
    expect(events('purchase')).toEqual([purchase]);
  });

  it('is made once by two clicks', async () => {
    const { user } = await openForm();
    await user.dblClick(await pay());
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(createdWith()).toHaveLength(1);
  });

  it('asks the holder in the place of the bank, and goes on when it approves', async () => {
    answer(api.confirmSandboxSetup, { status: 'requires_action', message: null });
    answer(api.authenticateSandboxSetup, { status: 'succeeded', message: null });
    const { user } = await openForm();
    await user.click(await pay());
    expect(await screen.findByRole('dialog', { name: 'La tua banca chiede una conferma' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Autorizza' }));
    expect(await screen.findByRole('heading', { name: 'Piano attivato!' })).toBeTruthy();
    expect(listRequests(api.authenticateSandboxSetup)[0]?.body).toMatchObject({ approve: true });
  });

  it('follows a payment the bank wants confirmed until the plan is there', async () => {
    answer(api.createSubscription, {
      subscriptionId: 'sub_1',
      status: 'incomplete',
      clientSecret: 'pi_1f_secret_9',
    });
    respond(api.authenticateSandboxPayment, () => {
      answer(api.getOwnProfile, ACTIVE);
      return Response.json({ status: 'succeeded', message: null });
    });
    const { user } = await openForm();
    await user.click(await pay());
    await user.click(await screen.findByRole('button', { name: 'Autorizza' }));
    expect(await screen.findByRole('heading', { name: 'Piano attivato!' })).toBeTruthy();
  });
});

describe('a purchase behind a late month the bank asks about', () => {
  const LATE = aUser({ planId: 'pro', subscribedPlanId: 'pro', subscriptionStatus: 'past_due' });
  const PAID = { ...LATE, subscriptionStatus: 'active', endsWithPeriod: true } as const;
  beforeEach(() => {
    answer(api.getOwnProfile, LATE);
    answer(api.createSubscription, { ...CREATED, status: 'past_due', clientSecret: 'pi_1f_secret_9' });
    respond(api.authenticateSandboxPayment, () => {
      answer(api.getOwnProfile, PAID);
      return Response.json({ status: 'succeeded', message: null });
    });
    answer(api.reactivateSubscription, { message: 'Abbonamento riattivato' });
  });
  const payAndApprove = async () => {
    const { user } = await openForm();
    await user.click(await pay());
    await user.click(await screen.findByRole('button', { name: 'Autorizza' }));
  };

  it('changes the plan once that month is paid, and takes the cancellation back', async () => {
    respond(api.changePlan, () => {
      answer(api.getOwnProfile, ACTIVE);
      return Response.json({ message: 'Piano aggiornato', planId: 'guru' });
    });
    await payAndApprove();
    expect(await screen.findByRole('heading', { name: 'Piano attivato!' })).toBeTruthy();
    expect(listRequests(api.changePlan).map(({ body }) => body)).toEqual([
      { planId: 'guru', priceId: PLANS.guru.stripePriceId },
    ]);
    expect(listRequests(api.reactivateSubscription)).toHaveLength(1);
  });

  it('is done where the server went on with it first', async () => {
    respond(api.changePlan, () => {
      answer(api.getOwnProfile, ACTIVE);
      const { message } = ERRORS['billing.same_plan'];
      return Response.json({ message, code: 'billing.same_plan' }, { status: 409 });
    });
    await payAndApprove();
    expect(await screen.findByRole('heading', { name: 'Piano attivato!' })).toBeTruthy();
  });

  it('says what is paid and where to look when the change is refused', async () => {
    refuse(api.changePlan, 'billing.declined');
    await payAndApprove();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'La banca ha la tua conferma per la rata in sospeso, ma il resto non risulta ancora',
    );
    expect(screen.queryByRole('heading', { name: 'Piano attivato!' })).toBeNull();
    expect(listRequests(api.reactivateSubscription)).toHaveLength(0);
    expect(events('purchase')).toEqual([]);
    // The next attempt has its own request, which asks for its set-up at once: not in the next test.
    await waitFor(() => {
      expect(listRequests(api.startCheckout)).toHaveLength(2);
    });
  });
});

describe('a purchase that fails', () => {
  it('says why the card was not taken, and takes another one under the same request', async () => {
    answer(api.confirmSandboxSetup, { status: 'failed', message: 'La tua carta è stata rifiutata.' });
    const { user } = await openForm();
    await user.click(await pay());
    expect(await screen.findByText('Errore nella configurazione del pagamento')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe('La tua carta è stata rifiutata.');
    expect(createdWith()).toHaveLength(0);
    answer(api.confirmSandboxSetup, { status: 'succeeded', message: null });
    await user.click(await pay());
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(listRequests(api.startCheckout)).toHaveLength(1);
  });

  it('buys nothing when the holder refuses', async () => {
    answer(api.confirmSandboxSetup, { status: 'requires_action', message: null });
    answer(api.authenticateSandboxSetup, { status: 'failed', message: 'La banca non ha confermato.' });
    const { user } = await openForm();
    await user.click(await pay());
    await user.click(await screen.findByRole('button', { name: 'Rifiuta' }));
    expect((await screen.findByRole('alert')).textContent).toBe('La banca non ha confermato.');
    expect(listRequests(api.authenticateSandboxSetup)[0]?.body).toMatchObject({ approve: false });
    expect(createdWith()).toHaveLength(0);
  });

  it('begins a new request for another card once the bank has refused the payment', async () => {
    refuse(api.createSubscription, 'billing.declined');
    const { user } = await openForm();
    await user.click(await pay());
    expect(await screen.findByText('Errore nella creazione della subscription')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('La banca ha rifiutato il pagamento.');
    expect(events('purchase')).toEqual([]);
    answer(api.createSubscription, CREATED);
    await user.click(await pay());
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    const [first, second] = listRequests(api.startCheckout).map(({ body }) => body);
    expect(first).not.toEqual(second);
    expect(createdWith()).toEqual([
      { ...Object(first), ...ORDER },
      { ...Object(second), ...ORDER },
    ]);
  });

  it('asks again under the same request, and for no card, when no answer came', async () => {
    respond(api.createSubscription, () => Response.error());
    const { user } = await openForm();
    await user.click(await pay());
    expect(await screen.findByText('Errore nella creazione della subscription')).toBeTruthy();
    answer(api.createSubscription, CREATED);
    await user.click(await pay());
    await screen.findByRole('heading', { name: 'Piano attivato!' });
    expect(new Set(createdWith().map((body) => JSON.stringify(body))).size).toBe(1);
    expect(listRequests(api.confirmSandboxSetup)).toHaveLength(1);
  });

  it('reads the price anew when it has changed', async () => {
    refuse(api.createSubscription, 'billing.wrong_price');
    const { user } = await openForm();
    await user.click(await pay());
    expect((await screen.findByRole('alert')).textContent).toContain('Il prezzo di questo piano è cambiato');
    await waitFor(() => {
      expect(listRequests(api.listPlans)).toHaveLength(2);
    });
  });
});
