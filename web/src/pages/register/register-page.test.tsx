import { api, ERRORS } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, aPlan, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  window.dataLayer = [];
  refuse(api.refreshSession, 'accounts.unauthenticated');
  answer(api.listPlans, [aPlan({ id: 'pro', price: 5900 })]);
});

async function fillIn(address: string, changes: Record<string, string> = {}) {
  const { user, router } = openApp(address);
  const values = {
    Nome: 'Giulia',
    Cognome: 'Ferri',
    Email: 'giulia@ponteverde.example',
    Password: 'Ponteverde1',
    'Conferma password': 'Ponteverde1',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    if (value !== '') await user.type(field, value);
  }
  await user.click(screen.getByRole('button', { name: 'Registrati' }));
  return { user, router };
}

async function findToast() {
  const toast = (await screen.findByText('Errore di registrazione')).closest('li');
  if (toast === null) throw new Error('No notification is shown');
  return toast;
}

describe('the registration page', () => {
  it('asks for every field in the words of the specification', async () => {
    const { user } = openApp('/register');
    await user.click(await screen.findByRole('button', { name: 'Registrati' }));

    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
    expect(await screen.findByText('Il nome è obbligatorio')).toBeTruthy();
    for (const text of [
      'Il cognome è obbligatorio',
      'Inserisci un indirizzo email valido',
      'La password deve essere di almeno 8 caratteri',
      'Conferma la password',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(listRequests(api.registerAccount)).toHaveLength(0);
  });

  it('says below the confirmation that the two passwords differ', async () => {
    const { user } = await fillIn('/register', { Nome: '', 'Conferma password': 'Ponteverd' });
    const mismatch = await screen.findByText('Le password non corrispondono');
    const field = screen.getByLabelText('Conferma password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(mismatch.id).toBe(field.getAttribute('aria-describedby'));

    await user.type(field, 'e1');
    await waitFor(() => {
      expect(screen.queryByText('Le password non corrispondono')).toBeNull();
    });
  });

  it('says below its field and in a toast what the server has against a password', async () => {
    refuse(api.registerAccount, 'accounts.common_password', { password: 'Password troppo comune' });
    await fillIn('/register');
    expect(await screen.findAllByText('Password troppo comune')).toHaveLength(1);
    const { message } = ERRORS['accounts.common_password'];
    expect((await findToast()).textContent).toBe(`Errore di registrazione${message}`);
    // Not above the form as well.
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('takes the toast of a failed try back once another one has succeeded', async () => {
    refuse(api.registerAccount, 'server.unavailable');
    const { user } = await fillIn('/register');
    await findToast();
    answer(api.registerAccount, { message: 'Controlla la tua email' });
    await user.click(screen.getByRole('button', { name: 'Registrati' }));
    await screen.findByRole('heading', { name: 'Registrazione completata' });
    await waitFor(() => {
      expect(screen.queryByText('Errore di registrazione')).toBeNull();
    });
  });

  it('says above the form and in a toast what no field is to blame for', async () => {
    refuse(api.registerAccount, 'server.unavailable');
    await fillIn('/register');
    const { message } = ERRORS['server.unavailable'];
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toBe(message);
    expect((await findToast()).textContent).toBe(`Errore di registrazione${message}`);
  });

  it('leaves a field in peace until the form is sent', async () => {
    const { user } = openApp('/register');
    await user.type(await screen.findByLabelText('Email'), 'giulia@');
    await user.tab();
    await user.click(screen.getByLabelText('Cognome'));
    expect(screen.queryByText('Inserisci un indirizzo email valido')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Registrati' }));
    expect(await screen.findByText('Inserisci un indirizzo email valido')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'ponteverde.example');
    await waitFor(() => {
      expect(screen.queryByText('Inserisci un indirizzo email valido')).toBeNull();
    });
  });

  it('takes back that passwords differ when the first of the two is corrected', async () => {
    const { user } = await fillIn('/register', {
      Password: 'Ponteverde',
      'Conferma password': 'Ponteverde1',
    });
    expect(await screen.findByText('Le password non corrispondono')).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), '1');
    await waitFor(() => {
      expect(screen.queryByText('Le password non corrispondono')).toBeNull();
    });
  });

  it('tells a tag manager neither name nor address of who signs up', async () => {
    answer(api.registerAccount, { message: 'Controlla la tua email' });
    localStorage.setItem('citato.consent', 'granted');
    await fillIn('/register');
    await screen.findByRole('button', { name: 'Continua' });
    const signUp = window.dataLayer?.find((event) => 'event' in event && event.event === 'sign_up');
    expect(signUp).toMatchObject({ plan: 'free', method: 'email' });
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/giulia|ferri/i);
  });

  it('leads from the confirmation card to the verification page', async () => {
    answer(api.registerAccount, { message: 'Controlla la tua email' });
    answer(api.getConfig, aConfig({ mailbox: false }));
    const { user, router } = await fillIn('/register?plan=pro');
    await user.click(await screen.findByRole('button', { name: 'Continua' }));

    expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeTruthy();
    expect(router.state.location.href).toBe('/verify-email?email=giulia%40ponteverde.example&plan=pro');
    expect(localStorage.getItem('citato.pending-plan')).toBe('pro');
    const signUp = window.dataLayer?.find((event) => 'event' in event && event.event === 'sign_up');
    expect(signUp).toMatchObject({
      email: 'giulia@ponteverde.example',
      firstName: 'Giulia',
      lastName: 'Ferri',
      plan: 'pro',
      method: 'email',
    });
    expect(signUp).toHaveProperty('timestamp', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
    expect(listRequests(api.registerAccount)[0]?.body).toEqual({
      firstName: 'Giulia',
      lastName: 'Ferri',
      email: 'giulia@ponteverde.example',
      password: 'Ponteverde1',
      plan: 'pro',
    });
  });

  it('names a paid plan with its price and ignores a plan it does not know', async () => {
    openApp('/register?plan=pro');
    expect(await screen.findByText('Piano PRO')).toBeTruthy();
    expect(await screen.findByText(/€59 al mese/)).toBeTruthy();

    openApp('/register?plan=boh');
    await waitFor(() => {
      expect(screen.getAllByRole('heading', { name: 'Crea il tuo account' })).toHaveLength(2);
    });
    expect(screen.getAllByText('Piano PRO')).toHaveLength(1);
  });
});
