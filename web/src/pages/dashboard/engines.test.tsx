import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aConfig,
  answer,
  aUser,
  listRequests,
  refuse,
  someSpending,
  startApiServer,
} from '../../../test/api-server.ts';
import { anEngineChoice, someEngines } from '../../../test/builders/engine-builders.ts';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'google'] }));
});

const answeringFrom = (...engines: ('openai' | 'google')[]) =>
  aCompany({ prompts: [aPrompt({ monitoringData: [someMonitoringData({ engines })] })] });
const dashboard = `/?azienda=${anId(100)}`;

/** Fourteen answers of Gemini, one in seven with the company. */
function answerForGemini() {
  const mentionRate = { percent: 14.3, lowPercent: 4, highPercent: 39.9, n: 14 };
  const data = someMonitoringData({ engines: ['google'], totalResponses: 14, mentionRate });
  answer(api.getCompanyMonitoring, { prompts: [{ promptId: anId(200), monitoringData: [data] }] });
}

describe('the numbers of one engine', () => {
  it('take the place of all together, stay in the address and in the other tab, and go away again', async () => {
    serveCompanies(answeringFrom('openai', 'google'));
    answerForGemini();
    const { user, router } = openApp(dashboard);
    const filter = await screen.findByRole('group', { name: 'Mostra i numeri di' });
    expect(within(filter).getByRole('button', { name: 'Tutti i motori', pressed: true })).toBeTruthy();
    expect(await screen.findByText('62,5%')).toBeTruthy();

    await user.click(within(filter).getByRole('button', { name: 'Gemini' }));
    expect(await screen.findByText('14,3%')).toBeTruthy();
    expect(screen.queryByText('62,5%')).toBeNull();
    expect(router.state.location.search).toMatchObject({ motore: 'google' });

    await user.click(screen.getByRole('tab', { name: 'Tabella Risultati' }));
    await screen.findByRole('tab', { name: 'Tabella Risultati', selected: true });
    expect(router.state.location.search).toMatchObject({ motore: 'google', scheda: 'risultati' });
    await user.click(screen.getByRole('tab', { name: 'Prompt & Strategie' }));
    await screen.findByRole('tab', { name: 'Prompt & Strategie', selected: true });
    await user.click(screen.getByRole('button', { name: 'Tutti i motori' }));
    expect(await screen.findByText('62,5%')).toBeTruthy();
    expect(router.state.location.search).not.toHaveProperty('motore');
  });

  it('are not offered while one engine alone was heard, and an address that asks for another shows all', async () => {
    serveCompanies(answeringFrom('openai'));
    openApp(`${dashboard}&motore=google`);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Mostra i numeri di' })).toBeNull();
    expect(listRequests(api.getCompanyMonitoring)).toEqual([]);
  });

  it('can be asked for again when they did not come', async () => {
    serveCompanies(answeringFrom('openai', 'google'));
    refuse(api.getCompanyMonitoring, 'server.failed');
    const { user } = openApp(`${dashboard}&motore=google`);
    expect(await screen.findByText('Non riesco a caricare i numeri di Gemini')).toBeTruthy();
    answerForGemini();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('14,3%')).toBeTruthy();
  });
});

describe('engines that gave no answer', () => {
  const missing = (nextAttempt: string) => [
    { engine: 'google' as const, reason: 'Il motore non ha risposto in tempo.', nextAttempt },
  ];

  it('are named with the reason and the next attempt, and leave the numbers of the others alone', async () => {
    serveCompanies(aCompany({ prompts: [aPrompt({ missingEngines: missing('2126-11-22T13:32:00.000Z') })] }));
    openApp(dashboard);
    const notice = await screen.findByRole('region', { name: 'Un motore non ha risposto' });
    expect(within(notice).getByText('Gemini')).toBeTruthy();
    expect(within(notice).getByText('Il motore non ha risposto in tempo.')).toBeTruthy();
    expect(within(notice).getByText('Nuovo tentativo: 22 nov 2126, 14:32')).toBeTruthy();
    expect(screen.getByText('62,5%')).toBeTruthy();
  });

  it('are promised no moment that has passed', async () => {
    serveCompanies(aCompany({ prompts: [aPrompt({ missingEngines: missing('2026-01-01T00:00:00.000Z') })] }));
    openApp(dashboard);
    expect(await screen.findByText('Nuovo tentativo a breve')).toBeTruthy();
  });

  it('are not named while an analysis asks them', async () => {
    const missingEngines = missing('2126-11-22T13:32:00.000Z');
    serveCompanies(aCompany({ prompts: [aPrompt({ missingEngines, analysisStatus: 'in_progress' })] }));
    openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    expect(screen.queryByText('Gemini')).toBeNull();
  });
});

