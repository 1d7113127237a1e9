import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  answer(api.getConfig, aConfig({ mailbox: false }));
});

describe('the forgotten password', () => {
  it('is one link away from the login and ends on a card that tells nothing about the address', async () => {
    answer(api.requestPasswordReset, { message: 'Se l’email esiste, ti abbiamo inviato le istruzioni.' });
    const { user, router } = openApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Password dimenticata?' }));
    await screen.findByRole('heading', { name: 'Password dimenticata?' });
    await user.type(screen.getByLabelText('Email'), ' giulia@ponteverde.example ');
    await user.click(screen.getByRole('button', { name: 'Invia istruzioni' }));

    expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeTruthy();
    expect(screen.getByText('Se l’email esiste, ti abbiamo inviato le istruzioni.')).toBeTruthy();
    expect(screen.queryByText(/ponteverde/)).toBeNull();
    expect(listRequests(api.requestPasswordReset)[0]?.body).toEqual({ email: 'giulia@ponteverde.example' });
    await user.click(screen.getByRole('link', { name: 'Torna all’accesso' }));
    expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('says what is wrong with an address before anything is sent', async () => {
    const { user } = openApp('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'giulia.ferri');
    await user.click(screen.getByRole('button', { name: 'Invia istruzioni' }));
    expect(await screen.findByText('Inserisci un indirizzo email valido')).toBeTruthy();
    expect(listRequests(api.requestPasswordReset)).toHaveLength(0);
  });

  it('keeps the address when asking fails', async () => {
    refuse(api.requestPasswordReset, 'server.unavailable');
    const { user } = openApp('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'giulia@ponteverde.example');
    await user.click(screen.getByRole('button', { name: 'Invia istruzioni' }));
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toContain('Il servizio è momentaneamente occupato. Riprova tra poco.');
    expect(screen.getByDisplayValue('giulia@ponteverde.example')).toBeTruthy();
  });
});
