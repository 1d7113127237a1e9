import { api, type TaskAction, type TaskList } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, answer, cutOff, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.listCompanies, { companies: [aCompany()] });
});

const MOMENT = '2026-11-20T05:12:00.000Z';
const dashboard = `/?azienda=${anId(100)}`;

function anAction(over: Partial<TaskAction> = {}): TaskAction {
  return {
    number: 1,
    title: 'Entra nelle risposte che oggi fanno il nome di Relata',
    why: 'Il nome Ponteverde CRM manca in 18 risposte su 48.',
    steps: ['Dedica una pagina alla domanda', 'Aggiungi tre dati con la fonte'],
    effort: '2 giorni',
    impact: 'Alto',
    priority: 'High',
    dependencies: 'Dati approvati',
    timeline: 'Entro 3 settimane',
    resources: 'Marketing',
    expectedOutcome: 'Più di 30 risposte su 48',
    evidence: [
      { type: 'figure', label: 'Risposte senza il nome', value: '18 su 48' },
      {
        type: 'answer',
        answerId: anId(700),
        engine: 'openai',
        createdAt: MOMENT,
        quote: 'Io sceglierei Relata',
      },
      {
        type: 'source',
        url: 'https://guida.example/crm',
        domain: 'guida.example',
        title: 'La guida ai CRM',
        answers: 9,
      },
    ],
    isDone: false,
    ...over,
  };
}

function aTaskList(over: Partial<TaskList> = {}): TaskList {
  const tasks = over.tasks ?? [
    anAction(),
    anAction({ number: 2, title: 'Mostra quanto costa davvero', priority: 'Low' }),
  ];
  return {
    id: anId(800),
    strategy: 'Farsi nominare con Relata',
    targetUrl: 'https://www.ponteverde.example/prezzi',
    summary: 'Il nome compare in 30 risposte su 48.',
    parsedActions: tasks,
    tasks,
    version: 3,
    isNew: true,
    answers: 48,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...over,
  };
}

function show({ list = aTaskList(), isNew = true }: { list?: TaskList; isNew?: boolean } = {}) {
  const overview = {
    promptId: anId(200),
    tasks: list.tasks.length,
    done: 0,
    next: null,
    isNew,
    updatedAt: MOMENT,
  };
  answer(api.listTaskLists, { taskLists: [overview] });
  answer(api.getTaskList, list);
  answer(api.getTaskListLastUpdate, { lastUpdate: null });
  answer(api.openTaskList, undefined, 204);
}

async function openDialog() {
  const { router, user } = openApp(dashboard);
  await user.click(await screen.findByRole('button', { name: 'Vedi Task List' }));
  const dialog = await screen.findByRole('dialog', { name: 'Task List SEO' });
  return { router, user, dialog: within(dialog) };
}

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
    show();
    const { dialog } = await openDialog();
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
    show();
    answer(api.getAnalysis, { results: [], nextCursor: null, total: null });
    const { router, user, dialog } = await openDialog();
    await user.click(
      (await dialog.findAllByRole('button', { name: 'Leggi la risposta' }))[0] ?? document.body,
    );
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ risposte: anId(200), risposta: anId(700) });
    });
    expect(screen.queryByRole('dialog', { name: 'Task List SEO' })).toBeNull();
  });

  it('says what is not specified and what rests on few answers', async () => {
    show({ list: aTaskList({ strategy: null, answers: 5 }) });
    const { dialog } = await openDialog();
    expect(await dialog.findByText('Non specificata')).toBeTruthy();
    expect(dialog.getByText(/n = 5 · campione ridotto/)).toBeTruthy();
  });

  it('is no longer new once it was opened', async () => {
    show();
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
    show();
    cutOff(api.getTaskList);
    const { user, dialog } = await openDialog();
    expect(await dialog.findByRole('heading', { name: 'La task list non è arrivata' })).toBeTruthy();
    answer(api.getTaskList, aTaskList());
    await user.click(dialog.getByRole('button', { name: 'Riprova' }));
    expect(await dialog.findByText('Farsi nominare con Relata')).toBeTruthy();
  });

  it('shows what strangers wrote as text, never as markup', async () => {
    const quote = '<img src=x onerror=alert(1)> [clicca](javascript:alert(1))';
    const evidence: TaskAction['evidence'] = [
      { type: 'answer', answerId: anId(700), engine: 'openai', createdAt: MOMENT, quote },
    ];
    show({ list: aTaskList({ tasks: [anAction({ title: '<script>alert(1)</script>', evidence })] }) });
    const { dialog } = await openDialog();
    expect(await dialog.findByText(quote)).toBeTruthy();
    expect(dialog.getByText('<script>alert(1)</script>')).toBeTruthy();
    expect(document.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull();
  });
});

describe('ticking an action off', () => {
  it('shows at once and is sent with the version it was read in', async () => {
    show();
    answer(api.setActionDone, undefined, 204);
    const { user, dialog } = await openDialog();
    const box = await dialog.findByRole('checkbox', { name: 'Fatta: Mostra quanto costa davvero' });
    await user.click(box);
    expect(box).toHaveProperty('checked', true);
    expect(dialog.getByText('1 di 2 fatte')).toBeTruthy();
    await waitFor(() => {
      expect(listRequests(api.setActionDone).map(({ body }) => body)).toEqual([{ isDone: true, version: 3 }]);
    });
  });

  it('is taken back when the server refuses, and says why', async () => {
    show();
    refuse(api.setActionDone, 'task_lists.outdated');
    const { user, dialog } = await openDialog();
    const box = await dialog.findByRole('checkbox', { name: 'Fatta: Mostra quanto costa davvero' });
    await user.click(box);
    expect(await screen.findByText('Il segno di spunta non è stato salvato')).toBeTruthy();
    await waitFor(() => {
      expect(box).toHaveProperty('checked', false);
    });
    expect(dialog.getByText('0 di 2 fatte')).toBeTruthy();
  });
});

describe('task lists that did not come', () => {
  it('are not said to be none: the place of the button says so and offers to try again', async () => {
    show();
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
    show();
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
    show();
    answer(api.listCompanies, { companies: [aCompany({ prompts: [aPrompt()] })] });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(api.getTaskListLastUpdate, { lastUpdate: '2026-11-21T05:12:00.000Z' });
    localStorage.setItem(seenKey, MOMENT);
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
    show();
    answer(api.getTaskListLastUpdate, { lastUpdate: MOMENT });
    if (seen !== null) localStorage.setItem(seenKey, seen);
    openApp(dashboard);
    await waitFor(() => {
      expect(localStorage.getItem(seenKey)).toBe(MOMENT);
    });
    expect(screen.queryByText('Nuove task list disponibili!')).toBeNull();
  });
});
