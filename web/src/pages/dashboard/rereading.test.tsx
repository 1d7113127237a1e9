import { api, type LiveEvent } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, respond, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
let tell: (event: LiveEvent) => Promise<void>;
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  tell = (event) => writer.write(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`));
  respond(
    api.streamEvents,
    () => new HttpResponse(readable, { headers: { 'content-type': 'text/event-stream' } }),
  );
});

const results = `/?azienda=${anId(100)}&scheda=risultati`;

describe('numbers under corrected names', () => {
  it('say how far they are from the click until they are new', async () => {
    answer(api.setCompanyAliases, { own: [], competitors: [], ignored: ['Relata'], revision: 1 });
    const { user } = openApp(results);
    await user.click(await screen.findByRole('button', { name: 'Correggi Relata' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Non è un’azienda' }));
    expect(await screen.findByText(/Rileggiamo le risposte con i nuovi nomi: i numeri/)).toBeTruthy();
    await tell({ type: 'company.rereading', companyId: anId(100), rereading: { done: 120, total: 343 } });
    expect(await screen.findByText('Rileggiamo le risposte con i nuovi nomi: 120 di 343')).toBeTruthy();
    const read = listRequests(api.listCompanies).length;
    await tell({ type: 'company.rereading', companyId: anId(100), rereading: null });
    await waitFor(() => {
      expect(screen.queryByText(/Rileggiamo le risposte/)).toBeNull();
    });
    await waitFor(() => {
      expect(listRequests(api.listCompanies).length).toBe(read + 1);
    });
  });

  it('say so after a reload, on the dashboard and on the overview', async () => {
    serveCompanies(aCompany({ rereading: { done: 1_200, total: 3_430 } }));
    const { user } = openApp(results);
    const note = 'Rileggiamo le risposte con i nuovi nomi: 1.200 di 3.430';
    expect(await screen.findByText(note)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Le Tue Aziende' }));
    expect(await screen.findByRole('article', { name: 'Ponteverde CRM' })).toBeTruthy();
    expect(await screen.findByText(note)).toBeTruthy();
  });
});
