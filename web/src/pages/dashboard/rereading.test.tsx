import { api, type LiveEvent } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
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

async function findNote(words: string | RegExp): Promise<HTMLElement> {
  const isSaid = (text: string) => (typeof words === 'string' ? text === words : words.test(text));
  return waitFor(() => {
    const note = screen.getAllByRole('status').find(({ textContent }) => isSaid(textContent));
    if (note === undefined) throw new Error(`Nothing says ${String(words)}`);
    return note;
  });
}

describe('numbers under corrected names', () => {
  it('say how far they are from the click until they are new', async () => {
    answer(api.setCompanyAliases, { own: [], competitors: [], ignored: ['Relata'], revision: 1 });
    const { user } = openApp(results);
    await user.click(await screen.findByRole('button', { name: 'Correggi Relata' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Non è un’azienda' }));
    await findNote(/^Stiamo rileggendo le risposte con i nuovi nomi: i numeri/);
    await tell({ type: 'company.rereading', companyId: anId(100), rereading: { done: 120, total: 343 } });
    const note = await findNote('Stiamo rileggendo le risposte con i nuovi nomi: 120\u00A0di\u00A0343');
    // Said once, not at every count.
    expect(within(note).getByText('120 di 343').getAttribute('aria-live')).toBe('off');
    const read = listRequests(api.listCompanies).length;
    await tell({ type: 'company.rereading', companyId: anId(100), rereading: null });
    await waitFor(() => {
      expect(screen.queryByText(/Stiamo rileggendo/)).toBeNull();
    });
    await waitFor(() => {
      expect(listRequests(api.listCompanies).length).toBe(read + 1);
    });
  });

  it('say so after a reload, on the dashboard and on the overview', async () => {
    serveCompanies(aCompany({ rereading: { done: 1_200, total: 3_430 } }));
    const { user } = openApp(results);
    const note = 'Stiamo rileggendo le risposte con i nuovi nomi: 1.200\u00A0di\u00A03.430';
    await findNote(note);
    await user.click(screen.getByRole('button', { name: 'Le Tue Aziende' }));
    expect(await screen.findByRole('article', { name: 'Ponteverde CRM' })).toBeTruthy();
    await findNote(note);
  });
});
