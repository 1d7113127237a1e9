import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { someStats } from '../../../test/admin-builders.ts';
import { answer, listRequests, respond, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveAdmin } from '../../../test/serve-admin.ts';

startApiServer();
beforeEach(serveAdmin);

const PAST = '/admin?periodo=2026-03-02_2026-03-29';
const region = async () => within(await screen.findByRole('region', { name: 'Statistiche periodo' }));
const figure = async (label: string) =>
  (await (await region()).findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

describe('the figures of a period', () => {
  it('are those of the period in the address', async () => {
    openApp(PAST);
    expect(await figure('Utenti registrati')).toBe('27');
    expect(await figure('Aziende create')).toBe('34');
    expect(await figure('Prompt creati')).toBe('141');
    expect(await figure('Analisi elaborate')).toBe('1.886');
    expect(await figure('Task list elaborate')).toBe('212');
    expect(await figure('Per piano')).toBe('Free 19Pro 5Guru 2Business 1');
    expect(listRequests(api.getAdminStats)[0]?.query).toEqual({
      startDate: '2026-03-01T23:00:00.000Z',
      endDate: '2026-03-29T22:00:00.000Z',
    });
  });

  it('are those of the last seven days unless one is named', async () => {
    openApp('/admin');
    await figure('Utenti registrati');
    const { startDate = '', endDate = '' } = listRequests(api.getAdminStats)[0]?.query ?? {};
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
    // Six whole days and the part of today that is over; one of them may be an hour longer.
    expect(days).toBeGreaterThan(5.9);
    expect(days).toBeLessThan(7.1);
    expect(Date.parse(endDate)).toBeLessThanOrEqual(Date.now());
  });

  it('are asked for again with the two days chosen in the calendar', async () => {
    const { user, router } = openApp(PAST);
    await figure('Utenti registrati');
    await user.click(screen.getByRole('button', { name: 'Periodo: 2 mar 2026 – 29 mar 2026' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Scelta del periodo' }));
    const months = await choice.findAllByRole('grid');
    expect(months.map((grid) => grid.getAttribute('aria-label'))).toEqual(['febbraio 2026', 'marzo 2026']);
    await user.click(choice.getByRole('button', { name: /\b10 febbraio 2026/ }));
    expect(router.state.location.searchStr).toBe('?periodo=2026-03-02_2026-03-29');
    await user.click(choice.getByRole('button', { name: /\b5 marzo 2026/ }));
    await waitFor(() => {
      expect(router.state.location.searchStr).toBe('?periodo=2026-02-10_2026-03-05');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Periodo: 10 feb 2026 – 5 mar 2026' })).toBeTruthy();
    await waitFor(() => {
      expect(listRequests(api.getAdminStats).at(-1)?.query).toMatchObject({
        startDate: '2026-02-09T23:00:00.000Z',
      });
    });
  });

  it('give way to a sentence when there is no period', async () => {
    const { user, router } = openApp(PAST);
    await figure('Utenti registrati');
    await user.click(screen.getByRole('button', { name: /^Periodo:/ }));
    await user.click(await screen.findByRole('button', { name: 'Azzera' }));
    expect(await screen.findByText('Seleziona un periodo per visualizzare le statistiche')).toBeTruthy();
    expect(router.state.location.searchStr).toBe('?periodo=nessuno');
    await user.click(screen.getByRole('button', { name: 'Periodo: Scegli il periodo' }));
    await user.click(await screen.findByRole('button', { name: 'Ultimi 7 giorni' }));
    await waitFor(() => {
      expect(router.state.location.searchStr).toBe('');
    });
  });

  it('that cannot be read say so and can be asked for again', async () => {
    respond(api.getAdminStats, () => new HttpResponse('<html>', { status: 502 }));
    const { user } = openApp(PAST);
    const shown = await region();
    expect(await shown.findByText(/Failed to fetch date range stats/)).toBeTruthy();
    answer(api.getAdminStats, someStats());
    await user.click(shown.getByRole('button', { name: 'Riprova' }));
    expect(await figure('Utenti registrati')).toBe('27');
  });
});
