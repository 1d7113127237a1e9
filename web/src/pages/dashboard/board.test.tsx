import { api, type BoardPrompt, type Prompt, type Ranking } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, listRequests, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anAnswer, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

const TOPICS = ['caffè', 'tè', 'cacao', 'zucchero', 'miele', 'latte', 'orzo'];

/** A prompt each topic, named the more often the later it was added. */
const prompts: Prompt[] = TOPICS.map((topic, index) =>
  aPrompt({
    id: anId(200 + index),
    text: `Qual è il miglior ${topic}?`,
    monitoringData: [
      someMonitoringData({
        promptId: anId(200 + index),
        mentionRate: { percent: index * 10, lowPercent: index * 10, highPercent: index * 10 + 20, n: 48 },
      }),
    ],
  }),
);
const weeks = {
  mentions: Array.from({ length: 12 }, () => 7),
  responses: Array.from({ length: 12 }, () => 35),
  incomparable: [],
};
const beside: BoardPrompt[] = prompts.map(({ id }) => ({
  promptId: id,
  weeks,
  sources: { sites: 4, citesOwn: true },
  engines: [
    { engine: 'openai', responses: 20, mentions: 15 },
    { engine: 'google', responses: 20, mentions: 0 },
  ],
}));
const ranking: Ranking = {
  prompts: 7,
  responses: 336,
  companies: [
    { key: 'relata', name: 'Relata', isOwn: false, mentions: 200, firsts: 5, bestPromptId: anId(201) },
    { key: '', name: 'Ponteverde CRM', isOwn: true, mentions: 100, firsts: 2, bestPromptId: anId(206) },
  ],
};

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany({ prompts }));
  answer(api.getBoard, { prompts: beside, ranking });
  answer(api.listAnswers, { results: [anAnswer()], nextCursor: null, total: 1 });
});
const dashboard = `/?azienda=${anId(100)}`;
const findBoard = () => screen.findByRole('list', { name: 'Le tue domande' });
const listTopics = (board: HTMLElement) =>
  within(board)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => /miglior (\S+)\?/.exec(textContent)?.[1]);

describe('more prompts than cards', () => {
  it('stand as rows, first where most is lost, engines and weeks beside', async () => {
    openApp(dashboard);
    const board = await findBoard();
    expect(listTopics(board)).toEqual(TOPICS);
    expect(screen.queryByRole('article', { name: 'Prompt 1' })).toBeNull();
    const [row] = within(board).getAllByRole('listitem');
    await waitFor(() => {
      expect(row?.textContent).toContain('ChatGPT: 75%Gemini: 0%');
    });
    expect(
      within(row ?? board).getByRole('img', { name: /^12 settimane fino all’ultima analisi: 20,0%, / }),
    ).toBeTruthy();
    expect(row?.textContent).toContain('Chi ti precede: Relata85,4%');
  });

  it('unfold into their card, and say so in the address', async () => {
    const { user, router } = openApp(dashboard);
    const board = await findBoard();
    const row = within(board).getByRole('button', { name: /miglior tè/ });
    await user.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByRole('article', { name: 'Prompt 2' })).toBeTruthy();
    expect(screen.getByText('15 di 20')).toBeTruthy();
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ azienda: anId(100), aperta: anId(201) });
    });
    await user.click(row);
    expect(screen.queryByRole('article', { name: 'Prompt 2' })).toBeNull();
  });

  it('are searched, ordered and filtered, and the address brings them back', async () => {
    const { user, router } = openApp(dashboard);
    const board = await findBoard();
    await user.selectOptions(screen.getByLabelText('Ordine'), 'Prima dove vinci');
    await user.type(screen.getByLabelText('Cerca tra le domande'), 'LATTE');
    await waitFor(() => {
      expect(listTopics(board)).toEqual(['latte']);
    });
    expect(screen.getByText('1 di 7 domande')).toBeTruthy();
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        azienda: anId(100),
        ordina: 'migliori',
        cerca: 'LATTE',
      });
    });
    await user.selectOptions(screen.getByLabelText('Variazione'), 'In calo');
    expect(await screen.findByText('Nessuna domanda con questi filtri')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
    await waitFor(() => {
      expect(listTopics(screen.getByRole('list', { name: 'Le tue domande' }))).toEqual(TOPICS);
    });
  });

  it('open as the address says', async () => {
    openApp(`${dashboard}&cerca=te&ordina=migliori&aperta=${anId(205)}`);
    expect(await screen.findByRole('article', { name: 'Prompt 6' })).toBeTruthy();
    expect(listTopics(await findBoard())).toEqual(['latte', 'tè']);
  });

  it('keep what is open when answers are read, and after', async () => {
    const { user, router } = openApp(`${dashboard}&aperta=${anId(201)}`);
    await user.click(
      await screen.findByRole('button', { name: /^Relata: nominata nel 59,5% delle risposte/ }),
    );
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        azienda: anId(100),
        aperta: anId(201),
        risposte: anId(201),
        presenza: 'si',
        nome: 'relata',
      });
    });
  });

  it('stand without weeks and engines when these do not come, and say so', async () => {
    cutOff(api.getBoard);
    openApp(dashboard);
    expect(listTopics(await findBoard())).toEqual(TOPICS);
    expect(await screen.findByText('Settimane, motori e classifica non sono arrivati.')).toBeTruthy();
  });
});

it('five prompts are cards, and nothing is asked for a board', async () => {
  serveCompanies(aCompany({ prompts: prompts.slice(0, 5) }));
  openApp(dashboard);
  expect(await screen.findByRole('article', { name: 'Prompt 5' })).toBeTruthy();
  expect(listRequests(api.getBoard)).toEqual([]);
});
