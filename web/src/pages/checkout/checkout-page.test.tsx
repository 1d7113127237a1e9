import { api, type Plan } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, cutOff, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { aCharge, serveCheckout, SETUP } from '../../../test/serve-checkout.ts';
import { formatAmount } from '../../lib/format.ts';

startApiServer();

const open = () => openApp('/checkout?plan=guru');
const summary = async () => within(await screen.findByRole('region', { name: 'Piano Guru' }));

describe('who gets to the checkout', () => {
  it('waits while nobody knows who is there, and sends nobody away', async () => {
    serveCheckout();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    respond(api.refreshSession, async () => {
      await held;
      return Response.json({ accessToken: 'token-1' });
    });
    const { router } = open();
    expect(await screen.findByText('Caricamento...')).toBeTruthy();
    expect(screen.queryByText('Accesso richiesto')).toBeNull();
    letGo();
    expect(await screen.findByRole('button', { name: 'Completa pagamento €99/mese' })).toBeTruthy();
    expect(router.state.location.href).toBe('/checkout?plan=guru');
  });

  it('sends a visitor to the login, which leads back', async () => {
    serveCheckout();
    refuse(api.refreshSession, 'accounts.unauthenticated');
    const { router } = open();
    expect(await screen.findByText('Accesso richiesto')).toBeTruthy();
    expect(screen.getByText("Devi essere loggato per completare l'acquisto.")).toBeTruthy();
    expect(router.state.location.href).toBe('/login?redirect=%2Fcheckout&plan=guru');
  });

  it('forwards who signs in from there to the checkout of the plan', async () => {
    serveCheckout();
    const { router } = openApp('/login?redirect=/checkout&plan=guru');
    expect(await screen.findByRole('button', { name: 'Completa pagamento €99/mese' })).toBeTruthy();
    expect(router.state.location.href).toBe('/checkout?plan=guru');
  });

  it.each(['/checkout', '/checkout?plan=free', '/checkout?plan=GURU', '/checkout?plan=enterprise'])(
    'says of %s that it names no plan that is sold, and leads home',
    async (address) => {
      serveCheckout();
      const { router } = openApp(address);
      expect(await screen.findByText('Piano non valido')).toBeTruthy();
      expect(screen.getByText('Il piano selezionato non è valido.')).toBeTruthy();
      expect(router.state.location.href).toBe('/');
      expect(listRequests(api.startCheckout)).toHaveLength(0);
    },
  );

  it('tells who has the plan already, and leads home after a second and a half', async () => {
    serveCheckout();
    refuse(api.startCheckout, 'billing.already_active');
    const { router } = open();
    expect(await screen.findAllByText('Subscription già attiva')).toHaveLength(2);
    expect(screen.getAllByText('Hai già una subscription attiva per questo piano.')).toHaveLength(2);
    await waitFor(
      () => {
        expect(router.state.location.href).toBe('/');
      },
      { timeout: 5000 },
    );
  });
});

