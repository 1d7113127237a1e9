import { api, type Prompt } from '@citato/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anAnswer, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

const HOTELS = { id: anId(900), subject: 'prompt' as const, name: 'Hotel', colour: 'ochre' as const };

const prompts: Prompt[] = Array.from({ length: 20 }, (_, index) =>
  aPrompt({
    id: anId(200 + index),
    text: `Domanda numero ${String(index + 1)}?`,
    labelIds: index === 0 ? [HOTELS.id] : [],
    namesOwnCompany: index === 1,
    isActive: index !== 2,
    monitoringData: [
      someMonitoringData({
        promptId: anId(200 + index),
        mentionRate: { percent: index * 4, lowPercent: index * 4, highPercent: index * 4 + 20, n: 48 },
      }),
    ],
  }),
);

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany({ prompts }));
  answer(api.listLabels, { labels: [HOTELS] });
  answer(api.getBoard, {
    prompts: prompts.map(({ id }) => ({
      promptId: id,
      weeks: { mentions: [], responses: [], incomparable: [] },
      sources: { sites: 7, citesOwn: id === anId(200) },
      engines: [],
    })),
    ranking: { prompts: 20, responses: 960, companies: [] },
  });
  answer(api.listAnswers, { results: [anAnswer()], nextCursor: null, total: 1 });
});

const open = () => openApp(`/?azienda=${anId(100)}`);
const findTable = () => screen.findByRole('table', { name: /^Le tue domande, una riga ciascuna/ });
const rowOf = (table: HTMLElement, number: number) =>
  within(table).getByRole('row', { name: new RegExp(`Domanda numero ${String(number)}\\?`) });
const choose = (number: number) =>
  screen.getByRole('checkbox', { name: `Scegli «Domanda numero ${String(number)}?»` });

describe('twenty prompts', () => {
  it('are a table, each a line with what stands against it', async () => {
    open();
    const table = await findTable();
    expect(within(table).getAllByRole('rowheader')).toHaveLength(20);
    await waitFor(() => {
      expect(rowOf(table, 1).textContent).toContain('Hotel');
    });
    expect(rowOf(table, 1).textContent).toContain('7tua');
    expect(rowOf(table, 2).textContent).toContain('con il nome');
    expect(rowOf(table, 3).textContent).toContain('in pausa');
    expect(rowOf(table, 3).textContent).toContain('8,0%');
    expect(rowOf(table, 3).textContent).toContain('8–28% · n = 48');
  });

  it('are cards for who prefers them, also the next time', async () => {
    const { user } = open();
    await findTable();
    await user.click(screen.getByRole('radio', { name: 'Schede' }));
    expect(screen.queryByRole('table', { name: /^Le tue domande/ })).toBeNull();
    expect(screen.getByRole('list', { name: 'Le tue domande' })).toBeTruthy();
    expect(
      Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)).join(),
    ).toContain('citato.prompts-view');
    localStorage.clear();
  });

  it('are ordered by their heads and unfold into the card', async () => {
    const { user, router } = open();
    const table = await findTable();
    await user.click(screen.getByRole('button', { name: 'Mention Rate' }));
    await waitFor(() => {
      expect(within(table).getAllByRole('rowheader')[0]?.textContent).toContain('numero 20');
    });
    expect(router.state.location.search).toMatchObject({ ordina: 'migliori' });
    await user.click(screen.getByRole('button', { name: 'Domanda numero 4?' }));
    expect(await screen.findByRole('article', { name: 'Prompt 4' })).toBeTruthy();
  });

  it('are led through by arrows and chosen with Space, with Shift as far as here', async () => {
    const { user } = open();
    await findTable();
    choose(1).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(screen.getByText('3 scelte')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Scegli tutte le domande mostrate' }));
    expect(screen.getByText('20 scelte')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Deseleziona' }));
    expect(screen.queryByRole('toolbar', { name: 'Domande scelte' })).toBeNull();
  });
});

