import { api, ERRORS } from '@citato/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConfig,
  answer,
  aPlan,
  aUser,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { readSession } from '../../lib/session/session-store.ts';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  answer(api.getConfig, aConfig());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the verification page', () => {
  it('waits for the mail and shows where it was sent', async () => {
    const { user } = openApp('/verify-email?email=giulia%40ponteverde.example');
    expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeTruthy();
    expect(screen.getByText('giulia@ponteverde.example')).toBeTruthy();

    const mailbox = await screen.findByRole('link', { name: 'Apri la casella di prova' });
    expect(mailbox.getAttribute('href')).toBe('/dev/mailbox?to=giulia%40ponteverde.example');
    answer(api.resendVerification, { message: 'Ti abbiamo inviato un nuovo link.' });
    await user.click(screen.getByRole('button', { name: 'Invia di nuovo' }));
    expect(await screen.findByText('Ti abbiamo inviato un nuovo link.')).toBeTruthy();
    expect(listRequests(api.resendVerification).map(({ body }) => body)).toEqual([
      { email: 'giulia@ponteverde.example', plan: 'free' },
    ]);
  });

  it('waits no longer once the link was opened in another tab of this browser', async () => {
    const { router, user } = openApp('/verify-email?email=Giulia.Ferri%40ponteverde.example');
    expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeTruthy();
    answer(api.refreshSession, { accessToken: 'token' });
    answer(api.getOwnProfile, aUser());
    const otherTab = new BroadcastChannel('citato.session');
    otherTab.postMessage({ type: 'signed-in', userId: aUser().id });
    expect(await screen.findByRole('heading', { name: 'Email verificata' })).toBeTruthy();
    expect(screen.queryByText('Controlla la tua email')).toBeNull();
    expect(router.state.location.pathname).toBe('/verify-email');
    serveDashboard();
    serveCompanies();
    await user.click(screen.getByRole('button', { name: 'Vai alla dashboard' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    otherTab.close();
  });

  it('goes on waiting for the mail to another address than the one signed in', async () => {
    answer(api.refreshSession, { accessToken: 'token' });
    answer(api.getOwnProfile, aUser());
    openApp('/verify-email?email=marco%40ponteverde.example');
    expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeTruthy();
  });

  it('asks for the address when nobody has told it', async () => {
    answer(api.resendVerification, { message: 'Ti abbiamo inviato un nuovo link.' });
    localStorage.setItem('citato.pending-plan', 'guru');
    const { user } = openApp('/verify-email');
    expect(
      await screen.findByText(/^Se hai appena creato l’account, il link è nella tua email/),
    ).toBeTruthy();
    const resend = await screen.findByRole('button', { name: 'Invia di nuovo' });
    await user.click(resend);
    expect(await screen.findByText('Inserisci un indirizzo email valido')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'giulia@ponteverde.example');
    await user.click(resend);
    expect(await screen.findByText('Ti abbiamo inviato un nuovo link.')).toBeTruthy();
    expect(listRequests(api.resendVerification).map(({ body }) => body)).toEqual([
      { email: 'giulia@ponteverde.example', plan: 'guru' },
    ]);
  });

  it('says how long to wait when the mail was asked for too often', async () => {
    respond(api.resendVerification, () =>
      HttpResponse.json(
        { code: 'request.rate_limited', message: 'Troppi tentativi.' },
        { status: 429, headers: { 'retry-after': '900' } },
      ),
    );
    const { user } = openApp('/verify-email?email=giulia%40ponteverde.example');
    await user.click(await screen.findByRole('button', { name: 'Invia di nuovo' }));
    expect(await screen.findByText('Troppi tentativi. Riprova tra 15 minuti.')).toBeTruthy();
  });

  it('leads to the payment who came for a paid plan, which is kept until it is paid', async () => {
    localStorage.setItem('citato.pending-plan', 'pro');
    answer(api.verifyEmail, { message: 'Email verificata', accessToken: 'token-1', user: aUser() });
    answer(api.listPlans, [aPlan()]);
    answer(api.getUserLimits, someLimits({ plan: 'free' }));
    const { user, router } = openApp('/verify-email?token=t');
    await user.click(await screen.findByRole('button', { name: 'Vai al pagamento' }));
    expect(await screen.findByText('Checkout sicuro')).toBeTruthy();
    expect(router.state.location.href).toBe('/checkout?plan=pro');
    expect(localStorage.getItem('citato.pending-plan')).toBe('pro');
  });

  it('leads through the login to the payment where the link opened no session', async () => {
    answer(api.verifyEmail, { message: 'Email verificata' });
    const { user, router } = openApp('/verify-email?token=t&plan=guru');
    await user.click(await screen.findByRole('button', { name: 'Vai all’accesso' }));
    await waitFor(() => {
      expect(router.state.location.href).toBe('/login?redirect=%2Fcheckout&plan=guru');
    });
  });

  it('forgets the plan of who leaves without verifying, not of who reloads or reads the mail', async () => {
    localStorage.setItem('citato.pending-plan', 'pro');
    answer(api.listMailbox, []);
    answer(api.listPlans, [aPlan()]);
    const { user, router } = openApp('/verify-email?email=giulia%40ponteverde.example');
    await user.click(await screen.findByRole('link', { name: 'Apri la casella di prova' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/dev/mailbox');
    });
    expect(localStorage.getItem('citato.pending-plan')).toBe('pro');
    await act(() => router.navigate({ to: '/' }));
    await waitFor(() => {
      expect(localStorage.getItem('citato.pending-plan')).toBeNull();
    });
  });

  it('verifies a token at once, once, and takes it out of the address', async () => {
    answer(api.verifyEmail, { message: 'Email verificata' });
    const { router } = openApp('/verify-email?token=12345678901234567890');

    expect(await screen.findByRole('heading', { name: 'Email verificata' })).toBeTruthy();
    expect(listRequests(api.verifyEmail).map(({ body }) => body)).toEqual([
      { token: '12345678901234567890' },
    ]);
    expect(router.state.location.href).toBe('/verify-email');
  });

  it('goes on to login three seconds after success', async () => {
    answer(api.verifyEmail, { message: 'Email verificata' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { router } = openApp('/verify-email?token=t');
    await screen.findByRole('heading', { name: 'Email verificata' });
    expect(router.state.location.pathname).toBe('/verify-email');

    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeTruthy();
  });

  it('is signed in at once in the browser that registered', async () => {
    answer(api.verifyEmail, { message: 'Email verificata', accessToken: 'token-1', user: aUser() });
    openApp('/verify-email?token=t');
    expect(await screen.findByRole('button', { name: 'Vai alla dashboard' })).toBeTruthy();
    expect(readSession()).toEqual({ status: 'signed-in', user: aUser() });
  });

  it('says of a second click that the address was verified already', async () => {
    answer(api.verifyEmail, { message: 'Email già verificata' });
    openApp('/verify-email?token=t');
    expect(await screen.findByRole('heading', { name: 'Email già verificata' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vai all’accesso' })).toBeTruthy();
  });

  it.each([
    ['', 'Tra 3 secondi passi alla tua dashboard.', 'Vai alla dashboard'],
    ['&plan=pro', 'Tra 3 secondi passi al pagamento.', 'Vai al pagamento'],
  ])('says of a used link where who is signed in goes (%j)', async (plan, text, action) => {
    answer(api.refreshSession, { accessToken: 'token' });
    answer(api.getOwnProfile, aUser());
    answer(api.verifyEmail, { message: 'Email già verificata' });
    openApp(`/verify-email?token=t${plan}`);
    expect(await screen.findByRole('heading', { name: 'Email già verificata' })).toBeTruthy();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: action })).toBeTruthy();
  });

  it('explains a link that does not work and offers the ways on', async () => {
    refuse(api.verifyEmail, 'accounts.invalid_token');
    openApp('/verify-email?token=t&plan=guru');

    expect(await screen.findByRole('heading', { name: 'Errore di verifica' })).toBeTruthy();
    expect(screen.getByText('Il link non è valido o è scaduto. Richiedine uno nuovo.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Invia di nuovo' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Torna alla registrazione' });
    expect(back.getAttribute('href')).toBe('/register?plan=guru');
  });

  it('keeps the plan chosen at registration when the link carries none', async () => {
    localStorage.setItem('citato.pending-plan', 'business');
    refuse(api.verifyEmail, 'accounts.invalid_token');
    openApp('/verify-email?token=t');
    const back = await screen.findByRole('link', { name: 'Torna alla registrazione' });
    await waitFor(() => {
      expect(back.getAttribute('href')).toBe('/register?plan=business');
    });
  });
});

describe('a link opened in a browser that did not register', () => {
  const choose = async ({ next, again = next }: { next: string; again?: string }) => {
    const { user } = openApp('/verify-email?token=t');
    expect(await screen.findByRole('heading', { name: 'Scegli la tua password' })).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), next);
    await user.type(screen.getByLabelText('Conferma password'), again);
    await user.click(screen.getByRole('button', { name: 'Attiva l’account' }));
  };
  const answerByPassword = (answerChosen: () => Response) => {
    respond(api.verifyEmail, ({ body }) => {
      const isChosen = typeof body === 'object' && body !== null && 'newPassword' in body;
      return isChosen ? answerChosen() : HttpResponse.json({ passwordNeeded: true });
    });
  };

  it('says why a password is asked for', async () => {
    answer(api.verifyEmail, { passwordNeeded: true });
    openApp('/verify-email?token=t');
    expect(
      await screen.findByText(
        'Hai aperto il link in un browser diverso da quello della registrazione: scegli qui una password, sostituirà la precedente. Così l’account si apre solo a chi legge la posta di questo indirizzo.',
      ),
    ).toBeTruthy();
  });

  it('asks for a password and verifies with it', async () => {
    answerByPassword(() => HttpResponse.json({ message: 'Email verificata. Ora puoi accedere.' }));
    await choose({ next: 'Nuova-Password-1' });
    expect(await screen.findByRole('heading', { name: 'Email verificata' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vai all’accesso' })).toBeTruthy();
    expect(listRequests(api.verifyEmail).map(({ body }) => body)).toEqual([
      { token: 't' },
      { token: 't', newPassword: 'Nuova-Password-1' },
    ]);
  });

  it('checks the password as a registration does before anything is sent', async () => {
    answer(api.verifyEmail, { passwordNeeded: true });
    await choose({ next: 'solo-minuscole', again: 'altro' });
    expect(await screen.findByText('La password deve contenere almeno una lettera maiuscola')).toBeTruthy();
    expect(screen.getByText('Le password non corrispondono')).toBeTruthy();
    expect(listRequests(api.verifyEmail)).toHaveLength(1);
  });

  it('shows a refused password once, below its field', async () => {
    const message = 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.';
    const refusal = { code: 'accounts.common_password', message, fields: { newPassword: message } };
    answerByPassword(() => HttpResponse.json(refusal, { status: 400 }));
    await choose({ next: 'Password1' });
    expect(await screen.findAllByText(message)).toHaveLength(1);
  });

  it('says so when the link has gone stale meanwhile', async () => {
    let isStale = false;
    respond(api.verifyEmail, () => {
      const code = 'accounts.invalid_token';
      if (isStale) return HttpResponse.json({ code, message: ERRORS[code].message }, { status: 400 });
      isStale = true;
      return HttpResponse.json({ passwordNeeded: true });
    });
    await choose({ next: 'Nuova-Password-1' });
    expect(await screen.findByRole('heading', { name: 'Errore di verifica' })).toBeTruthy();
  });
});
