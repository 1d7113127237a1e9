import { api, ERRORS } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aConfig,
  aPlan,
  aUser,
  answer,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { aCompany, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  answer(api.refresh, { accessToken: 'token' });
  answer(api.me, aUser());
  answer(api.getConfig, aConfig());
  answer(api.listSessions, []);
});

const plans = [
  aPlan(),
  aPlan({
    id: 'pro',
    name: 'Pro',
    price: 5900,
    maxCompanies: 2,
    maxPrompts: 15,
    promptAnalysisEnabled: true,
  }),
  aPlan({
    id: 'guru',
    name: 'Guru',
    price: 9900,
    maxCompanies: 5,
    maxPrompts: 50,
    promptAnalysisEnabled: true,
    taskListsEnabled: true,
  }),
];
const freeLimits = someLimits({
  plan: 'free',
  limits: { maxCompanies: 1, maxPrompts: 1, taskListsEnabled: false, promptAnalysisEnabled: false },
  usage: { companies: 1, prompts: 1, analyses: 1 },
});

describe('the gate of the profile', () => {
  it('asks a visitor to sign in and leads back to the tab they wanted', async () => {
    refuse(api.refresh, 'accounts.unauthenticated');
    answer(api.listPlans, plans);
    answer(api.getUserLimits, freeLimits);
    const { user, router } = openApp('/profile?tab=plan');
    expect(await screen.findByRole('heading', { name: 'Accesso Richiesto' })).toBeTruthy();
    expect(document.title).toBe('Profilo Utente · Citato');
    await user.click(screen.getByRole('link', { name: 'Accedi' }));

    answer(api.login, { accessToken: 'token', user: aUser() });
    await user.type(await screen.findByLabelText('Email'), 'giulia@ponteverde.example');
    await user.type(screen.getByLabelText('Password'), 'Ponteverde1');
    await user.click(screen.getByRole('button', { name: 'Accedi' }));
    expect(await screen.findByRole('heading', { name: 'Cambia Piano' })).toBeTruthy();
    expect(router.state.location.href).toBe('/profile?tab=plan');
  });
});

