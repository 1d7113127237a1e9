import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aClientReport } from '../../../test/builders/client-report-builders.ts';
import { openApp } from '../../../test/open-app.tsx';

const SECRET = 'un-segreto-lungo';
const shared = { report: aClientReport(), logo: null, expiresAt: '2026-12-24T09:00:00.000Z' };

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
});
const open = () => openApp(`/rapporto#${SECRET}`);

it('shows the page to whoever has its link, and asks for nothing else', async () => {
  answer(api.openSharedReport, { shared });
  open();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: /Chi chiede alle AI trova Hotel Belvento in 34 risposte su 100/,
    }),
  ).toBeTruthy();
  expect(screen.getByText('Sola lettura, condiviso da Studio Meridiana')).toBeTruthy();
  expect(screen.getByText('Scade il 24 dic 2026')).toBeTruthy();
  expect(screen.getByText(/\+13,1 punti, fra \+2,1 e \+23,7/)).toBeTruthy();
  expect(listRequests(api.openSharedReport).map(({ body }) => body)).toEqual([
    { secret: SECRET, isAgain: false },
  ]);
});

it('asks for the password where there is one, and says that one is wrong', async () => {
  answer(api.openSharedReport, { shared: null });
  const { user } = open();
  await screen.findByRole('heading', { name: 'Questo rapporto ha una password' });
  refuse(api.openSharedReport, 'client_reports.wrong_password');
  await user.type(screen.getByLabelText('Password'), 'sbagliata');
  await user.click(screen.getByRole('button', { name: 'Apri il rapporto' }));
  expect(await screen.findByText('La password non è quella giusta.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('sbagliata');
  await user.clear(screen.getByLabelText('Password'));
  answer(api.openSharedReport, { shared });
  await user.type(screen.getByLabelText('Password'), 'giusta davvero');
  await user.click(screen.getByRole('button', { name: 'Apri il rapporto' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

it.each([['one that ended'], ['none']])('of %s says so in the same words', async (which) => {
  refuse(api.openSharedReport, 'client_reports.link_ended');
  openApp(which === 'none' ? '/rapporto' : `/rapporto#${SECRET}`);
  expect(await screen.findByRole('heading', { name: 'Questo rapporto non è più aperto' })).toBeTruthy();
});

it('is closed when its reader comes back after it was revoked', async () => {
  answer(api.openSharedReport, { shared });
  open();
  await screen.findByRole('heading', { level: 1 });
  refuse(api.openSharedReport, 'client_reports.link_ended');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'Questo rapporto non è più aperto' })).toBeTruthy();
  expect(listRequests(api.openSharedReport).at(-1)?.body).toMatchObject({ isAgain: true });
});
