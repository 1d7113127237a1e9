import { api, type User } from '@citato/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, cutOff, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { freeLimits, PLANS, servePlanTab, SUBSCRIBED } from '../../../test/serve-plan-tab.ts';

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
});
afterEach(() => {
  vi.useRealTimers();
});

const TAB = '/profile?tab=plan';
const BANNERS = [
  'Pagamento in Ritardo',
  'Setup Incompleto',
  'Periodo di Prova',
  'Abbonamento Cancellato',
] as const;
const paid = (user: Partial<User> = {}) => ({ user: { ...SUBSCRIBED, ...user }, limits: someLimits() });

/** The one banner there is; every other one would say what is not true. */
async function findBanner(title: (typeof BANNERS)[number]): Promise<HTMLElement> {
  const shown = await screen.findByText(title);
  for (const other of BANNERS.filter((one) => one !== title)) expect(screen.queryByText(other)).toBeNull();
  const banner = shown.closest('[role=status]');
  if (!(banner instanceof HTMLElement)) throw new Error('A banner without a role');
  return banner;
}

function expectNoBanner(): void {
  for (const title of BANNERS) expect(screen.queryByText(title)).toBeNull();
}

describe('the plan', () => {
  it('names a free plan honestly, with what is used of it', async () => {
    servePlanTab();
    openApp(TAB);
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeTruthy();
    expect(screen.getAllByText('Gratuito')).toHaveLength(1);
    expect(screen.getByText('€0')).toBeTruthy();
    const meter = screen.getByRole('meter', { name: 'Prompt totali' });
    expect(meter.getAttribute('aria-valuetext')).toBe('1 su 1');
    expect(screen.getByText('Una sola analisi, quando crei la prima azienda: già utilizzata')).toBeTruthy();
    expectNoBanner();
    expect(screen.queryByText('Prossimo rinnovo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancella Abbonamento' })).toBeNull();
    expect(screen.queryByText(/Hai più di quanto il tuo account permette/)).toBeNull();
  });

  it('says that what is there beyond its limits stays', async () => {
    servePlanTab({ limits: { ...freeLimits, usage: { companies: 1, prompts: 5, analyses: 9 } } });
    openApp(TAB);
    expect(await screen.findByText(/Hai più di quanto il tuo account permette di creare/)).toBeTruthy();
  });

  it('shows the price and the rhythm of a paid plan and which one is the own', async () => {
    servePlanTab(paid());
    openApp(TAB);
    expect(await screen.findByText('Premium')).toBeTruthy();
    expect(screen.getAllByText('€99')).toHaveLength(2);
    expect(screen.getByText('Ogni giorno, ogni 24 ore')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Piano Attuale' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Passa a Free' })).toBeNull();
  });

  it('shows of each plan what this account would have on it: limits set for it stay', async () => {
    const limits = { ...someLimits().limits, maxPrompts: 30 };
    servePlanTab({ ...paid(), limits: someLimits({ limits, setForAccount: ['maxPrompts'] }) });
    openApp(TAB);
    expect(await screen.findByText('15 aziende')).toBeTruthy();
    expect(screen.getAllByText('30 prompt')).toHaveLength(3);
    expect(screen.queryByText('150 prompt')).toBeNull();
  });

  it('sells none while no payment is set up, and says why', async () => {
    const plans = Object.values(PLANS).map((plan) => ({ ...plan, stripePriceId: null }));
    servePlanTab({ plans });
    openApp(TAB);
    const choose = await screen.findByRole('button', { name: 'Passa a Pro' });
    expect(choose).toHaveProperty('disabled', true);
    const why = document.getElementById(choose.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('Il pagamento online non è ancora attivo');
    expect(screen.getByText('2 aziende')).toBeTruthy();
    expect(screen.getByText('Senza Task List')).toBeTruthy();
  });

  it('keeps a single plan without a price from being chosen, with its reason', async () => {
    servePlanTab({ plans: [PLANS.free, PLANS.pro, { ...PLANS.guru, stripePriceId: null }] });
    openApp(TAB);
    const choose = await screen.findByRole('button', { name: 'Passa a Guru' });
    expect(choose).toHaveProperty('disabled', true);
    const why = document.getElementById(choose.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Al momento non si può acquistare.');
    expect(screen.getByRole('button', { name: 'Passa a Pro' })).toHaveProperty('disabled', false);
  });

  it('says what is missing when the plans do not arrive, and tries again', async () => {
    servePlanTab();
    cutOff(api.listPlans);
    const { user } = openApp(TAB);
    expect(await screen.findByText('I piani non sono arrivati')).toBeTruthy();
    answer(api.listPlans, Object.values(PLANS));
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Cambia Piano' })).toBeTruthy();
  });

  it('is read anew when the tab is opened: a payment may have changed it since the page was', async () => {
    servePlanTab(paid());
    const { user } = openApp('/profile');
    answer(api.listSessions, []);
    await screen.findByRole('tab', { name: 'Piano' });
    servePlanTab(paid({ subscriptionStatus: 'past_due' }));
    await user.click(screen.getByRole('tab', { name: 'Piano' }));
    await findBanner('Pagamento in Ritardo');
  });
});