describe('the plan', () => {
  it('names a free plan honestly, with what is used of it', async () => {
    answer(api.listPlans, plans);
    answer(api.getUserLimits, freeLimits);
    openApp('/profile?tab=plan');

    expect(await screen.findByRole('heading', { name: 'Free' })).toBeTruthy();
    expect(screen.getAllByText('Gratuito')).toHaveLength(1);
    expect(screen.getByText('€0')).toBeTruthy();
    const meter = screen.getByRole('meter', { name: 'Prompt totali' });
    expect(meter.getAttribute('aria-valuetext')).toBe('1 su 1');
    expect(screen.getByText('Una sola analisi, quando crei la prima azienda: già utilizzata')).toBeTruthy();
  });

  it('shows the price and the rhythm of a paid plan and which one is the own', async () => {
    answer(api.listPlans, plans);
    answer(api.getUserLimits, someLimits());
    openApp('/profile?tab=plan');

    expect(await screen.findByText('Premium')).toBeTruthy();
    expect(screen.getAllByText('€99')).toHaveLength(2);
    expect(screen.getByText('Ogni giorno, ogni 24 ore')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Piano Attuale' })).toBeTruthy();
  });

  it('offers every paid plan but sells none without a price, and says why', async () => {
    answer(api.listPlans, plans);
    answer(api.getUserLimits, freeLimits);
    openApp('/profile?tab=plan');

    const choose = await screen.findByRole('button', { name: 'Passa a Pro' });
    expect(choose).toHaveProperty('disabled', true);
    const why = document.getElementById(choose.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('Il pagamento online non è ancora attivo');
    expect(screen.queryByRole('button', { name: 'Passa a Free' })).toBeNull();
    expect(screen.getByText('2 aziende')).toBeTruthy();
    expect(screen.getByText('Senza Task List')).toBeTruthy();
  });

  it('says what is missing when the plans do not arrive, and tries again', async () => {
    cutOff(api.listPlans);
    answer(api.getUserLimits, freeLimits);
    const { user } = openApp('/profile?tab=plan');
    expect(await screen.findByText('I piani non sono arrivati')).toBeTruthy();
    answer(api.listPlans, plans);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Cambia Piano' })).toBeTruthy();
  });

  it('is where a full account is led from the dashboard, without loading the page anew', async () => {
    answer(api.listCompanies, { companies: [aCompany()] });
    answer(api.getUserLimits, freeLimits);
    answer(api.listPlans, plans);
    answer(api.getMonitoringLastUpdate, { lastUpdate: null });
    refuse(api.streamEvents, 'server.unavailable');
    const { user, router } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Nuova Azienda' }));
    await user.click(await screen.findByRole('button', { name: 'Aggiorna Piano' }));
    expect(await screen.findByRole('heading', { name: 'Cambia Piano' })).toBeTruthy();
    expect(router.state.location.href).toBe('/profile?tab=plan');
    await user.click(screen.getByRole('tab', { name: 'Profilo' }));
    expect(await screen.findByRole('heading', { name: 'Informazioni personali' })).toBeTruthy();
    expect(router.state.location.href).toBe('/profile');
  });
});

describe('the personal data', () => {
  it('is reached by the user menu and renames the person everywhere at once', async () => {
    respond(api.updateProfile, () => HttpResponse.json(aUser({ firstName: 'Giulia Maria' })));
    const { user } = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Menu utente: Giulia' }));
    const entry = await screen.findByRole('menuitem', { name: 'Profilo Utente' });
    expect(entry.getAttribute('href')).toBe('/profile');
    await user.keyboard('{Escape}');

    const firstName = await screen.findByLabelText('Nome');
    await user.clear(firstName);
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Nome è richiesto')).toBeTruthy();
    await user.type(firstName, 'Giulia  Maria');
    await user.click(screen.getByRole('button', { name: 'Salva' }));

    expect(await screen.findByText('Profilo aggiornato')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Menu utente: Giulia Maria' })).toBeTruthy();
    expect(listRequests(api.updateProfile).map(({ body }) => body)).toEqual([
      { firstName: 'Giulia Maria', lastName: 'Ferri' },
    ]);
    expect(screen.getByLabelText('Email')).toHaveProperty('disabled', true);
  });

  it('keeps what was typed when saving fails', async () => {
    refuse(api.updateProfile, 'server.failed');
    const { user } = openApp('/profile');
    await user.type(await screen.findByLabelText('Cognome'), ' Rossi');
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect((await screen.findByRole('alert')).textContent).toBe(ERRORS['server.failed'].message);
    expect(await screen.findByText("Errore nell'aggiornamento")).toBeTruthy();
    expect(screen.getByDisplayValue('Ferri Rossi')).toBeTruthy();
  });
});

describe('the change of a password', () => {
  async function fillIn({ current, next, again }: Record<'current' | 'next' | 'again', string>) {
    const { user } = openApp('/profile');
    const form = within(await screen.findByRole('form', { name: 'Cambia password' }));
    await user.type(form.getByLabelText('Password attuale'), current);
    await user.type(form.getByLabelText('Nuova password'), next);
    await user.type(form.getByLabelText('Conferma password'), again);
    await user.click(form.getByRole('button', { name: 'Cambia password' }));
    return { user, form };
  }

  it('says what is wrong before anything is sent', async () => {
    await fillIn({ current: ' ', next: 'corta', again: 'diversa' });
    expect(await screen.findByText('La nuova password deve essere di almeno 8 caratteri')).toBeTruthy();
    expect(screen.getByText('Le password non corrispondono')).toBeTruthy();
    expect(listRequests(api.changePassword)).toHaveLength(0);
  });

  it('says below its field that the present password is wrong', async () => {
    refuse(api.changePassword, 'accounts.wrong_password', {
      currentPassword: 'La password attuale non è corretta',
    });
    await fillIn({ current: 'sbagliata', next: 'Nuovapassword1', again: 'Nuovapassword1' });
    await waitFor(() => {
      expect(screen.getByLabelText('Password attuale').getAttribute('aria-invalid')).toBe('true');
    });
    expect(screen.getAllByText('La password attuale non è corretta')).toHaveLength(1);
    expect(await screen.findAllByText('Errore nella modifica password')).toHaveLength(1);
  });

  it('empties the form after a change and can show each password', async () => {
    answer(api.changePassword, { message: 'Password modificata' });
    const { user, form } = await fillIn({ current: 'Vecchia123', next: 'Nuova1234', again: 'Nuova1234' });
    expect(await screen.findByText('Password modificata')).toBeTruthy();
    expect(form.getByLabelText('Nuova password')).toHaveProperty('value', '');
    expect(listRequests(api.changePassword)[0]?.body).toEqual({
      currentPassword: 'Vecchia123',
      newPassword: 'Nuova1234',
    });
    await user.click(form.getAllByRole('button', { name: 'Mostra password' })[1] ?? document.body);
    expect(form.getByLabelText('Nuova password').getAttribute('type')).toBe('text');
  });
});