describe('a checkout that cannot begin', () => {
  it.each([
    { provider: 'none', publishableKey: null } as const,
    { provider: 'stripe', publishableKey: null } as const,
  ])('says that payments are not configured: %j', async (payments) => {
    serveCheckout({ config: { payments } });
    open();
    expect(await screen.findByRole('heading', { name: 'Configurazione mancante' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Torna alla Dashboard' }).getAttribute('href')).toBe('/');
    expect(listRequests(api.startCheckout)).toHaveLength(0);
  });

  it('says that something did not load, and loads it on demand', async () => {
    serveCheckout();
    cutOff(api.listPlans);
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Errore' })).toBeTruthy();
    expect(screen.getByText(/La connessione non funziona\. Controlla la rete e riprova\.$/)).toBeTruthy();
    serveCheckout();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('5 aziende')).toBeTruthy();
  });

  it('says that the plan is not there', async () => {
    serveCheckout();
    answer(api.listPlans, []);
    open();
    expect(await screen.findByRole('heading', { name: 'Piano non trovato' })).toBeTruthy();
    expect(screen.getByText('Il piano selezionato non è disponibile.')).toBeTruthy();
  });

  it('stays with the order when the setup fails, and tries anew under a new request', async () => {
    serveCheckout();
    refuse(api.startCheckout, 'billing.not_purchasable');
    const { user } = open();
    expect(await screen.findByText('Errore di configurazione')).toBeTruthy();
    const panel = (await screen.findByRole('heading', { name: 'Errore' })).parentElement?.textContent ?? '';
    expect(panel).toContain('Questo piano al momento non si può acquistare');
    expect(panel).toContain('Errore nella configurazione del pagamento. Riprova più tardi.');
    expect(screen.getByRole('link', { name: 'Torna alla Dashboard' })).toBeTruthy();
    answer(api.startCheckout, SETUP);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('button', { name: 'Completa pagamento €99/mese' })).toBeTruthy();
    const ids = listRequests(api.startCheckout).map(({ body }) => JSON.stringify(body));
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the order', () => {
  it('lists what the plan holds and what it costs', async () => {
    serveCheckout();
    open();
    const order = await summary();
    for (const text of ['5 aziende', '50 prompt di monitoraggio', 'Task di strategia', 'Analisi continue'])
      expect(order.getByText(text)).toBeTruthy();
    expect(order.getAllByText('€99')).toHaveLength(3);
    expect(order.getByText('Piano Guru, mensile')).toBeTruthy();
    expect(screen.getByText('Checkout sicuro', { selector: 'p' })).toBeTruthy();
  });

  it('speaks of one company, and of nothing the plan lacks', async () => {
    serveCheckout({ plan: { maxCompanies: 1, taskListsEnabled: false, promptAnalysisEnabled: false } });
    open();
    const order = await summary();
    expect(order.getByText('1 azienda')).toBeTruthy();
    expect(order.queryByText('Task di strategia')).toBeNull();
    expect(order.queryByText('Analisi continue')).toBeNull();
  });

  const promotion = (plan: Partial<Plan>, promoEndsAt: string | null) => {
    serveCheckout({ plan, config: { promoEndsAt } });
    open();
  };

  it('shows the normal price while a promotion runs', async () => {
    promotion({ price: 7900 }, '2099-10-31T22:59:59.000Z');
    const order = await summary();
    expect(order.getByText('Prezzo promozionale')).toBeTruthy();
    expect(
      order.getByText(
        'Prezzo normale €99 al mese. La promozione termina il 31 ottobre 2099: chi si abbona prima tiene questo prezzo.',
      ),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Completa pagamento €79/mese' })).toBeTruthy();
  });

  it.each([
    ['ended', { price: 7900 }, '2025-10-31T22:59:59.000Z'],
    ['without a date', { price: 7900 }, null],
    ['on a plan that costs what it always does', {}, '2099-10-31T22:59:59.000Z'],
  ])('shows no promotion that has %s', async (_, plan, endsAt) => {
    promotion(plan, endsAt);
    const order = await summary();
    expect(order.queryByText('Prezzo promozionale')).toBeNull();
  });

  it('charges nothing today to who takes a cancellation back', async () => {
    serveCheckout({
      user: {
        planId: 'guru',
        subscribedPlanId: 'guru',
        subscriptionStatus: 'canceled',
        currentPeriodEnd: '2026-12-20T09:00:00.000Z',
      },
    });
    open();
    const order = await summary();
    expect(order.getByText('€0')).toBeTruthy();
    expect(order.getByText(/È già pagato fino al 20 dic 2026/)).toBeTruthy();
  });

  it('charges the month to who has paid for nothing, whatever plan was granted', async () => {
    serveCheckout({ user: { planId: 'business', subscribedPlanId: null, subscriptionStatus: 'active' } });
    open();
    const order = await summary();
    expect(order.getByText('Totale oggi').parentElement?.textContent).toContain('€99');
    expect(order.queryByText('Nessun addebito')).toBeNull();
  });

  it.each([
    ['guru', 'il piano torna in regola'],
    ['pro', 'poi il piano cambia'],
  ] as const)(
    'names no sum of what was left open of the plan %s where nobody knows it',
    async (subscribedPlanId, note) => {
      serveCheckout({ user: { planId: subscribedPlanId, subscribedPlanId, subscriptionStatus: 'past_due' } });
      refuse(api.getCheckoutCharge, 'billing.provider_unavailable');
      open();
      const order = await summary();
      expect(order.getByText('Totale oggi').parentElement?.textContent).toBe('Totale oggiLa rata in sospeso');
      expect(order.getByText(new RegExp(note))).toBeTruthy();
    },
  );

  const LATE = { openCents: 9900, dueCents: 9900 };
  const LATE_AND_OTHER = { openCents: 5900, differenceCents: 3870, dueCents: 9770 };
  const OTHER = { differenceCents: 2135, dueCents: 2135 };
  it.each([
    ['guru', 'past_due', true, LATE, '€99', true],
    ['pro', 'past_due', true, LATE_AND_OTHER, '€97,70', true],
    ['guru', 'past_due', false, LATE, '€99', false],
    ['pro', 'canceled', true, OTHER, '€21,35', true],
  ] as const)(
    'says of %s, which is %s and canceled (%s), of what today’s sum is made, before the button',
    async (subscribedPlanId, subscriptionStatus, endsWithPeriod, charge, amount, goesOn) => {
      serveCheckout({
        user: { planId: subscribedPlanId, subscribedPlanId, subscriptionStatus, endsWithPeriod },
      });
      answer(api.getCheckoutCharge, { ...aCharge(charge), proratedAt: '2026-11-27T10:00:00.000Z' });
      open();
      const order = await summary();
      await waitFor(() => {
        expect(order.getByText('Totale oggi').parentElement?.textContent).toBe(`Totale oggi${amount}`);
      });
      const line = (label: string) => order.queryByText(label)?.parentElement?.textContent ?? null;
      const { openCents = 0, differenceCents = 0 }: { openCents?: number; differenceCents?: number } = charge;
      expect(line('Rata in sospeso')).toBe(
        openCents === 0 ? null : `Rata in sospeso${formatAmount(openCents)}`,
      );
      expect(line('Differenza per i giorni che restano')).toBe(
        differenceCents === 0 ? null : `Differenza per i giorni che restano${formatAmount(differenceCents)}`,
      );
      const beside = await screen.findByRole('button', { name: 'Completa pagamento €99/mese' });
      const isOther = amount !== '€99';
      expect(beside.parentElement?.textContent.includes(`Oggi paghi ${amount}.`)).toBe(isOther);
      expect(order.queryByText(/L’abbonamento che avevi cancellato riprende/) !== null).toBe(goesOn);
    },
  );

  it('follows what another tab has bought meanwhile, as soon as somebody comes back', async () => {
    serveCheckout();
    open();
    const order = await summary();
    const today = () => order.getByText('Totale oggi').parentElement?.textContent;
    await waitFor(() => {
      expect(today()).toBe('Totale oggi€99');
    });
    serveCheckout({ user: { planId: 'pro', subscribedPlanId: 'pro', subscriptionStatus: 'active' } });
    answer(api.getCheckoutCharge, { ...aCharge(OTHER), proratedAt: '2026-11-27T10:00:00.000Z' });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(today()).toBe('Totale oggi€21,35');
    });
  });

  it('names of what is bought only what the account will have: limits set for it stay', async () => {
    serveCheckout();
    const limits = { ...someLimits().limits, maxPrompts: 7, taskListsEnabled: false };
    const setForAccount = ['maxPrompts' as const, 'taskListsEnabled' as const];
    answer(api.getUserLimits, someLimits({ plan: 'free', limits, setForAccount }));
    openApp('/checkout?plan=guru');
    const order = await summary();
    expect(order.getByText('7 prompt di monitoraggio')).toBeTruthy();
    expect(order.queryByText('Task di strategia')).toBeNull();
    expect(order.getByText('5 aziende')).toBeTruthy();
  });

  it('says before paying what a smaller plan would archive', async () => {
    serveCheckout({ user: { planId: 'guru', subscriptionStatus: 'canceled' } });
    answer(
      api.getUserLimits,
      someLimits({ plan: 'guru', usage: { companies: 3, prompts: 20, analyses: 9 } }),
    );
    answer(api.previewDowngrade, {
      currentPlan: { name: 'Guru', maxCompanies: 5, maxPrompts: 50 },
      targetPlan: { name: 'Pro', maxCompanies: 2, maxPrompts: 15 },
      summary: {
        willDeleteCompanies: 1,
        willDeleteIndividualPrompts: 2,
        totalPromptsDeleted: 5,
        resultingCounts: { companies: 2, prompts: 15 },
      },
      toDelete: { companies: [], prompts: [] },
    });
    openApp('/checkout?plan=pro');
    expect(await screen.findByText(/Archiviamo 1 azienda e 5 prompt/)).toBeTruthy();
    expect(screen.getByText(/Con Pro restano attivi 2 aziende e 15 prompt/)).toBeTruthy();
  });
});
