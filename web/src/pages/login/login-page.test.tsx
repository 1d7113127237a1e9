import { api } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { callApi } from '../../lib/api-client.ts';

startApiServer();
beforeEach(() => {
  refuse(api.refresh, 'accounts.unauthenticated');
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
    expect(listRequests(api.login)).toHaveLength(0);
  });

  it('shows a refused login above the form and in a toast', async () => {
    refuse(api.login, 'accounts.invalid_credentials');
    await fillIn({ email: 'giulia@ponteverde.example', password: 'sbagliata' });

    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toBe('Errore di accessoEmail o password non corretti.');
    await waitFor(() => {
      expect(screen.getAllByText('Errore di accesso').length).toBeGreaterThan(1);
    });
  });

  it('leads to the dashboard after a login that succeeds', async () => {
    answer(api.login, { accessToken: 'token-1', user: aUser() });
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
    expect(listRequests(api.login)[0]?.body).toEqual({
      email: 'giulia@ponteverde.example',
      password: 'Ponteverde1',
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
    answer(api.refresh, { accessToken: 'token-1' });
    answer(api.me, aUser());
    answer(api.getConfig, aConfig());
    const { router } = openApp('/verify-email');
    await screen.findByText('Controlla la tua email');
    refuse(api.refresh, 'accounts.unauthenticated');
    refuse(api.me, 'accounts.unauthenticated');

    await expect(callApi(api.me, {})).rejects.toThrow('La sessione è scaduta. Accedi di nuovo.');
    expect(await screen.findByText('Sessione scaduta')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
  });
});