describe('a subscription that runs', () => {
  it('says when it renews and offers the way out', async () => {
    servePlanTab(paid());
    openApp(TAB);
    expect(await screen.findByText('Prossimo rinnovo')).toBeTruthy();
    expect(screen.getByText('12 dicembre 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancella Abbonamento' })).toBeTruthy();
    expectNoBanner();
  });
});

describe('a plan granted by hand', () => {
  it('is neither charged nor renewed, and nothing of it can be canceled', async () => {
    servePlanTab(paid({ currentPeriodEnd: null, subscribedPlanId: null }));
    openApp(TAB);
    expect(await screen.findByText('Attivato da noi: non lo paghi e non scade da solo')).toBeTruthy();
    expect(screen.getByText('Senza addebiti')).toBeTruthy();
    expect(screen.getAllByText('€99')).toHaveLength(1);
    expect(screen.queryByText('Prossimo rinnovo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancella Abbonamento' })).toBeNull();
    expectNoBanner();
  });
});

describe('a late payment', () => {
  it('says where it leads, then goes to the checkout of the current plan', async () => {
    servePlanTab(paid({ subscriptionStatus: 'past_due' }));
    const { user, router } = openApp(TAB);
    const banner = await findBanner('Pagamento in Ritardo');
    expect(banner.textContent).toContain('Il piano resta attivo mentre riproviamo');
    expect(screen.queryByText('Prossimo rinnovo')).toBeNull();
    expect(screen.queryByText('Scadenza')).toBeNull();
    expect(screen.getByText(/al checkout paghi prima la rata in sospeso/)).toBeTruthy();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(within(banner).getByRole('button', { name: 'Aggiorna Pagamento' }));
    expect(await screen.findByText('Aggiorna il pagamento')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/profile');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(router.state.location.href).toBe('/checkout?plan=guru');
  });
});

describe('a late payment of a subscription that is canceled', () => {
  it('says both, when it ends, and that paying takes the cancellation back', async () => {
    servePlanTab(paid({ subscriptionStatus: 'past_due', endsWithPeriod: true }));
    openApp(TAB);
    const banner = await findBanner('Pagamento in Ritardo');
    expect(banner.textContent).toContain(
      'L’ultimo addebito del piano Guru non è riuscito, e l’abbonamento è cancellato: finisce al più tardi il 12 dicembre 2026. Se paghi la rata in sospeso, riprende.',
    );
    expect(within(banner).getByRole('button', { name: 'Aggiorna Pagamento' })).toBeTruthy();
    expect(screen.getByText('Scadenza')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Riattiva Abbonamento' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancella Abbonamento' })).toBeNull();
  });
});

describe('a first payment that is missing', () => {
  const incomplete = { subscriptionStatus: 'incomplete', subscribedPlanId: 'pro' } as const;

  it('is completed for the plan it was for, not for the free one in force', async () => {
    servePlanTab({ user: incomplete });
    const { user, router } = openApp(TAB);
    const banner = await findBanner('Setup Incompleto');
    expect(banner.textContent).toContain(
      'Manca il primo pagamento del piano Pro: finché non è completo, il tuo piano resta Free.',
    );
    await user.click(within(banner).getByRole('link', { name: 'Completa Setup' }));
    expect(router.state.location.href).toBe('/checkout?plan=pro');
  });

  it('names no plan where none is known, and offers those there are', async () => {
    servePlanTab({ user: { ...incomplete, subscribedPlanId: null } });
    openApp(TAB);
    const banner = await findBanner('Setup Incompleto');
    expect(banner.textContent).toContain('Scegli qui sotto il piano che vuoi.');
    expect(within(banner).queryByRole('link')).toBeNull();
  });
});

