import { api, ERRORS } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aConfig,
  aUser,
  answer,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { aCompany } from '../../../test/monitoring-builders.ts';
import { servePlanTab } from '../../../test/serve-plan-tab.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.getConfig, aConfig());
  answer(api.listSessions, []);
});

describe('the gate of the profile', () => {
  it('asks a visitor to sign in and leads back to the tab they wanted', async () => {
    refuse(api.refreshSession, 'accounts.unauthenticated');
    servePlanTab();
    const { user, router } = openApp('/profile?tab=plan');
    expect(await screen.findByRole('heading', { name: 'Accesso Richiesto' })).toBeTruthy();
    expect(document.title).toBe('Profilo Utente · Citato');
    await user.click(screen.getByRole('link', { name: 'Accedi' }));

    answer(api.signIn, { accessToken: 'token', user: aUser() });
    await user.type(await screen.findByLabelText('Email'), 'giulia@ponteverde.example');
    await user.type(screen.getByLabelText('Password'), 'Ponteverde1');
    await user.click(screen.getByRole('button', { name: 'Accedi' }));
    expect(await screen.findByRole('heading', { name: 'Cambia Piano' })).toBeTruthy();
    expect(router.state.location.href).toBe('/profile?tab=plan');
  });
});

describe('the plan', () => {
  it('is where a full account is led from the dashboard, without loading the page anew', async () => {
    answer(api.listCompanies, { companies: [aCompany()] });
    servePlanTab();
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

  it('keeps what was typed while it was being saved', async () => {
    const saved = Promise.withResolvers<Response>();
    respond(api.updateProfile, () => saved.promise);
    const { user } = openApp('/profile');
    const lastName = await screen.findByLabelText('Cognome');
    await user.type(screen.getByLabelText('Nome'), '  Maria');
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    await user.type(lastName, ' Rossi');
    saved.resolve(HttpResponse.json(aUser({ firstName: 'Giulia Maria' })));
    expect(await screen.findByText('Profilo aggiornato')).toBeTruthy();
    expect(lastName).toHaveProperty('value', 'Ferri Rossi');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Giulia Maria');
  });

  it('says what became of it also when another tab was opened meanwhile', async () => {
    const saved = Promise.withResolvers<Response>();
    respond(api.updateProfile, () => saved.promise);
    answer(api.getBillingInfo, null);
    answer(api.listInvoices, { invoices: [], nextCursor: null });
    const { user } = openApp('/profile');
    await user.type(await screen.findByLabelText('Cognome'), ' Rossi');
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    await user.click(screen.getByRole('tab', { name: 'Fatturazione' }));
    expect(await screen.findByRole('form', { name: 'Dati di fatturazione' })).toBeTruthy();
    saved.resolve(HttpResponse.error());
    expect(await screen.findByText("Errore nell'aggiornamento")).toBeTruthy();
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

  it('says below its field and in a toast that the present password is wrong', async () => {
    refuse(api.changePassword, 'accounts.wrong_password', {
      currentPassword: 'La password attuale non è corretta',
    });
    await fillIn({ current: 'sbagliata', next: 'Nuovapassword1', again: 'Nuovapassword1' });
    await waitFor(() => {
      expect(screen.getByLabelText('Password attuale').getAttribute('aria-invalid')).toBe('true');
    });
    const toast = (await screen.findByText('Errore nella modifica password')).closest('li');
    expect(toast?.textContent).toBe(
      `Errore nella modifica password${ERRORS['accounts.wrong_password'].message}`,
    );
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

it.each(['/profile?tab=xyz', '/profile?tab=webhook', '/profile?tab=', '/profile?tab=plan&tab=xyz'])(
  'the profile itself is what an address without a tab that exists shows: %s',
  async (address) => {
    openApp(address);
    const tab = await screen.findByRole('tab', { name: 'Profilo', selected: true });
    expect(tab).toBeTruthy();
    expect(await screen.findByLabelText('Nome')).toBeTruthy();
  },
);
