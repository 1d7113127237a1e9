import { api, type LiveEvent } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, aUser, listRequests, respond, startApiServer } from '../../../test/api-server.ts';
import {
  aCompany,
  anAnswer,
  anId,
  aPrompt,
  someMonitoringData,
  someProgress,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
let tell: (event: LiveEvent) => Promise<void>;
const seenKey = `citato.monitoring-seen.${aUser().id}`;
const dashboard = `/?azienda=${anId(100)}`;
const LATER = '2026-11-21T05:12:00.000Z';

beforeEach(() => {
  serveDashboard();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  tell = (event) => writer.write(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`));
  respond(
    api.streamEvents,
    () => new HttpResponse(readable, { headers: { 'content-type': 'text/event-stream' } }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const prompts = Array.from({ length: 150 }, (_, index) => aPrompt({ id: anId(1000 + index) }));
const endOf = (promptId: string): LiveEvent => ({
  type: 'analysis.progress',
  progress: someProgress({ promptId, step: 'finished', answered: 5 }),
});
const eventOf = (promptId: string): LiveEvent => ({
  type: 'monitoring.updated',
  companyId: anId(100),
  promptId,
  lastUpdate: LATER,
});
const renewed = (promptId: string) =>
  aPrompt({
    id: promptId,
    monitoringData: [
      someMonitoringData({
        promptId,
        lastUpdated: LATER,
        mentionRate: { percent: 71.4, lowPercent: 57.5, highPercent: 82.3, n: 48 },
      }),
    ],
  });

/** Answers for whichever prompts are asked for. */
function servePrompts(): void {
  respond(api.listPrompts, ({ query }) =>
    HttpResponse.json({
      prompts: (query['ids'] ?? '').split(',').map(renewed),
      companies: [{ id: anId(100), lastUpdated: LATER, figures: aCompany().figures }],
    }),
  );
}

describe('an analysis that has ended', () => {
  it('makes the browser read its prompt alone, once, and neither the list nor the task lists', async () => {
    serveCompanies(aCompany({ prompts: prompts.slice(0, 3) }));
    servePrompts();
    openApp(dashboard);
    await screen.findByText('Prompt 1');
    const before = {
      lists: listRequests(api.listCompanies).length,
      tasks: listRequests(api.listTaskLists).length,
    };
    await tell(endOf(anId(1001)));
    await tell(eventOf(anId(1001)));
    expect(await screen.findByText('71,4%')).toBeTruthy();
    expect(listRequests(api.listPrompts).map(({ query }) => query['ids'])).toEqual([anId(1001)]);
    expect(listRequests(api.listCompanies)).toHaveLength(before.lists);
    expect(listRequests(api.listTaskLists)).toHaveLength(before.tasks);
  });

  it('is one of 150 that end together: they are read fifty at a time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serveCompanies(aCompany({ prompts }));
    servePrompts();
    openApp(`/`);
    await screen.findByText('Le Tue Aziende');
    await screen.findByText('Ponteverde CRM');
    for (const { id } of prompts) await tell(eventOf(id));
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => {
      const asked = listRequests(api.listPrompts).map(({ query }) => (query['ids'] ?? '').split(','));
      expect(asked.flat().sort()).toEqual(prompts.map(({ id }) => id));
      expect(asked.length).toBeLessThanOrEqual(4);
    });
    expect(listRequests(api.listCompanies)).toHaveLength(1);
  });

  it('of a prompt another window added makes it read the list', async () => {
    serveCompanies(aCompany({ prompts: prompts.slice(0, 1) }));
    servePrompts();
    openApp(dashboard);
    await screen.findByText('Prompt 1');
    serveCompanies(aCompany({ prompts: prompts.slice(0, 2) }));
    await tell(eventOf(anId(1001)));
    expect(await screen.findByText('Prompt 2')).toBeTruthy();
  });
});

describe('answers that are open', () => {
  const answersOpen = `${dashboard}&risposte=${anId(1000)}`;
  const old = anAnswer({ answer: 'La risposta di ieri' });
  const fresh = anAnswer({ id: anId(601), answer: 'La risposta di oggi' });
  beforeEach(() => {
    serveCompanies(aCompany({ prompts: prompts.slice(0, 1) }));
    servePrompts();
    answer(api.listAnswers, { results: [old], nextCursor: null, total: 1 });
  });

  it('stay on screen while they are read: newer ones come before them', async () => {
    openApp(answersOpen);
    const drawer = within(await screen.findByRole('dialog', { name: 'Motore demo' }));
    expect(await drawer.findByText('1 di 1')).toBeTruthy();
    answer(api.listAnswers, { results: [fresh, old], nextCursor: null, total: 2 });
    await tell(endOf(anId(1000)));
    expect(await drawer.findByText('2 di 2')).toBeTruthy();
    expect(drawer.getByText('La risposta di ieri')).toBeTruthy();
    expect(drawer.queryByText('La risposta di oggi')).toBeNull();
  });

  it('are not asked for of a prompt that another window deleted meanwhile', async () => {
    openApp(answersOpen);
    await screen.findByText('La risposta di ieri');
    const asked = listRequests(api.listAnswers).length;
    answer(api.listPrompts, {
      prompts: [],
      companies: [{ id: anId(100), lastUpdated: LATER, figures: aCompany().figures }],
    });
    serveCompanies(aCompany({ prompts: [] }));
    await tell(eventOf(anId(1000)));
    await waitFor(() => {
      expect(screen.queryByText('Prompt 1')).toBeNull();
    });
    expect(listRequests(api.listAnswers)).toHaveLength(asked);
  });

  it('are read anew with the numbers when the stream is back: it may have missed the end of an analysis', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const streams: ReadableStreamDefaultController[] = [];
    respond(api.streamEvents, () => {
      const start = (stream: ReadableStreamDefaultController) => {
        stream.enqueue(new TextEncoder().encode(': open\n\n'));
        streams.push(stream);
      };
      return new HttpResponse(new ReadableStream({ start }), {
        headers: { 'content-type': 'text/event-stream' },
      });
    });
    openApp(answersOpen);
    const drawer = within(await screen.findByRole('dialog', { name: 'Motore demo' }));
    expect(await drawer.findByText('1 di 1')).toBeTruthy();
    answer(api.listAnswers, { results: [fresh, old], nextCursor: null, total: 2 });
    await waitFor(() => {
      expect(streams).toHaveLength(1);
    });
    streams[0]?.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await drawer.findByText('2 di 2')).toBeTruthy();
  });
});

describe('a change of plan', () => {
  it('that archives companies or brings them back makes it read the list', async () => {
    serveCompanies(aCompany({ prompts: prompts.slice(0, 2) }));
    openApp(dashboard);
    await screen.findByText('Prompt 2');
    serveCompanies(aCompany({ prompts: prompts.slice(0, 1) }));
    await tell({ type: 'companies.changed' });
    await waitFor(() => {
      expect(screen.queryByText('Prompt 2')).toBeNull();
    });
    expect(screen.getByText('Prompt 1')).toBeTruthy();
  });
});

describe('notices of new data', () => {
  it('that are on screen already bring no notice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serveCompanies(aCompany({ lastUpdated: LATER }));
    answer(api.getMonitoringLastUpdate, { lastUpdate: LATER });
    localStorage.setItem(seenKey, '2026-11-20T05:12:00.000Z');
    openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    await waitFor(() => {
      expect(localStorage.getItem(seenKey)).toBe(LATER);
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.queryByText('Nuovi dati disponibili!')).toBeNull();
  });

  it('do not follow the end of an analysis seen on this screen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem(seenKey, '2026-11-20T05:12:00.000Z');
    serveCompanies(aCompany({ prompts: prompts.slice(0, 1) }));
    servePrompts();
    openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    answer(api.getMonitoringLastUpdate, { lastUpdate: LATER });
    await tell(endOf(anId(1000)));
    await tell(eventOf(anId(1000)));
    expect(await screen.findByText('71,4%')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(40_000);
    await waitFor(() => {
      expect(localStorage.getItem(seenKey)).toBe(LATER);
    });
    expect(screen.queryByText('Nuovi dati disponibili!')).toBeNull();
  });

  it('that no event told of are announced once and read in place', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serveCompanies(aCompany());
    answer(api.getMonitoringLastUpdate, { lastUpdate: LATER });
    localStorage.setItem(seenKey, '2026-11-20T05:12:00.000Z');
    const { user } = openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await screen.findByText('Nuovi dati disponibili!')).toBeTruthy();
    const before = listRequests(api.listCompanies).length;
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    await waitFor(() => {
      expect(listRequests(api.listCompanies).length).toBe(before + 1);
    });
  });
});
