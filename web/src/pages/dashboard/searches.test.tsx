import { api, type PromptSearches } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anAnswer, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
});

const TITLE = /Che cosa cercano per risponderti/;
const FOUND: PromptSearches = {
  period: { firstDay: '2026-02-01', lastDay: '2026-03-02' },
  responses: 40,
  searches: [
    {
      words: 'crm semplice 2026',
      engines: ['openai', 'anthropic'],
      answers: 25,
      days: 6,
      lastDay: '2026-03-02',
    },
    { words: 'crm prezzi', engines: ['openai'], answers: 1, days: 1, lastDay: '2026-02-27' },
  ],
  total: 31,
  engines: [
    { engine: 'openai', responses: 20, searched: 20, says: 'words' },
    { engine: 'anthropic', responses: 20, searched: 12, says: 'words' },
    { engine: 'ai_mode', responses: 20, searched: 0, says: 'number' },
    { engine: 'mistral', responses: 20, searched: 0, says: 'nothing' },
  ],
};

const openResults = async () => {
  const opened = openApp(`/?azienda=${anId(100)}&scheda=risultati`);
  const head = await screen.findByRole('button', { name: TITLE });
  return { ...opened, head };
};

describe('what the engines search for', () => {
  it('is asked for when somebody wants to know it', async () => {
    answer(api.getPromptSearches, FOUND);
    const { user, head } = await openResults();
    expect(head.getAttribute('aria-expanded')).toBe('false');
    expect(listRequests(api.getPromptSearches)).toEqual([]);
    await user.click(head);
    const list = await screen.findByRole('list', { name: 'Ricerche dei motori, le più frequenti prima' });
    expect(head.getAttribute('aria-expanded')).toBe('true');
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toBe(
      'crm semplice 2026in 25 di 40 risposte · ChatGPT, Claudein 6 giorni, l’ultimo il 2 mar 2026',
    );
    expect(second?.textContent).toContain('in 1 di 40 risposte · ChatGPTil 27 feb 2026');
  });

  it('says over which answers it is counted, how many there are, and who says nothing', async () => {
    answer(api.getPromptSearches, FOUND);
    const { user, head } = await openResults();
    await user.click(head);
    expect(
      await screen.findByText(
        'Contate su 40 risposte di ChatGPT e Claude, che dicono che cosa cercano: 1º feb 2026 – 2 mar 2026.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Le 2 più frequenti di 31 ricerche diverse.')).toBeTruthy();
    expect(screen.getByText('Google AI Mode cerca sul web, ma non dice che cosa.')).toBeTruthy();
    expect(screen.getByText('Di Mistral non risultano ricerche sul web.')).toBeTruthy();
  });

  it('is nothing where no engine says anything, and that is said', async () => {
    answer(api.getPromptSearches, {
      ...FOUND,
      responses: 0,
      searches: [],
      total: 0,
      engines: [{ engine: 'copilot', responses: 5, searched: 0, says: 'number' }],
    });
    const { user, head } = await openResults();
    await user.click(head);
    expect(
      await screen.findByText('Nessuna risposta di questo periodo dice che cosa ha cercato il motore.'),
    ).toBeTruthy();
    expect(screen.getByText('Copilot cerca sul web, ma non dice che cosa.')).toBeTruthy();
  });

  it('that did not come can be asked for again', async () => {
    refuse(api.getPromptSearches, 'server.unavailable');
    const { user, head } = await openResults();
    await user.click(head);
    expect(await screen.findByText('Le ricerche dei motori non sono arrivate.')).toBeTruthy();
    answer(api.getPromptSearches, FOUND);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('crm semplice 2026')).toBeTruthy();
  });

  it('stands with the answer it was made for', async () => {
    answer(api.listAnswers, {
      results: [anAnswer({ searches: ['crm per piccole imprese'] })],
      nextCursor: null,
      total: 1,
    });
    openApp(`/?azienda=${anId(100)}&risposte=${anId(200)}`);
    const drawer = await screen.findByRole('dialog', { name: /demo/i });
    expect(await within(drawer).findByText('Ricerche fatte per questa risposta')).toBeTruthy();
    expect(within(drawer).getByText('crm per piccole imprese')).toBeTruthy();
  });
});