describe('the engines of a company', () => {
  it('can be left out, but not all of them', async () => {
    serveCompanies(answeringFrom('openai', 'google'));
    answer(api.setCompanyEngines, { excludedEngines: ['google'] });
    const { user } = openApp(`${dashboard}&scheda=motori`);
    await user.click(await screen.findByRole('checkbox', { name: 'ChatGPT' }));
    const save = screen.getByRole('button', { name: 'Salva' });
    await user.click(screen.getByRole('checkbox', { name: 'Gemini' }));
    expect(screen.getByText('Lascia attivo almeno un motore.')).toBeTruthy();
    expect(save).toHaveProperty('disabled', true);

    await user.click(screen.getByRole('checkbox', { name: 'ChatGPT' }));
    await user.click(save);
    expect(await screen.findByText('Motori aggiornati')).toBeTruthy();
    expect(listRequests(api.setCompanyEngines)[0]?.body).toEqual({ excludedEngines: ['google'] });
  });

  it('cannot be chosen where there is only one', async () => {
    answer(api.getConfig, aConfig({ engines: ['demo'] }));
    serveCompanies(aCompany());
    answer(api.getCompanyEngines, someEngines({ engines: [anEngineChoice({ engine: 'demo' })] }));
    openApp(`${dashboard}&scheda=motori`);
    expect(await screen.findByText('Motore demo')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull();
  });
});

describe('the cost of one more prompt', () => {
  beforeEach(() => {
    refuse(api.requestSuggestions, 'suggestions.daily_limit');
    answer(api.listSuggestions, []);
  });
  const analysis = [
    { engine: 'openai' as const, cents: 2.6, readingCents: 0, reach: 'town' as const },
    { engine: 'google' as const, cents: 1.3, readingCents: 0, reach: 'town' as const },
  ];

  it('is included in a customer’s plan, whatever the engines cost', async () => {
    answer(api.getUserSpending, someSpending({ analysis }));
    serveCompanies(answeringFrom('openai'));
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    expect(await screen.findByText('Incluso, senza costi in più.')).toBeTruthy();
    expect(screen.queryByText(/Costo stimato|€/)).toBeNull();
    expect(listRequests(api.getUserSpending)).toHaveLength(0);
  });

  it('is said to an administrator before it is added, for the engines the company is asked at', async () => {
    answer(api.getOwnProfile, aUser({ isAdmin: true }));
    answer(api.getUserSpending, someSpending({ analysis }));
    serveCompanies({ ...answeringFrom('openai'), excludedEngines: ['google'] });
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    expect(
      await screen.findByText('Costo stimato dei motori AI: circa €0,03 al giorno per prompt.'),
    ).toBeTruthy();
  });

  it('is nothing in the demo, and an administrator reads that', async () => {
    answer(api.getOwnProfile, aUser({ isAdmin: true }));
    serveCompanies(answeringFrom('openai'));
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    expect(await screen.findByText('Nessun costo: risponde il motore demo.')).toBeTruthy();
  });
});

describe('answers that did not count', () => {
  it('are told for every engine, with how many and of which kind', async () => {
    const data = someMonitoringData({
      engines: ['perplexity'],
      excludedResponses: { failed: 10, empty: 5, refused: 1 },
      missingByEngine: [
        { engine: 'google', failed: 0, empty: 5, refused: 0 },
        { engine: 'openai', failed: 10, empty: 0, refused: 1 },
      ],
    });
    serveCompanies(
      aCompany({
        prompts: [
          aPrompt({
            monitoringData: [data],
            missingEngines: [
              {
                engine: 'openai',
                reason: 'Il motore non ha risposto in tempo.',
                nextAttempt: '2126-11-20T05:12:00.000Z',
              },
            ],
          }),
        ],
      }),
    );
    const { user } = openApp(dashboard);
    const notice = await screen.findByRole('region', { name: '16 risposte mancate da 2 motori' });
    const lines = within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines[0]).toContain('ChatGPT10 non riuscite · 1 rifiutata · Il motore non ha risposto in tempo.');
    expect(lines[1]).toBe('Gemini5 vuote');
    await user.click(screen.getByRole('button', { name: /^\d+ risposte valide, 16 mancate/ }));
    expect((await screen.findByRole('note')).textContent).toContain(
      'Le risposte mancate non contano (Gemini: 5 vuote; ChatGPT: 10 non riuscite · 1 rifiutata).',
    );
  });
});