describe('chosen prompts', () => {
  const chooseTwo = async () => {
    const { user } = open();
    await findTable();
    await user.click(choose(1));
    await user.click(choose(4));
    return user;
  };
  const ids = [anId(200), anId(203)];

  it('are labelled together, those that lack the label, and it can be undone', async () => {
    answer(api.setPromptLabels, { prompts: [] });
    const user = await chooseTwo();
    await user.click(screen.getByRole('button', { name: 'Etichetta' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Hotel' }));
    await waitFor(() => {
      expect(listRequests(api.setPromptLabels).map(({ body }) => body)).toEqual([
        { promptIds: [anId(203)], add: [HOTELS.id], remove: [] },
      ]);
    });
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(() => {
      expect(listRequests(api.setPromptLabels).at(-1)?.body).toEqual({
        promptIds: [anId(203)],
        add: [],
        remove: [HOTELS.id],
      });
    });
  });

  it('are paused together, and go on again at one click', async () => {
    answer(api.setPromptsActive, { isActive: false });
    const user = await chooseTwo();
    await user.click(screen.getByRole('button', { name: 'Metti in pausa' }));
    expect(await screen.findByText('2 domande in pausa')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => {
      expect(listRequests(api.setPromptsActive).map(({ body }) => body)).toEqual([
        { promptIds: ids, isActive: false },
        { promptIds: ids, isActive: true },
      ]);
    });
  });

  it('are analysed as far as the plan has some left, and the rest is said', async () => {
    answer(api.startAnalyses, { started: 1, running: 0, refused: 1 });
    const user = await chooseTwo();
    await user.click(screen.getByRole('button', { name: 'Analizza ora' }));
    expect(await screen.findByText('1 analisi avviata')).toBeTruthy();
    expect(screen.getByText('1 domanda: il piano non ne permette altre oggi.')).toBeTruthy();
  });

  const deleteTwo = async () => {
    answer(api.deletePrompts, undefined);
    const user = await chooseTwo();
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Elimina' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Elimini 2 domande?' });
    await user.click(within(dialog).getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('2 domande eliminate')).toBeTruthy();
    expect(within(await findTable()).getAllByRole('rowheader')).toHaveLength(18);
    expect(listRequests(api.deletePrompts)).toEqual([]);
    return user;
  };
  const expectDeleted = () =>
    waitFor(() => {
      expect(listRequests(api.deletePrompts).map(({ body }) => body)).toEqual([{ promptIds: ids }]);
    });

  it('are deleted after one question, once the notification that can undo it is gone', async () => {
    const user = await deleteTwo();
    serveCompanies(aCompany({ prompts: prompts.filter(({ id }) => !ids.includes(id)) }));
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await expectDeleted();
    await waitFor(async () => {
      expect(within(await findTable()).getAllByRole('rowheader')).toHaveLength(18);
    });
  });

  it('are back by the keyboard alone, and nothing was deleted', async () => {
    const user = await deleteTwo();
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    // The notification itself, then what it offers.
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Annulla');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('2 domande restano')).toBeTruthy();
    expect(within(await findTable()).getAllByRole('rowheader')).toHaveLength(20);
    window.dispatchEvent(new Event('pagehide'));
    expect(listRequests(api.deletePrompts)).toEqual([]);
  });

  it('are deleted when the page is left meanwhile', async () => {
    await deleteTwo();
    window.dispatchEvent(new Event('pagehide'));
    await expectDeleted();
    window.dispatchEvent(new Event('pagehide'));
    expect(listRequests(api.deletePrompts)).toHaveLength(1);
  });

  it('come back when the server refuses it, and that is said', async () => {
    const user = await deleteTwo();
    refuse(api.deletePrompts, 'server.unavailable');
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(await screen.findByText("Errore nell'eliminazione del prompt")).toBeTruthy();
    await waitFor(async () => {
      expect(within(await findTable()).getAllByRole('rowheader')).toHaveLength(20);
    });
  });
});
