import { api, type TaskAction } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, answer, cutOff, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';
import {
  anAction,
  aTaskList,
  LISTED_AT,
  openTaskList,
  serveTaskList,
} from '../../../test/serve-task-list.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.listCompanies, { companies: [aCompany()] });
});

const dashboard = `/?azienda=${anId(100)}`;

describe('the button of a prompt’s task list', () => {
  it('is off while there is no list', async () => {
    openApp(dashboard);
    expect(await screen.findByRole('button', { name: 'Nessuna Task List' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('Nuove Strategie!')).toBeNull();
  });

  it('does not exist where the plan holds no task lists, and nothing is asked for', async () => {
    answer(
      api.getUserLimits,
      someLimits({
        plan: 'pro',
        limits: { maxCompanies: 2, maxPrompts: 15, taskListsEnabled: false, promptAnalysisEnabled: true },
      }),
    );
    openApp(dashboard);
    expect(await screen.findByRole('button', { name: 'Crea Task List' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Vedi Task List|Nessuna Task List/ })).toBeNull();
    expect(listRequests(api.listTaskLists)).toEqual([]);
  });
});

describe('a task list', () => {
  it('shows strategy, page, summary and each action with all it rests on', async () => {
    serveTaskList();
    const { dialog } = await openTaskList();
    expect(await dialog.findByText('Farsi nominare con Relata')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'ponteverde.example/prezzi' }).getAttribute('href')).toBe(
      'https://www.ponteverde.example/prezzi',
    );
    expect(dialog.getByRole('heading', { name: 'Sintesi Azione' })).toBeTruthy();
    expect(dialog.getByRole('heading', { name: 'Azioni Prioritarie' })).toBeTruthy();
    for (const text of [
      'Il nome Ponteverde CRM manca in 18 risposte su 48.',
      'Aggiungi tre dati con la fonte',
      'Dati approvati',
      'Più di 30 risposte su 48',
      'Io sceglierei Relata',
    ])
      expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
    const source = dialog.getAllByRole('link', { name: 'La guida ai CRM' })[0];
    expect(source?.getAttribute('rel')).toContain('noopener');
    expect(dialog.getByText('Alta').closest('[data-priority]')?.getAttribute('data-priority')).toBe('High');
    expect(dialog.getByText('Bassa')).toBeTruthy();
  });

  it('leads from a quotation to the answer it stands in', async () => {
    serveTaskList();
    answer(api.listAnswers, { results: [], nextCursor: null, total: null });
    const { router, user, dialog } = await openTaskList();
    await user.click(
      (await dialog.findAllByRole('button', { name: 'Leggi la risposta' }))[0] ?? document.body,
    );
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ risposte: anId(200), risposta: anId(700) });
    });
    expect(screen.queryByRole('dialog', { name: 'Task List SEO' })).toBeNull();
  });

  it('leads to the plan of the whole company', async () => {
    serveTaskList();
    const { dialog } = await openTaskList();
    const link = await dialog.findByRole('link', { name: 'Il piano di tutta l’azienda' });
    expect(link.getAttribute('href')).toBe(`/?azienda=${anId(100)}&scheda=perche-loro`);
  });

  it('says what is not specified and what rests on few answers', async () => {
    serveTaskList({ list: aTaskList({ strategy: null, answers: 5 }) });
    const { dialog } = await openTaskList();
    expect(await dialog.findByText('Non specificata')).toBeTruthy();
    expect(dialog.getByText(/n = 5 · campione ridotto/)).toBeTruthy();
  });

  it('is no longer new once it was opened', async () => {
    serveTaskList();
    const { user } = openApp(dashboard);
    expect(await screen.findByText('Nuove Strategie!')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vedi Task List' }));
    await waitFor(() => {
      expect(listRequests(api.openTaskList).map(({ body }) => body)).toEqual([{ version: 3 }]);
    });
    await waitFor(() => {
      expect(screen.queryByText('Nuove Strategie!')).toBeNull();
    });
  });

  it('says so and tries again when it does not arrive', async () => {
    serveTaskList();
    cutOff(api.getTaskList);
    const { user, dialog } = await openTaskList();
    expect(await dialog.findByRole('heading', { name: 'La task list non è arrivata' })).toBeTruthy();
    answer(api.getTaskList, aTaskList());
    await user.click(dialog.getByRole('button', { name: 'Riprova' }));
    expect(await dialog.findByText('Farsi nominare con Relata')).toBeTruthy();
  });

  it('shows what strangers wrote as text, never as markup', async () => {
    const quote = '<img src=x onerror=alert(1)> [clicca](javascript:alert(1))';
    const evidence: TaskAction['evidence'] = [
      { type: 'answer', answerId: anId(700), engine: 'openai', createdAt: LISTED_AT, quote },
    ];
    serveTaskList({
      list: aTaskList({ tasks: [anAction({ title: '<script>alert(1)</script>', evidence })] }),
    });
    const { dialog } = await openTaskList();
    expect(await dialog.findByText(quote)).toBeTruthy();
    expect(dialog.getByText('<script>alert(1)</script>')).toBeTruthy();
    expect(document.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull();
  });
});

