import { api } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aConfig,
  answer,
  aPlan,
  aUser,
  listRequests,
  refuse,
  startApiServer,
} from '../../../test/api-server.ts';
import { someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCheckout } from '../../../test/serve-checkout.ts';
import { callApi } from '../../lib/api-client.ts';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
});

async function fillIn({ email, password }: { email: string; password: string }) {
  const { user, router } = openApp('/login');
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
  return { user, router };
}

describe('the login page', () => {
  it('says what is missing before anything is sent', async () => {
    const { user } = openApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Accedi' }));

    expect(await screen.findByText('Inserisci un indirizzo email valido')).toBeTruthy();
    expect(screen.getByText('La password è obbligatoria')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(listRequests(api.signIn)).toHaveLength(0);
  });

  it('says why a login was refused, above the form and in a toast', async () => {
    refuse(api.signIn, 'accounts.invalid_credentials');
    await fillIn({ email: 'giulia@ponteverde.example', password: 'sbagliata' });

    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toBe('Email o password non corretti.');
    const toast = (await screen.findByText('Errore di accesso')).closest('li');
    expect(toast?.textContent).toBe('Errore di accessoEmail o password non corretti.');
  });

  it('leads to the dashboard after a login that succeeds', async () => {
    answer(api.signIn, { accessToken: 'token-1', user: aUser() });
    answer(api.listCompanies, { companies: [] });
    answer(api.getUserLimits, {
      plan: 'free',
      limits: { maxCompanies: 1, maxPrompts: 1, taskListsEnabled: false, promptAnalysisEnabled: false },
      usage: { companies: 0, prompts: 0, analyses: 0 },
    });
    answer(api.getMonitoringLastUpdate, { lastUpdate: null });
    refuse(api.streamEvents, 'server.unavailable');
    const { router } = await fillIn({ email: ' giulia@ponteverde.example ', password: 'Ponteverde1' });

    expect(await screen.findByRole('button', { name: 'Menu utente: Giulia' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    expect(listRequests(api.signIn)[0]?.body).toEqual({
      email: 'giulia@ponteverde.example',
      password: 'Ponteverde1',
    });
  });

  it('offers the verification mail again to who has not verified yet', async () => {
    refuse(api.signIn, 'accounts.email_not_verified');
    answer(api.resendVerification, { message: 'Ti abbiamo inviato un nuovo link.' });
    const { user } = await fillIn({ email: 'giulia@ponteverde.example', password: 'Ponteverde1' });
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toContain('Verifica prima il tuo indirizzo email');
    await user.click(await screen.findByRole('button', { name: 'Invia di nuovo' }));
    expect(await screen.findByText('Ti abbiamo inviato un nuovo link.')).toBeTruthy();
    expect(listRequests(api.resendVerification)[0]?.body).toEqual({
      email: 'giulia@ponteverde.example',
      plan: 'free',
    });
  });

  it('leads who chose a plan at registration on to pay for it, also without the link of the mail', async () => {
    localStorage.setItem('citato.pending-plan', 'guru');
    serveCheckout();
    refuse(api.refreshSession, 'accounts.unauthenticated');
    answer(api.signIn, { accessToken: 'token-1', user: aUser() });
    const { router } = await fillIn({ email: 'giulia@ponteverde.example', password: 'Ponteverde1' });
    await waitFor(() => {
      expect(router.state.location.href).toBe('/checkout?plan=guru');
    });
  });

  it('forwards who is signed in to the page asked for, to a page of ours only', async () => {
    answer(api.refreshSession, { accessToken: 'token-1' });
    answer(api.getOwnProfile, aUser());
    answer(api.listPlans, [aPlan()]);
    answer(api.getUserLimits, someLimits());
    answer(api.listCompanies, { companies: [] });
    answer(api.getMonitoringLastUpdate, { lastUpdate: null });
    answer(api.getSuggestionAllowance, { perDay: 5, left: 5 });
    refuse(api.streamEvents, 'server.unavailable');
    const plans = openApp('/login?redirect=%2Fprofile%3Ftab%3Dplan');
    await waitFor(() => {
      expect(plans.router.state.location.href).toBe('/profile?tab=plan');
    });
    const paid = openApp('/login?plan=pro&redirect=%2F%2Fevil');
    await waitFor(() => {
      expect(paid.router.state.location.href).toBe('/profile?tab=plan');
    });
    const evil = openApp('/register?redirect=https%3Aevil');
    await waitFor(() => {
      expect(evil.router.state.location.href).toBe('/');
    });
  });

  it('shows and hides the password', async () => {
    const { user } = openApp('/login');
    const password = await screen.findByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Mostra password' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Nascondi password' }));
    expect(password.getAttribute('type')).toBe('password');
  });

  it('says why the visitor is here when the session has expired', async () => {
    answer(api.refreshSession, { accessToken: 'token-1' });
    answer(api.getOwnProfile, aUser());
    answer(api.getConfig, aConfig());
    answer(api.listSessions, []);
    const { router } = openApp('/profile');
    await screen.findByText('Informazioni personali');
    refuse(api.refreshSession, 'accounts.unauthenticated');
    refuse(api.getOwnProfile, 'accounts.unauthenticated');

    await expect(callApi(api.getOwnProfile, {})).rejects.toThrow('La sessione è scaduta. Accedi di nuovo.');
    expect(await screen.findByText('Sessione scaduta')).toBeTruthy();
    expect(router.state.location.href).toBe('/login?redirect=%2Fprofile');
  });
});
