import { api, type Team } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();

const GIULIA = { userId: aUser().id, email: aUser().email, firstName: 'Giulia', lastName: 'Ferri' };
const LUCA = {
  userId: '7f3f8d0e-4d0a-4a0e-9d62-0000000000a1',
  email: 'luca@esempio.it',
  firstName: 'Luca',
  lastName: 'Sartori',
};
const member = { companyIds: [], lastSeenAt: null };
const alone: Team = {
  name: null,
  members: [{ ...GIULIA, ...member, role: 'owner' }],
  invitations: [],
  seats: { used: 1, max: 2 },
};
const pair: Team = { ...alone, members: [...alone.members, { ...LUCA, ...member, role: 'reader' }] };

function openTab(team: Team, role: 'owner' | 'editor' | 'reader' | 'client' = 'owner') {
  const organisation = { id: aUser().id, name: null, ownerName: 'Giulia Ferri', members: 1, role };
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, { ...aUser(), organisation, organisations: [organisation] });
  answer(api.listCompanies, { companies: [] });
  answer(api.getTeam, team);
  return openApp('/profile?tab=team');
}

it('shows an account alone one row, the seats of the plan and what each role may', async () => {
  openTab(alone);
  expect(await screen.findByText('Per ora ci sei solo tu')).toBeTruthy();
  expect(screen.getByText('Posti del piano: 1 su 2. I clienti non ne occupano.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Proprietà' })).toBeNull();
  const row = screen.getByRole('row', { name: /Piano e fatture/ });
  expect(within(row).getAllByText('sì')).toHaveLength(1);
  expect(within(row).getAllByText('no')).toHaveLength(3);
});

it('invites an address in a role, and says in the form why it was refused', async () => {
  const { user } = openTab(alone);
  refuse(api.inviteMember, 'teams.no_seat');
  await user.click(await screen.findByRole('button', { name: 'Invita' }));
  await user.type(await screen.findByLabelText('Email'), 'luca@esempio.it');
  await user.click(screen.getByRole('radio', { name: /Lettore/ }));
  await user.click(screen.getByRole('button', { name: 'Manda l’invito' }));
  expect(await screen.findByText(/I posti del tuo piano sono tutti occupati/)).toBeTruthy();
  answer(api.inviteMember, { invitationId: LUCA.userId }, 201);
  await user.click(screen.getByRole('button', { name: 'Manda l’invito' }));
  expect(await screen.findByText('Invito inviato')).toBeTruthy();
  expect(listRequests(api.inviteMember).at(-1)?.body).toEqual({
    email: 'luca@esempio.it',
    role: 'reader',
    companyIds: [],
  });
});

it('lets an owner change a role and take somebody out, and the only owner not leave', async () => {
  const { user } = openTab(pair);
  answer(api.removeMember, undefined, 204);
  expect(await screen.findByText('2 persone')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Lascia' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Sei l’unico proprietario: prima trasferisci la proprietà.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Togli Luca Sartori' }));
  await user.click(await screen.findByRole('button', { name: 'Togli' }));
  expect(await screen.findByText('Persona tolta dalla squadra')).toBeTruthy();
  expect(listRequests(api.removeMember)).toHaveLength(1);
});

it('shows a reader the people without a way to change them', async () => {
  openTab(pair, 'reader');
  expect(await screen.findByText('2 persone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invita' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Togli/ })).toBeNull();
});

it('asks nothing about the people for a client, and says what they see', async () => {
  openTab(pair, 'client');
  expect(await screen.findByText('Qui leggi le tue aziende')).toBeTruthy();
  expect(listRequests(api.getTeam)).toEqual([]);
});
