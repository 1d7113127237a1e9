import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listRequests, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readRecorded, serveRecorded } from '../../../test/recorded.ts';
import { serveAdmin } from '../../../test/serve-admin.ts';

startApiServer();
beforeEach(serveAdmin);

describe('the tabs', () => {
  it('are chosen by the address, and each keeps what the others show', async () => {
    const { user, router } = openApp('/admin?periodo=nessuno');
    expect(await screen.findByRole('tab', { name: 'Stato', selected: true })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Utenti registrati' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Utenti' }));
    expect(await screen.findByRole('region', { name: 'Utenti registrati' })).toBeTruthy();
    expect(router.state.location.searchStr).toBe('?periodo=nessuno&sezione=utenti');
    expect(screen.queryByRole('region', { name: 'Piattaforma' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Stato' }));
    await waitFor(() => {
      expect(router.state.location.searchStr).toBe('?periodo=nessuno');
    });
  });

  it('ask for nothing that another tab shows', async () => {
    openApp('/admin?sezione=registro');
    await screen.findByRole('region', { name: 'Registro delle azioni' });
    expect(listRequests(api.getHealth)).toHaveLength(0);
    expect(listRequests(api.listUsers)).toHaveLength(0);
  });

  it('show every figure once', async () => {
    openApp('/admin');
    await screen.findByText(/12 in coda, 3 in corso$/);
    const spending = within(await screen.findByRole('region', { name: 'Motori e spesa' }));
    await spending.findByText('Spesa di oggi');
    await waitFor(() => {
      expect(screen.getByText('Lavori pronti')).toBeTruthy();
    });
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels.length).toBeGreaterThan(15);
    expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
    // One name for the budget's rest, one for late analyses.
    expect(labels.filter((label) => /resta/i.test(label))).toEqual(['Restano oggi']);
    expect(labels.filter((label) => /ritardo/i.test(label))).toEqual(['Analisi in ritardo']);
  });

  it('list the users the server gives', async () => {
    serveRecorded('administrator');
    openApp('/admin?sezione=utenti');
    const users = within(await screen.findByRole('region', { name: 'Utenti registrati' }));
    for (const { email } of readRecorded('administrator', 'listUsers').users)
      expect(await users.findByText(email)).toBeTruthy();
    expect(users.getAllByText('Attivo', { ignore: 'option' })).toHaveLength(1);
  });
});
