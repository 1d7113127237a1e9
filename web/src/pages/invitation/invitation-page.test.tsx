import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
const TOKEN = '12345678901234567890';
const invitation = {
  email: aUser().email,
  role: 'editor' as const,
  organisation: 'Studio Meridiana',
  handsOver: false,
  expiresAt: '2026-12-04T09:00:00.000Z',
};
beforeEach(() => {
  answer(api.checkInvitation, invitation);
});
const signIn = () => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
};

it('asks a visitor to sign in or to open an account under the invited address', async () => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  openApp(`/invitation?token=${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'Un invito in «Studio Meridiana»' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Accedi e accetta' }).getAttribute('href')).toContain('redirect=');
  expect(screen.queryByRole('button', { name: 'Accetta' })).toBeNull();
});

it('is accepted by whoever it was sent to', async () => {
  serveDashboard();
  answer(api.listCompanies, { companies: [] });
  signIn();
  answer(api.acceptInvitation, undefined, 204);
  const { user } = openApp(`/invitation?token=${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Accetta' }));
  expect(await screen.findByText('Ora fai parte della squadra')).toBeTruthy();
  expect(listRequests(api.acceptInvitation).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

it('that was forwarded names both addresses and offers no way in', async () => {
  signIn();
  answer(api.checkInvitation, { ...invitation, email: 'luca@esempio.it' });
  openApp(`/invitation?token=${TOKEN}`);
  expect(await screen.findByText(new RegExp(`Hai effettuato l’accesso come ${aUser().email}`))).toBeTruthy();
  expect(screen.getByText(/L’invito è per luca@esempio.it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accetta' })).toBeNull();
});

it('that ended says so, whatever the reason', async () => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  refuse(api.checkInvitation, 'teams.invalid_invitation');
  openApp(`/invitation?token=${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'Questo invito non è più valido' })).toBeTruthy();
});
