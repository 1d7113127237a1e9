import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { aDone } from '../../../test/builders/effect-builders.ts';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
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
  serveCompanies(aCompany());
});

describe('ticking an action off', () => {
  it('shows at once and is sent with the version it was read in', async () => {
    serveTaskList();
    const saved = Promise.withResolvers<undefined>();
    respond(api.setActionDone, async () => {
      await saved.promise;
      return new HttpResponse(null, { status: 204 });
    });
    const { user, dialog } = await openTaskList();
    const box = await dialog.findByRole('checkbox', { name: 'Fatta: Mostra quanto costa davvero' });
    await user.click(box);
    // Before the server has answered.
    expect(await dialog.findByText('1 di 2 azioni fatte')).toBeTruthy();
    expect(box).toHaveProperty('checked', true);
    await waitFor(() => {
      expect(listRequests(api.setActionDone).map(({ body }) => body)).toEqual([{ isDone: true, version: 3 }]);
    });
    const reads = listRequests(api.getTaskList).length;
    saved.resolve(undefined);
    await waitFor(() => {
      expect(listRequests(api.getTaskList).length).toBeGreaterThan(reads);
    });
  });

  it('is taken back when the server refuses, and says why', async () => {
    serveTaskList();
    refuse(api.setActionDone, 'task_lists.outdated');
    const { user, dialog } = await openTaskList();
    const box = await dialog.findByRole('checkbox', { name: 'Fatta: Mostra quanto costa davvero' });
    await user.click(box);
    expect(await screen.findByText('Il segno di spunta non è stato salvato')).toBeTruthy();
    await waitFor(() => {
      expect(box).toHaveProperty('checked', false);
    });
    expect(dialog.getByText('0 di 2 azioni fatte')).toBeTruthy();
  });
});

describe('two actions ticked off one after the other', () => {
  it('stand as the server has them when only the second was saved', async () => {
    serveTaskList();
    const saved = new Set<unknown>();
    const reads: boolean[] = [];
    const title = 'Mostra quanto costa davvero';
    respond(api.getTaskList, () => {
      reads.push(saved.size > 0);
      const second = anAction({ number: 2, title, priority: 'Low', isDone: saved.size > 0 });
      return HttpResponse.json(aTaskList({ isNew: false, tasks: [anAction(), second] }));
    });
    const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    respond(api.setActionDone, async () => {
      if (listRequests(api.setActionDone).length === 1) {
        await first.promise;
        return HttpResponse.error();
      }
      await second.promise;
      saved.add(2);
      return new HttpResponse(null, { status: 204 });
    });
    const { user, dialog } = await openTaskList();
    const box = await dialog.findByRole('checkbox', { name: `Fatta: ${title}` });
    await user.click(dialog.getByRole('checkbox', { name: /^Fatta: Entra/ }));
    await user.click(box);
    first.resolve(undefined);
    expect(await screen.findByText('Il segno di spunta non è stato salvato')).toBeTruthy();
    second.resolve(undefined);
    await waitFor(() => {
      expect(reads.at(-1)).toBe(true);
    });
    expect(await dialog.findByText('1 di 2 azioni fatte')).toBeTruthy();
    expect(box).toHaveProperty('checked', true);
  });
});

describe('the task list opened from the overview', () => {
  it('stays open while its actions are ticked off, whatever is to be done next', async () => {
    serveTaskList();
    const periodEnd = new Date().toISOString();
    const prompts = [anId(200), anId(201)].map((id) =>
      aPrompt({
        id,
        text: `Domanda ${id}`,
        monitoringData: [someMonitoringData({ promptId: id, periodEnd })],
      }),
    );
    serveCompanies(aCompany({ prompts }));
    const listOf = (promptId: string, title: string, done: number) => {
      const next = { title, priority: 'High' as const };
      return { promptId, tasks: 2, done, next, isNew: false, updatedAt: LISTED_AT };
    };
    const other = listOf(anId(201), 'Scrivi una guida', 0);
    answer(api.listTaskLists, { taskLists: [listOf(anId(200), 'Entra nelle risposte', 0), other] });
    answer(api.setActionDone, undefined, 204);
    const { user } = openApp('/');
    expect(await screen.findByText(/Entra nelle risposte/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Apri la task list/i }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Task List SEO' }));
    expect(dialog.getByText(`Domanda ${anId(200)}`)).toBeTruthy();
    const lowest = { title: 'Mostra quanto costa davvero', priority: 'Low' as const };
    answer(api.listTaskLists, {
      taskLists: [{ ...listOf(anId(200), '', 1), next: lowest }, other],
    });
    await user.click(
      await dialog.findByRole('checkbox', { name: /^Fatta: Entra nelle risposte che oggi fanno/ }),
    );
    expect(await screen.findByText(/Scrivi una guida/)).toBeTruthy();
    expect(dialog.getByText(`Domanda ${anId(200)}`)).toBeTruthy();
    expect(dialog.queryByText(`Domanda ${anId(201)}`)).toBeNull();
  });
});

describe('what came after a done action', () => {
  it('stands below the list of its prompt, also where the plan holds it', async () => {
    serveTaskList();
    answer(api.listActionEffects, {
      actions: [
        aDone({ promptIds: [aPrompt().id] }),
        aDone({ key: 'other', title: 'Altrove', promptIds: [anId(299)] }),
      ],
    });
    const { dialog } = await openTaskList();
    const done = within(await dialog.findByRole('region', { name: 'Azioni fatte' }));
    expect(done.getByText('fatta il 10 ott 2026')).toBeTruthy();
    expect(done.getByText('Dopo 14 giorni: da 21,1% a 34,2%, oltre la variabilità')).toBeTruthy();
    expect(done.queryByText('Altrove')).toBeNull();
  });

  it('stands on the card of a prompt whose list has something done', async () => {
    serveTaskList({ list: aTaskList({ tasks: [anAction({ isDone: true })] }) });
    answer(api.listActionEffects, { actions: [aDone({ promptIds: [aPrompt().id] })] });
    openApp(`/?azienda=${anId(100)}`);
    const card = within(await screen.findByRole('article', { name: /Prompt/ }));
    expect(await card.findByRole('region', { name: 'Azioni fatte' })).toBeTruthy();
  });
});
