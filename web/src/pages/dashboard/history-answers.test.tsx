import { api, type CompanyHistory } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, startApiServer } from '../../../test/api-server.ts';
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

const address = `/?azienda=${anId(100)}&scheda=andamento`;
const open = (history: CompanyHistory = aHistory(), more = '') => {
  answer(api.getCompanyHistory, history);
  return openApp(`${address}${more}`);
};
const findRow = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).findByRole('row', { name });

describe('the answers behind a company’s history', () => {
  it('opens the answers behind a row, after a choice among its questions', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Leggi le risposte: ChatGPT' }));
    const choice = await screen.findByRole('dialog', { name: 'Leggi le risposte: ChatGPT' });
    expect(within(choice).getAllByRole('button')).toHaveLength(2);
    await user.click(within(choice).getByRole('button', { name: /costa meno/ }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        azienda: anId(100),
        scheda: 'andamento',
        risposte: anId(201),
        risposteDi: 'openai',
        risposteDal: '2026-11-16',
        risposteAl: '2026-11-22',
      });
    });
  });

  it('opens from each point of the table the answers of the days it counts, and says which', async () => {
    const { user, router } = open(aHistory(), '&motori=openai');
    const [show] = await screen.findAllByRole('button', { name: 'Mostra come tabella' });
    if (show === undefined) throw new Error('no table');
    await user.click(show);
    await user.click(await screen.findByRole('button', { name: 'Leggi le risposte: 10 nov 2026' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Leggi le risposte: 10 nov 2026' }));
    expect(
      choice.getByText('Si aprono le risposte dal 4 nov al 10 nov 2026 alla domanda, dalla più recente.'),
    ).toBeTruthy();
    await user.click(choice.getByRole('button', { name: /costa meno/ }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({
        risposte: anId(201),
        risposteDi: 'openai',
        risposteDal: '2026-11-04',
        risposteAl: '2026-11-10',
      });
    });
    await waitFor(() => {
      expect(listRequests(api.listAnswers).at(-1)?.query).toMatchObject({
        engine: 'openai',
        from: '2026-11-04',
        to: '2026-11-10',
      });
    });
  });

  it('reads in the drawer which days they are of, and leaves them for another period', async () => {
    const { user, router } = open(
      aHistory(),
      `&risposte=${anId(200)}&risposteDal=2026-11-04&risposteAl=2026-11-10`,
    );
    const period = await screen.findByLabelText('Periodo');
    expect(
      within(period).getByRole('option', { name: '4 nov 2026 – 10 nov 2026', selected: true }),
    ).toBeTruthy();
    await user.selectOptions(period, 'Tutto il periodo');
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ periodo: 'tutto' });
    });
    expect(router.state.location.search).not.toHaveProperty('risposteDal');
  });

  it.each([
    'risposteDal=2026-11-10&risposteAl=2026-11-04',
    'risposteDal=2026-02-30&risposteAl=2026-03-01',
    'risposteDal=2026-11-04',
  ])('takes days that are none for no choice: %s', async (days) => {
    open(aHistory(), `&risposte=${anId(200)}&${days}`);
    await screen.findByLabelText('Periodo');
    await waitFor(() => {
      expect(listRequests(api.listAnswers)).not.toEqual([]);
    });
    expect(listRequests(api.listAnswers).at(-1)?.query).not.toHaveProperty('from');
  });

  it('opens those of a rival at once where there is one question', async () => {
    const { user, router } = open(aHistory(), `&prompt=${anId(200)}`);
    const row = await findRow('Mention Rate, tu e i rivali', /Lido Serena/);
    await user.click(within(row).getByRole('button'));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({
        prompt: anId(200),
        risposte: anId(200),
        nome: 'lido serena',
        presenza: 'si',
        risposteDal: '2026-11-16',
        risposteAl: '2026-11-22',
      });
    });
  });
});
