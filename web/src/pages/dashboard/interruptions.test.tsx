import { api, ERRORS, type LiveEvent } from '@citato/contract';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  aUser,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { findEnabledButton, findEnabledButtons } from '../../../test/find-enabled.ts';
import { aCompany, anId, aPrompt, someLimits, someProgress } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
let tell: (event: LiveEvent) => Promise<void>;
let beat: () => Promise<void>;
beforeEach(() => {
  serveDashboard();
  answer(api.listAnswers, { results: [], nextCursor: null, total: null });
  answer(api.listCompanies, { companies: [aCompany()] });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  tell = (event) => writer.write(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`));
  beat = () => writer.write(new TextEncoder().encode(': \n\n'));
  respond(
    api.streamEvents,
    () => new HttpResponse(readable, { headers: { 'content-type': 'text/event-stream' } }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

const dashboard = `/?azienda=${anId(100)}`;

async function typePrompt(text: string) {
  const app = openApp(dashboard);
  await app.user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
  await app.user.type(await screen.findByLabelText('Testo del prompt'), text);
  const dialog = screen.getByRole('dialog', { name: 'Aggiungi Prompt' });
  return { ...app, send: within(dialog).getByRole('button', { name: 'Aggiungi Prompt' }) };
}

describe('numbers that cannot be read anew', () => {
  it('leave what stands on screen, and what is being typed', async () => {
    await typePrompt('Qual è il miglior CRM?');
    const read = listRequests(api.listCompanies).length;
    refuse(api.listPrompts, 'server.unavailable');
    refuse(api.listCompanies, 'server.unavailable');
    const lastUpdate = '2026-11-20T05:12:00.000Z';
    await tell({ type: 'monitoring.updated', companyId: anId(100), promptId: anId(200), lastUpdate });
    await waitFor(() => {
      expect(listRequests(api.listCompanies).length).toBe(read + 1);
    });
    // The answer to a later question has been drawn: so has the refusal before it.
    answer(api.getUserLimits, someLimits());
    await tell({ type: 'monitoring.updated', companyId: anId(100), promptId: anId(200), lastUpdate });
    await waitFor(
      () => {
        expect(listRequests(api.listCompanies).length).toBe(read + 2);
      },
      { timeout: 5000 },
    );
    expect(screen.getByDisplayValue('Qual è il miglior CRM?')).toBeTruthy();
    expect(screen.queryByText('Le tue aziende non sono arrivate')).toBeNull();
  });

  it('are read again half a minute later: an analysis that ended does not stay in progress', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    await tell({ type: 'analysis.progress', progress: someProgress() });
    expect(await screen.findByText('Analisi in corso')).toBeTruthy();
    const read = listRequests(api.listCompanies).length;
    refuse(api.listPrompts, 'server.unavailable');
    refuse(api.listCompanies, 'server.unavailable');
    await tell({ type: 'analysis.progress', progress: someProgress({ step: 'finished', answered: 5 }) });
    await waitFor(() => {
      expect(listRequests(api.listCompanies).length).toBe(read + 1);
    });
    answer(api.listCompanies, { companies: [aCompany()] });
    await vi.advanceTimersByTimeAsync(30_000);
    await waitFor(() => {
      expect(screen.queryByText('Analisi in corso')).toBeNull();
    });
    const done = listRequests(api.listCompanies).length;
    for (const ms of [30_000, 30_000, 30_000]) {
      await beat();
      await vi.advanceTimersByTimeAsync(ms);
    }
    expect(listRequests(api.listCompanies).length).toBe(done);
  });

  it('that were read before a step and arrive after it do not take it back', async () => {
    openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    const arrival = Promise.withResolvers<undefined>();
    respond(api.listPrompts, async () => {
      await arrival.promise;
      return HttpResponse.json({ prompts: [aPrompt()], companies: [] });
    });
    const lastUpdate = '2026-11-20T05:12:00.000Z';
    await tell({ type: 'monitoring.updated', companyId: anId(100), promptId: anId(200), lastUpdate });
    await waitFor(() => {
      expect(listRequests(api.listPrompts)).toHaveLength(1);
    });
    const progress = someProgress();
    await tell({ type: 'analysis.progress', progress });
    expect(await screen.findByText('Analisi in corso')).toBeTruthy();
    answer(api.listPrompts, {
      prompts: [aPrompt({ analysisStatus: 'in_progress', progress })],
      companies: [],
    });
    arrival.resolve(undefined);
    await waitFor(
      () => {
        expect(listRequests(api.listPrompts)).toHaveLength(2);
      },
      { timeout: 5000 },
    );
    expect(await screen.findByText('Analisi in corso')).toBeTruthy();
  });

  it('are said not to have come to whoever asked for them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(api.getMonitoringLastUpdate, { lastUpdate: '2026-11-21T05:12:00.000Z' });
    localStorage.setItem(`citato.monitoring-seen.${aUser().id}`, '2026-11-20T05:12:00.000Z');
    const { user } = openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5000);
    const refresh = await screen.findByRole('button', { name: 'Aggiorna' });
    refuse(api.listCompanies, 'server.unavailable');
    await user.click(refresh);
    expect(await screen.findByText('I nuovi dati non sono arrivati')).toBeTruthy();
    expect(screen.getByText('62,5%')).toBeTruthy();
  });
});

it.each([
  [
    'a page of a proxy',
    () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
  ],
  ['an empty object', () => HttpResponse.json({}, { status: 503 })],
])('an error that is %s is told in words of ours', async (_what, failure) => {
  respond(api.listCompanies, failure);
  openApp(dashboard);
  expect(await screen.findByText('Le tue aziende non sono arrivate')).toBeTruthy();
  expect(screen.getByText(/^Il server non risponde\. Riprova tra poco\. I dati/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Bad Gateway|\{\}/);
});

describe('without network', () => {
  it('a prompt is not said to be on its way: what went wrong is said, what was typed stays', async () => {
    const { user, send } = await typePrompt('Qual è il miglior CRM?');
    onlineManager.setOnline(false);
    cutOff(api.addPrompts);
    await user.click(send);
    expect(
      await screen.findByText(/^Errore durante l'aggiunta dei prompt\. La connessione non funziona/),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Qual è il miglior CRM?')).toBeTruthy();
  });

  it('a deleted prompt comes back', async () => {
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Elimina prompt 1' }));
    onlineManager.setOnline(false);
    cutOff(api.deletePrompt);
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText("Errore nell'eliminazione del prompt")).toBeTruthy();
    expect(await screen.findByText('62,5%')).toBeTruthy();
  });
});

describe('what another window has changed meanwhile', () => {
  it('is seen after a refusal: a prompt that is gone leaves the screen', async () => {
    const { user } = openApp(dashboard);
    const button = await findEnabledButton('Crea Task List');
    answer(api.listCompanies, { companies: [aCompany({ prompts: [] })] });
    refuse(api.startAnalysis, 'prompts.not_found');
    await user.click(button);
    expect(await screen.findByText(ERRORS['prompts.not_found'].message)).toBeTruthy();
    expect(await screen.findByText('Ancora nessun prompt')).toBeTruthy();
  });

  it('counts at the next prompt: the limit is shown before anything is typed', async () => {
    const { user, send } = await typePrompt('Qual è il miglior CRM?');
    refuse(api.addPrompts, 'prompts.limit_reached');
    const usage = { companies: 1, prompts: 50, analyses: 1 };
    answer(api.getUserLimits, someLimits({ usage }));
    await user.click(send);
    expect(await screen.findByText('Limite piano raggiunto')).toBeTruthy();
    expect(screen.getByDisplayValue('Qual è il miglior CRM?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    expect(await screen.findByRole('heading', { name: 'Limite Prompt Raggiunto' })).toBeTruthy();
  });
});

describe('two clicks', () => {
  it('start one analysis, and that of another prompt beside it', async () => {
    const second = aPrompt({ id: anId(201), text: 'Quale CRM per un’agenzia?' });
    answer(api.listCompanies, { companies: [aCompany({ prompts: [aPrompt(), second] })] });
    const settle: (() => void)[] = [];
    respond(
      api.startAnalysis,
      () =>
        new Promise((resolve) => {
          settle.push(() => {
            const started = { requestId: anId(500), message: 'ok', duplicate: false };
            resolve(HttpResponse.json(started, { status: 202 }));
          });
        }),
    );
    openApp(dashboard);
    const [first, other] = await findEnabledButtons('Crea Task List');
    if (first === undefined || other === undefined) throw new Error('Two prompts were to be shown');
    fireEvent.click(first);
    fireEvent.click(first);
    fireEvent.click(other);
    await waitFor(() => {
      expect(settle).toHaveLength(2);
    });
    for (const finish of settle) finish();
    expect(await screen.findByText('Analisi avviata')).toBeTruthy();
    const asked = listRequests(api.startAnalysis).map(({ body }) => body);
    const { name: companyName, websiteUrl: companyUrl } = aCompany();
    expect(asked).toMatchObject([
      { promptId: anId(200), prompt: aPrompt().text, companyUrl, companyName },
      { promptId: anId(201), prompt: second.text, companyUrl, companyName },
    ]);
  });

  it('make one report', async () => {
    refuse(api.exportReport, 'reports.unavailable');
    openApp(dashboard);
    const button = await screen.findByText('Scarica PDF');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Impossibile generare il PDF. Riprova più tardi.')).toBeTruthy();
    expect(listRequests(api.exportReport)).toHaveLength(1);
  });
});
