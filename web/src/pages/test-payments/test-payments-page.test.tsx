import { api, type PaymentTest } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser({ isAdmin: true }));
  answer(api.getConfig, aConfig({ payments: { provider: 'sandbox', publishableKey: null } }));
});

const step = (name: string, outcome: PaymentTest['testResult']['steps'][number]['outcome']) => ({
  name,
  outcome,
  detail: outcome === 'passed' ? 'piano pro, stato active' : null,
  milliseconds: outcome === 'skipped' ? 0 : 340,
});
const FLOW = 'Flusso di pagamento completo';
const start = (test: string) => screen.findByRole('button', { name: `Avvia la prova: ${test}` });

describe('the trial runs of the payments', () => {
  it('show each step with its mark and how long it took', async () => {
    answer(api.runPaymentFlow, {
      success: true,
      message: 'Prova riuscita: 2 passi su 2.',
      error: null,
      testResult: { provider: 'sandbox', steps: [step('Acquisto', 'passed'), step('Rimozione', 'passed')] },
    });
    const { user } = openApp('/test-payments');
    await user.click(await start(FLOW));
    expect(await screen.findByText('Prova riuscita: 2 passi su 2.')).toBeTruthy();
    expect(screen.getByText('Eseguita nella sandbox.')).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: `Passi: ${FLOW}` })).getAllByRole('listitem');
    expect(steps.map((item) => item.textContent)).toEqual([
      'Acquistopiano pro, stato active340 ms',
      'Rimozionepiano pro, stato active340 ms',
    ]);
    expect(screen.getAllByRole('img', { name: 'Riuscito' })).toHaveLength(2);
    expect(listRequests(api.runPaymentFlow)).toHaveLength(1);
  });

  it('say which step failed and which were not done', async () => {
    answer(api.runWebhookTest, {
      success: false,
      message: 'Prova non riuscita: 0 passi su 2.',
      error: 'Evento accettato: attesa la risposta 200, ricevuta 400',
      testResult: {
        provider: 'stripe',
        steps: [step('Evento accettato', 'failed'), step('Piano aggiornato', 'skipped')],
      },
    });
    const { user } = openApp('/test-payments');
    await user.click(await start('Webhook diretto'));
    expect(await screen.findByText('Prova non riuscita: 0 passi su 2.')).toBeTruthy();
    expect(screen.getByText('Evento accettato: attesa la risposta 200, ricevuta 400')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Non riuscito' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Non eseguito' })).toBeTruthy();
  });

  it('that are refused say why', async () => {
    refuse(api.runIncompleteScenario, 'payment_tests.live_account');
    const { user } = openApp('/test-payments');
    await user.click(await start('Abbonamento incompleto'));
    expect(await screen.findByText('La prova non è partita')).toBeTruthy();
    expect(screen.getByText(/^Questa installazione incassa denaro vero\./)).toBeTruthy();
  });
});

it('tells what each test card does, without a number', async () => {
  openApp('/test-payments');
  const cards = await screen.findByRole('region', { name: 'Carte di prova' });
  expect(
    within(cards)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Funziona sempre', 'Richiede 3D Secure', 'Sempre rifiutata', 'Fondi insufficienti']);
  expect(cards.textContent).not.toMatch(/\d{4}/);
});

describe('the clock of the sandbox', () => {
  it('moves by an hour, a day or a month, and tells its time', async () => {
    answer(api.moveSandboxClock, { now: '2026-12-24T08:12:00.000Z' });
    const { user } = openApp('/test-payments');
    for (const name of ['Avanti di un’ora', 'Avanti di un giorno', 'Avanti di un mese'])
      await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Ora nella sandbox: 24 dic 2026, 09:12')).toBeTruthy();
    await waitFor(() => {
      expect(listRequests(api.moveSandboxClock).map(({ body }) => body)).toEqual(
        [3600, 86_400, 2_678_400].map((advanceSeconds) => ({ advanceSeconds })),
      );
    });
  });

  it('is missing where Stripe takes the payments', async () => {
    answer(api.getConfig, aConfig({ payments: { provider: 'stripe', publishableKey: 'pk_test_a' } }));
    openApp('/test-payments');
    expect(await screen.findByRole('heading', { name: 'Prove dei pagamenti' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Orologio della sandbox' })).toBeNull();
  });
});

describe('the page', () => {
  it('leads a user home with the reason', async () => {
    serveDashboard();
    serveCompanies();
    answer(api.getOwnProfile, aUser());
    const { router } = openApp('/test-payments');
    expect(await screen.findByText('Accesso Negato')).toBeTruthy();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
  });

  it('does not exist where trial runs are switched off', async () => {
    answer(api.getConfig, aConfig({ debugRoutes: false }));
    openApp('/test-payments');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });
});
