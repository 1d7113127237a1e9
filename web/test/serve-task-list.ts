import { api, type TaskAction, type TaskList } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { answer } from './api-server.ts';
import { anId } from './monitoring-builders.ts';
import { openApp } from './open-app.tsx';

/** When every list here was made. */
export const LISTED_AT = '2026-11-20T05:12:00.000Z';

export function anAction(over: Partial<TaskAction> = {}): TaskAction {
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
        createdAt: LISTED_AT,
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

export function aTaskList(over: Partial<TaskList> = {}): TaskList {
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
    isOutdated: false,
    createdAt: LISTED_AT,
    updatedAt: LISTED_AT,
    ...over,
  };
}

/** The list of the one prompt there is, as dashboard and dialog ask for it. */
export function serveTaskList({
  list = aTaskList(),
  isNew = true,
}: { list?: TaskList; isNew?: boolean } = {}) {
  const overview = {
    promptId: anId(200),
    tasks: list.tasks.length,
    done: list.tasks.filter(({ isDone }) => isDone).length,
    next: null,
    isNew,
    updatedAt: LISTED_AT,
  };
  answer(api.listTaskLists, { taskLists: [overview] });
  answer(api.getTaskList, list);
  answer(api.getTaskListLastUpdate, { lastUpdate: null });
  answer(api.openTaskList, undefined, 204);
}

export async function openTaskList() {
  const { router, user } = openApp(`/?azienda=${anId(100)}`);
  await user.click(await screen.findByRole('button', { name: 'Vedi Task List' }));
  const dialog = await screen.findByRole('dialog', { name: 'Task List SEO' });
  return { router, user, dialog: within(dialog) };
}