describe('a trial', () => {
  it('says when it ends and leads to the full plan', async () => {
    servePlanTab(paid({ subscriptionStatus: 'trialing' }));
    const { user, router } = openApp(TAB);
    const banner = await findBanner('Periodo di Prova');
    expect(banner.textContent).toContain('La prova del piano Guru finisce il 12 dicembre 2026.');
    expect(screen.getByText('Fine della prova')).toBeTruthy();
    await user.click(within(banner).getByRole('link', { name: 'Passa al Piano Completo' }));
    expect(router.state.location.href).toBe('/checkout?plan=guru');
  });
});

describe('a canceled subscription', () => {
  const canceled = paid({ subscriptionStatus: 'canceled' });

  it('says until when the plan stays and what is lost then, as the plans have it', async () => {
    servePlanTab({ ...canceled, limits: someLimits({ usage: { companies: 3, prompts: 9, analyses: 9 } }) });
    openApp(TAB);
    const banner = await findBanner('Abbonamento Cancellato');
    expect(banner.textContent).toContain('Il piano Guru resta attivo fino al 12 dicembre 2026.');
    expect(
      within(banner)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'le aziende oltre la prima',
      'i prompt oltre i primi 5',
      'le analisi dopo quella iniziale',
      'le Task List',
    ]);
    expect(banner.textContent).toContain('I dati in eccesso vengono archiviati');
    expect(screen.getByText('Scadenza')).toBeTruthy();
    expect(screen.queryByText('Prossimo rinnovo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancella Abbonamento' })).toBeNull();
  });

  it('speaks of no archive where everything stays', async () => {
    servePlanTab(canceled);
    openApp(TAB);
    expect((await findBanner('Abbonamento Cancellato')).textContent).not.toContain('archiviati');
  });

  it('names no limit that was set for the account itself and stays', async () => {
    const { limits } = someLimits();
    servePlanTab({
      ...canceled,
      limits: someLimits({ limits: { ...limits, maxCompanies: 40, maxPrompts: 400 } }),
    });
    openApp(TAB);
    const banner = await findBanner('Abbonamento Cancellato');
    expect(banner.textContent).not.toContain('le aziende oltre');
    expect(banner.textContent).not.toContain('i prompt oltre');
  });

  it('names it neither where it is the very number of the plan', async () => {
    const setForAccount = ['maxCompanies' as const, 'maxPrompts' as const];
    servePlanTab({
      ...canceled,
      limits: someLimits({ setForAccount, usage: { companies: 3, prompts: 9, analyses: 9 } }),
    });
    openApp(TAB);
    const banner = await findBanner('Abbonamento Cancellato');
    expect(banner.textContent).not.toMatch(/le aziende oltre|i prompt oltre|archiviati/);
  });

  it('does without a date that nobody knows', async () => {
    servePlanTab(paid({ subscriptionStatus: 'canceled', currentPeriodEnd: null }));
    openApp(TAB);
    const banner = await findBanner('Abbonamento Cancellato');
    expect(banner.textContent).toContain('resta attivo fino alla fine del periodo in corso.');
    expect(screen.queryByText('Scadenza')).toBeNull();
  });

  it('is taken back with one press', async () => {
    servePlanTab(canceled);
    answer(api.reactivateSubscription, { message: 'Abbonamento riattivato' });
    const { user } = openApp(TAB);
    const button = await screen.findByRole('button', { name: 'Riattiva Abbonamento' });
    servePlanTab(paid());
    await user.click(button);
    expect(await screen.findByText('Abbonamento riattivato')).toBeTruthy();
    expect(screen.getByText('Continua come prima e si rinnova il 12 dicembre 2026.')).toBeTruthy();
    expect(await screen.findByText('Prossimo rinnovo')).toBeTruthy();
    expectNoBanner();
    expect(listRequests(api.reactivateSubscription)).toHaveLength(1);
  });

  it('says why it could not be taken back', async () => {
    servePlanTab(canceled);
    refuse(api.reactivateSubscription, 'billing.busy');
    const { user } = openApp(TAB);
    await user.click(await screen.findByRole('button', { name: 'Riattiva Abbonamento' }));
    expect(await screen.findByText('Errore nella riattivazione')).toBeTruthy();
    expect(screen.getByText(/Un’altra operazione sul tuo abbonamento è in corso/)).toBeTruthy();
    await findBanner('Abbonamento Cancellato');
  });
});
