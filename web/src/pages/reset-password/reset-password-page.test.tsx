import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readSession } from '../../lib/session/session-store.ts';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  answer(api.checkResetToken, { isLive: true });
});

async function fillIn({ next, again }: { next: string; again: string }) {
  const { user, router } = openApp('/reset-password?token=12345678901234567890');
  await user.type(await screen.findByLabelText('Nuova password'), next);
  await user.type(screen.getByLabelText('Conferma password'), again);
  await user.click(screen.getByRole('button', { name: 'Salva password' }));
  return { user, router };
}

describe('the new password', () => {
  it('sends who comes without a token to where a new link is asked for', async () => {
    const { router } = openApp('/reset-password');
    expect(await screen.findByRole('heading', { name: 'Password dimenticata?' })).toBeTruthy();
    expect(await screen.findByText('Token mancante')).toBeTruthy();
    expect(screen.getByText('Link di reset non valido o scaduto')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/forgot-password');
  });

  it('is set by the token of the mail, which leaves the address', async () => {
    answer(api.resetPassword, { message: 'Password reimpostata.' });
    const { user, router } = await fillIn({ next: 'Nuova1234', again: 'Nuova1234' });
    expect(await screen.findByRole('heading', { name: 'Password reimpostata' })).toBeTruthy();
    expect(router.state.location.href).toBe('/reset-password');
    expect(listRequests(api.resetPassword).map(({ body }) => body)).toEqual([
      { token: '12345678901234567890', newPassword: 'Nuova1234' },
    ]);
    await user.click(screen.getByRole('link', { name: 'Vai all’accesso' }));
    expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeTruthy();
  });

  it('signs this browser out too, as the server did', async () => {
    answer(api.refreshSession, { accessToken: 'token' });
    answer(api.getOwnProfile, aUser());
    answer(api.resetPassword, { message: 'Password reimpostata.' });
    await fillIn({ next: 'Nuova1234', again: 'Nuova1234' });
    expect(await screen.findByRole('heading', { name: 'Password reimpostata' })).toBeTruthy();
    expect(readSession().status).toBe('signed-out');
  });

  it('is checked before anything is sent', async () => {
    await fillIn({ next: 'corta', again: 'diversa' });
    expect(await screen.findByText('La password deve essere di almeno 8 caratteri')).toBeTruthy();
    expect(screen.getByText('Le password non corrispondono')).toBeTruthy();
    expect(listRequests(api.resetPassword)).toHaveLength(0);
  });

  it('is not asked of who comes by a link that is spoilt: that is said at once, with the way to a new one', async () => {
    answer(api.checkResetToken, { isLive: false });
    const { user, router } = openApp('/reset-password?token=12345678901234567890');
    const heading = await screen.findByRole('heading', { name: 'Questo link non funziona più' });
    expect(heading.closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByLabelText('Nuova password')).toBeNull();
    expect(listRequests(api.checkResetToken).map(({ body }) => body)).toEqual([
      { token: '12345678901234567890' },
    ]);
    await user.click(screen.getByRole('link', { name: 'Richiedi un nuovo link' }));
    expect(await screen.findByRole('heading', { name: 'Password dimenticata?' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/forgot-password');
  });

  it('is not asked either where the address holds no token at all', async () => {
    refuse(api.checkResetToken, 'request.invalid');
    openApp('/reset-password?token=x');
    expect(await screen.findByRole('heading', { name: 'Questo link non funziona più' })).toBeTruthy();
  });

  it('can still be set where nobody could say whether the link works', async () => {
    refuse(api.checkResetToken, 'request.rate_limited');
    answer(api.resetPassword, { message: 'Password reimpostata.' });
    await fillIn({ next: 'Nuova1234', again: 'Nuova1234' });
    expect(await screen.findByRole('heading', { name: 'Password reimpostata' })).toBeTruthy();
  });

  it('says that a link which went stale meanwhile no longer works and offers a new one', async () => {
    refuse(api.resetPassword, 'accounts.invalid_token');
    await fillIn({ next: 'Nuova1234', again: 'Nuova1234' });
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toContain('Il link non è valido o è scaduto. Richiedine uno nuovo.');
    const link = screen.getByRole('link', { name: 'Richiedi un nuovo link' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  });
});
