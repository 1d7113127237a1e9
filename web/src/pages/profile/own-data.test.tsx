import { api, type DeviceSession } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConfig,
  aPlan,
  aUser,
  answer,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readSession } from '../../lib/session/session-store.ts';

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.getConfig, aConfig());
  answer(api.listSessions, []);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function aSession(over: Partial<DeviceSession> = {}): DeviceSession {
  return {
    id: anId(1),
    device: 'Firefox su Windows',
    isCurrent: false,
    signedInAt: '2026-11-12T09:00:00.000Z',
    lastSeenAt: '2026-11-19T05:12:00.000Z',
    ...over,
  };
}

describe('the signed-in devices', () => {
  it('are listed with their last sign of life; any other can be signed out from here', async () => {
    const own = aSession({ isCurrent: true });
    const phone = aSession({ id: anId(2), device: 'Safari su iPhone' });
    answer(api.listSessions, [own, phone]);
    respond(api.endSession, () => new HttpResponse(null, { status: 204 }));
    const { user } = openApp('/profile');

    const entry = (await screen.findByText('Firefox su Windows')).closest('li') ?? document.body;
    expect(within(entry).getByText('Questo dispositivo')).toBeTruthy();
    expect(within(entry).queryByRole('button')).toBeNull();
    expect(screen.getAllByText('Accesso il 12 nov 2026 · ultima attività 19 nov 2026, 06:12')).toHaveLength(
      2,
    );

    answer(api.listSessions, [own]);
    await user.click(screen.getByRole('button', { name: 'Disconnetti: Safari su iPhone' }));
    expect(await screen.findByText('Safari su iPhone dovrà accedere di nuovo.')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByText('Safari su iPhone')).toBeNull();
    });
  });

  it('can be asked for again when they did not arrive', async () => {
    cutOff(api.listSessions);
    const { user } = openApp('/profile');
    expect(await screen.findByText('I dispositivi non sono arrivati')).toBeTruthy();
    answer(api.listSessions, [aSession({ isCurrent: true })]);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Firefox su Windows')).toBeTruthy();
  });
});

describe('the own data', () => {
  it('is handed over as a file named after the day', async () => {
    const createUrl = vi.fn(() => 'blob:file');
    Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: () => undefined });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
    respond(api.exportData, () => HttpResponse.json({ account: 'Giulia' }));
    const { user } = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Scarica i tuoi dati' }));
    expect(await screen.findByText('Dati scaricati')).toBeTruthy();
    expect(saved).toEqual([expect.stringMatching(/^blob:file citato-dati-\d{4}-\d\d-\d\d\.json$/)]);
    expect(createUrl).toHaveBeenCalledTimes(1);
  });

  it('is handed over also when another tab was opened before the file came', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const file = Promise.withResolvers<Response>();
    respond(api.exportData, () => file.promise);
    answer(api.getBillingInfo, null);
    answer(api.listInvoices, { invoices: [], nextCursor: null });
    const { user } = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Scarica i tuoi dati' }));
    await user.click(screen.getByRole('tab', { name: 'Fatturazione' }));
    expect(await screen.findByRole('form', { name: 'Dati di fatturazione' })).toBeTruthy();
    file.resolve(HttpResponse.json({ account: 'Giulia' }));
    expect(await screen.findByText('Dati scaricati')).toBeTruthy();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('says how long to wait for the next file', async () => {
    respond(api.exportData, () =>
      HttpResponse.json(
        {
          code: 'privacy.export_too_soon',
          message:
            'Hai già scaricato i tuoi dati da meno di un’ora. Potrai scaricarli di nuovo tra 50 minuti.',
        },
        { status: 429, headers: { 'retry-after': '3000' } },
      ),
    );
    const { user } = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Scarica i tuoi dati' }));
    expect(await screen.findByText(/Potrai scaricarli di nuovo tra 50 minuti\./)).toBeTruthy();
  });
});

describe('the end of an account', () => {
  async function askToDelete(password: string) {
    const { user, router } = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Elimina account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Elimina account' }));
    expect(dialog.getByText('giulia.ferri@ponteverde.example')).toBeTruthy();
    if (password !== '') await user.type(dialog.getByLabelText('Password'), password);
    await user.click(dialog.getByRole('button', { name: 'Elimina per sempre' }));
    return { dialog, router, user };
  }

  it('asks for the password before anything is sent', async () => {
    const { dialog } = await askToDelete('');
    expect(await dialog.findByText('La password è obbligatoria')).toBeTruthy();
    expect(listRequests(api.deleteAccount)).toHaveLength(0);
  });

  it('does not come with a wrong password, which is told below its field', async () => {
    refuse(api.deleteAccount, 'accounts.wrong_password', { password: 'La password non è corretta' });
    const { dialog } = await askToDelete('sbagliata');
    expect(await dialog.findByText('La password non è corretta')).toBeTruthy();
    expect(readSession().status).toBe('signed-in');
  });

  it('cannot be taken back by closing the dialog, and signs out whoever has gone elsewhere', async () => {
    const end = Promise.withResolvers<Response>();
    respond(api.deleteAccount, () => end.promise);
    answer(api.signOut, undefined);
    answer(api.listPlans, [aPlan()]);
    answer(api.getBillingInfo, null);
    answer(api.listInvoices, { invoices: [], nextCursor: null });
    const { dialog, router, user } = await askToDelete('Ponteverde1');
    await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
    expect(screen.getByRole('dialog', { name: 'Elimina account' })).toBeTruthy();
    await router.navigate({ to: '/profile', search: { tab: 'billing' } });
    expect(await screen.findByRole('form', { name: 'Dati di fatturazione', hidden: true })).toBeTruthy();
    end.resolve(new HttpResponse(null, { status: 204 }));
    expect(await screen.findByText('Account eliminato')).toBeTruthy();
    expect(readSession().status).toBe('signed-out');
  });

  it('leaves nobody signed in and lands on the home page', async () => {
    answer(api.deleteAccount, undefined);
    answer(api.signOut, undefined);
    answer(api.listPlans, [aPlan()]);
    const { router } = await askToDelete('Ponteverde1');
    expect(await screen.findByText('Account eliminato')).toBeTruthy();
    expect(screen.getByText(/si stanno cancellando: restano solo i documenti/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: /^Quando un cliente chiede/ })).toBeTruthy();
    expect(readSession().status).toBe('signed-out');
    expect(router.state.location.pathname).toBe('/');
    expect(listRequests(api.deleteAccount)[0]?.body).toEqual({ password: 'Ponteverde1' });
  });
});
