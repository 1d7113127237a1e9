import { api, type CompanyHistory } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, startApiServer } from '../../../test/api-server.ts';
import { aDone } from '../../../test/builders/effect-builders.ts';
import { aHistory } from '../../../test/history-builders.ts';
import { aCompany, anAnswer, anId, aPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(
    aCompany({
      prompts: [
        aPrompt(),
        aPrompt({ id: anId(201), text: 'Quale CRM costa meno?' }),
        aPrompt({ id: anId(202), text: 'Ponteverde CRM è affidabile?', namesOwnCompany: true }),
      ],
    }),
  );
  answer(api.listAnswers, { results: [anAnswer()], nextCursor: null, total: 1 });
});

const open = (history: CompanyHistory = aHistory()) => {
  answer(api.getCompanyHistory, history);
  return openApp(`/?azienda=${anId(100)}&scheda=andamento`);
};
const findPoint = () => screen.findByRole('slider', { name: 'Punti del grafico, giorno per giorno' });

describe('beside whom the company is named', () => {
  it('quotes two sentences a pair, each from an answer that opens, and counts those without any', async () => {
    const history = aHistory();
    const [first] = history.companions;
    const sentence = (id: number, quote: string) => ({
      promptId: anId(200),
      resultId: anId(id),
      engine: 'perplexity' as const,
      day: '2026-11-20',
      quote,
      namesBoth: true,
    });
    answer(api.getCompanionDetails, {
      mentions: history.mentions,
      withoutAny: 68,
      companions: [
        {
          key: first?.key ?? '',
          sentences: [sentence(650, 'Tra i due meglio Relata'), sentence(651, '<b>Relata</b> costa meno')],
        },
      ],
    });
    const { user, router } = open(history);
    const quotes = await screen.findByRole('list', { name: `Frasi su te e ${first?.name ?? ''}` });
    expect(within(quotes).getAllByRole('listitem')).toHaveLength(2);
    expect(quotes.textContent).toContain('<b>Relata</b> costa meno');
    expect(screen.getByText(/68 risposte ti nominano senza nessuna di queste \d\./)).toBeTruthy();
    expect(listRequests(api.getCompanionDetails).at(-1)?.query).toMatchObject({
      keys: history.companions.map(({ key }) => key).join('\n'),
    });
    const [read] = within(quotes).getAllByRole('button', { name: 'leggi la risposta' });
    if (read === undefined) throw new Error('No answer can be read');
    await user.click(read);
    expect(router.state.location.search).toMatchObject({ risposte: anId(200), risposta: anId(650) });
  });

  it('says nothing of those without any where not all answers were looked at', async () => {
    const history = aHistory();
    answer(api.getCompanionDetails, { mentions: history.mentions - 1, withoutAny: 68, companions: [] });
    open(history);
    await findPoint();
    expect(screen.queryByText(/senza nessuna/)).toBeNull();
  });
});

describe('what was done', () => {
  it('is marked on its day, with what came after; what was done elsewhere or put back is not', async () => {
    const day = '2026-11-10';
    answer(api.listActionEffects, {
      actions: [
        aDone({ day }),
        aDone({ day, key: 'other', title: 'Altrove', promptIds: [anId(290)] }),
        aDone({ day, key: 'back', title: 'Tolta', undoneAt: '2026-11-12T08:00:00Z' }),
      ],
    });
    open();
    const done = await screen.findByRole('list', { name: 'Azioni fatte' });
    expect(within(done).getAllByRole('listitem')).toHaveLength(1);
    expect(done.textContent).toContain('10 nov · Completa la scheda su gardadove.example');
    expect(done.textContent).toContain('Dopo 28 giorni: da 21,1% a 34,2%, oltre la variabilità');
    expect(screen.getByText(/^Una tacca dice quando hai agito/)).toBeTruthy();
  });

  it('leaves no trace where nothing was', async () => {
    open();
    await findPoint();
    expect(screen.queryByRole('list', { name: 'Azioni fatte' })).toBeNull();
  });
});