describe('task lists that did not come', () => {
  it('are not said to be none: the place of the button says so and offers to try again', async () => {
    serveTaskList();
    answer(api.listCompanies, { companies: [aCompany({ prompts: [aPrompt()] })] });
    refuse(api.listTaskLists, 'server.unavailable');
    const { user } = openApp(dashboard);
    expect(await screen.findByText('Task List non arrivata')).toBeTruthy();
    expect(screen.queryByText('Nessuna Task List')).toBeNull();
    answer(api.listTaskLists, { taskLists: [] });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Nessuna Task List')).toBeTruthy();
    expect(screen.queryByText('Task List non arrivata')).toBeNull();
  });

  it('are not paid for a second time: whether one exists must be known first', async () => {
    serveTaskList();
    answer(api.listCompanies, { companies: [aCompany({ prompts: [aPrompt()] })] });
    refuse(api.listTaskLists, 'server.unavailable');
    const { user } = openApp(dashboard);
    await screen.findByText('Task List non arrivata');
    const create = screen.getByRole('button', { name: 'Crea Task List' });
    expect(create).toHaveProperty('disabled', true);
    answer(api.listTaskLists, { taskLists: [] });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => {
      expect(create).toHaveProperty('disabled', false);
    });
  });
});

describe('notices of new task lists', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const seenKey = `citato.task-lists-seen.${aUser().id}`;

  it('are announced once, and the lists are read in place', async () => {
    serveTaskList();
    answer(api.listCompanies, { companies: [aCompany({ prompts: [aPrompt()] })] });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(api.getTaskListLastUpdate, { lastUpdate: '2026-11-21T05:12:00.000Z' });
    localStorage.setItem(seenKey, LISTED_AT);
    const { user } = openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await screen.findByText('Nuove task list disponibili!')).toBeTruthy();
    const before = listRequests(api.listTaskLists).length;
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    await waitFor(() => {
      expect(listRequests(api.listTaskLists).length).toBe(before + 1);
    });
  });

  it.each([
    ['the first moment ever seen', null],
    ['a moment that moved back, because what changed last was deleted', '2026-11-21T05:12:00.000Z'],
  ])('stay silent for %s', async (_what, seen) => {
    serveTaskList();
    answer(api.getTaskListLastUpdate, { lastUpdate: LISTED_AT });
    if (seen !== null) localStorage.setItem(seenKey, seen);
    openApp(dashboard);
    await waitFor(() => {
      expect(localStorage.getItem(seenKey)).toBe(LISTED_AT);
    });
    expect(screen.queryByText('Nuove task list disponibili!')).toBeNull();
  });
});
