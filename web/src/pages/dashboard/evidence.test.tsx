import { api, type AnalysisResult } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, listRequests, respond, startApiServer } from '../../../test/api-server.ts';
import {
  aCompany,
  anAnswer,
  anId,
  aPrompt,
  someMonitoringData,
  someProgress,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
});

function answerWith(results: AnalysisResult[], over: { nextCursor?: string; total?: number } = {}) {
  answer(api.listAnswers, { results, nextCursor: null, total: results.length, ...over });
}
const dashboard = `/?azienda=${anId(100)}`;
const results = `${dashboard}&scheda=risultati`;
const answersOpen = `${dashboard}&risposte=${anId(200)}`;
const lastQuery = () => listRequests(api.listAnswers).at(-1)?.query;

describe('the answers behind a number', () => {
  it('open from a cell of the table: those that name that company, in the days of the numbers', async () => {
    answerWith([anAnswer()], { total: 41 });
    const { user, router } = openApp(results);
    const row = (await screen.findByText('Relata')).closest('tr');
    if (row === null) throw new Error('Relata has no row');
    await user.click(
      within(row).getByRole('button', { name: /Nominata in 41 risposte.*n = 48.*Leggi le risposte/ }),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Motore demo' });
    expect(lastQuery()).toMatchObject({ scope: 'standing', company: 'relata', presence: 'named' });
    expect(within(drawer).getByText('1 di 41')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ nome: 'relata', presenza: 'si' });
    router.history.back();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('open from the tiles, each figure with how sure it is', async () => {
    answerWith([anAnswer()]);
    const { user } = openApp(dashboard);
    await user.click(
      await screen.findByRole('button', { name: /62,5%.*48–75% · n = 48.*Leggi le risposte/ }),
    );
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(lastQuery()).toMatchObject({ presence: 'named' });
    expect(lastQuery()).not.toHaveProperty('company');
  });

  it('are those of the engine whose numbers are shown', async () => {
    answer(api.getCompanyMonitoring, { prompts: [] });
    answerWith([anAnswer()]);
    const data = someMonitoringData({ engines: ['demo', 'openai'] });
    serveCompanies(aCompany({ prompts: [aPrompt({ monitoringData: [data] })] }));
    const { user, router } = openApp(`${dashboard}&motore=openai`);
    await user.click(await screen.findByRole('button', { name: 'Leggi le risposte' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(lastQuery()).toMatchObject({ engine: 'openai', scope: 'standing' });
    expect(router.state.location.search).toMatchObject({ motore: 'openai', risposteDi: 'openai' });
  });

  it('show every name where it stands, the own one marked, the first with its rank', async () => {
    answerWith([anAnswer()]);
    openApp(answersOpen);
    const drawer = await screen.findByRole('dialog');
    const [own] = await within(drawer).findAllByText('Ponteverde CRM', { selector: 'article ol mark' });
    expect(own?.closest('li')?.textContent).toBe('Ponteverde CRM2 è affidabile');
    expect(within(drawer).getByRole('heading', { name: 'Aziende, in ordine di citazione' })).toBeTruthy();
    expect(within(drawer).getByText('Il motore non indica fonti.')).toBeTruthy();
  });

  it('are turned by the arrows of screen and keyboard, across pages', async () => {
    const first = [anAnswer({ answer: 'Prima' }), anAnswer({ id: anId(601), answer: 'Seconda' })];
    const second = [anAnswer({ id: anId(602), answer: 'Terza' })];
    respond(api.listAnswers, ({ query }) =>
      HttpResponse.json(
        query['cursor'] === 'dopo'
          ? { results: second, nextCursor: null, total: 3 }
          : { results: first, nextCursor: 'dopo', total: 3 },
      ),
    );
    const { user, router } = openApp(answersOpen);
    await screen.findByText('Prima');
    await user.click(screen.getByRole('button', { name: 'Risposta successiva' }));
    expect(await screen.findByText('Seconda')).toBeTruthy();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Risposta successiva' })).toHaveProperty('disabled', false);
    });
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Terza')).toBeTruthy();
    expect(screen.getByText('3 di 3')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ risposta: anId(602) });
  });

  it('are filtered by company, presence and time, and say so when none is left', async () => {
    answerWith([anAnswer()]);
    const { user, router } = openApp(answersOpen);
    const filters = await screen.findByRole('group', { name: 'Filtra le risposte' });
    answerWith([]);
    await user.selectOptions(within(filters).getByLabelText('Azienda'), 'Relata');
    await user.click(within(filters).getByRole('button', { name: 'Non la nominano' }));
    // Not the last ones: of numbers that stand still they end before today. Short, for a narrow filter.
    expect(within(filters).getByRole('option', { name: '30 giorni' })).toBeTruthy();
    await user.selectOptions(within(filters).getByLabelText('Periodo'), 'Tutto il periodo');
    expect(await screen.findByText('Nessuna risposta con questi filtri')).toBeTruthy();
    expect(lastQuery()).toMatchObject({ company: 'relata', presence: 'absent', scope: 'all' });
    answerWith([anAnswer()]);
    await user.click(screen.getByRole('button', { name: 'Mostra tutte' }));
    expect(await screen.findByRole('heading', { name: 'Fonti' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ azienda: anId(100), risposte: anId(200) });
  });

  it.each([
    { status: 'failed', failure: 'Il motore non ha risposto in tempo.', label: 'Mancata' },
    {
      status: 'refused',
      failure: 'Il motore ha rifiutato di rispondere a questa domanda.',
      label: 'Rifiutata',
    },
    { status: 'empty', failure: 'Il motore ha dato una risposta vuota.', label: 'Vuota' },
  ] as const)('that are $status say why, and that it is no absence', async ({ status, failure, label }) => {
    answerWith([anAnswer({ status, failure, answer: null, companies: [], brandPresent: null })]);
    openApp(answersOpen);
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText(label)).toBeTruthy();
    expect(
      within(drawer).getByText(`${failure} Non conta nelle percentuali: non è un’assenza.`),
    ).toBeTruthy();
  });

  it('say that a text is no longer kept, whatever the plan of today keeps, and keep who was named', async () => {
    answerWith([{ ...anAnswer(), answer: null }]);
    openApp(answersOpen);
    expect(await screen.findByText(/Il testo non è più conservato/)).toBeTruthy();
    expect(within(screen.getByRole('dialog')).queryByText(/tuo piano/)).toBeNull();
    expect(within(screen.getByRole('dialog')).getAllByText('Relata').length).toBeGreaterThan(1);
  });

  it('say what happened when they do not arrive', async () => {
    cutOff(api.listAnswers);
    const { user } = openApp(answersOpen);
    expect(await screen.findByText('Le risposte non sono arrivate')).toBeTruthy();
    answerWith([anAnswer()]);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Fonti' })).toBeTruthy();
  });

  it('that do not go on say so once, and go on when the reader asks again', async () => {
    const first = [anAnswer({ answer: 'Prima' }), anAnswer({ id: anId(601), answer: 'Seconda' })];
    respond(api.listAnswers, ({ query }) =>
      query['cursor'] === 'dopo'
        ? HttpResponse.json({ code: 'server.unavailable', message: 'Riprova tra poco.' }, { status: 503 })
        : HttpResponse.json({ results: first, nextCursor: 'dopo', total: 3 }),
    );
    const { user } = openApp(answersOpen);
    await screen.findByText('Prima');
    expect(await screen.findByText('Le altre risposte non sono arrivate.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Risposta successiva' }));
    expect(await screen.findByText('Seconda')).toBeTruthy();
    const ofRest = () => listRequests(api.listAnswers).filter(({ query }) => query['cursor'] === 'dopo');
    expect(ofRest()).toHaveLength(1);
    answerWith([anAnswer({ id: anId(602), answer: 'Terza' })], { total: 3 });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => {
      expect(screen.queryByText('Le altre risposte non sono arrivate.')).toBeNull();
    });
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Terza')).toBeTruthy();
  });

  it('show below each source the words that rest on it, where the engine says so', async () => {
    const answer = 'Ce ne sono molti. Per i piccoli **Relata** costa meno.';
    const at = answer.indexOf('**Relata**');
    const source = { domain: 'guida.example', title: 'Guida' };
    answerWith([
      anAnswer({
        answer,
        companies: [],
        citations: [
          { ...source, url: 'https://guida.example/a', position: 1, span: { start: at, end: at + 10 } },
          { ...source, url: 'https://guida.example/b', position: 2, span: null },
        ],
      }),
    ]);
    openApp(answersOpen);
    const passage = await screen.findByText('Per i piccoli Relata costa meno.');
    expect(
      within(passage.closest('li') ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('https://guida.example/a');
    expect(screen.getAllByRole('link', { name: 'Guida' })).toHaveLength(2);
    expect(document.querySelectorAll('q')).toHaveLength(1);
  });

  it('run nothing, load nothing and link nowhere but to the web', async () => {
    const hostile = [
      '<script>window.rotto = true</script><img src=x onerror="window.rotto = true">',
      '![pixel](https://spia.example/p.gif) [clicca](javascript:alert(1)) [ok](https://ok.example)',
      '<svg onload=alert(1)> \u202Eotrevni\u202C مرحبا',
    ].join('\n\n');
    answerWith([
      anAnswer({
        answer: hostile,
        companies: [],
        citations: [
          { url: 'javascript:alert(1)', domain: 'finta', title: 'Fonte finta', position: 1, span: null },
          {
            url: 'https://vera.example/a',
            domain: 'vera.example',
            title: 'Fonte vera',
            position: 2,
            span: null,
          },
        ],
      }),
    ]);
    openApp(answersOpen);
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText(/<script>window.rotto = true/)).toBeTruthy();
    expect(drawer.querySelector('script, img, iframe, object, article svg')).toBeNull();
    const links = within(drawer).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://ok.example',
      'https://vera.example/a',
    ]);
    expect(new Set(links.map((link) => link.getAttribute('rel')))).toEqual(
      new Set(['noopener noreferrer nofollow']),
    );
    expect('rotto' in window).toBe(false);
  });

  it('that name thousands show a dozen companies, and the others on demand', async () => {
    const one = anAnswer().companies[0];
    if (one === undefined) throw new Error('The answer names nobody');
    const companies = Array.from({ length: 5000 }, (_, index) => ({
      ...one,
      key: `az${String(index)}`,
      name: `Az${String(index)}`,
      position: index + 1,
      spans: [],
    }));
    answerWith([anAnswer({ companies })]);
    const { user } = openApp(answersOpen);
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByText('Az11');
    expect(within(drawer).queryByText('Az12')).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'Mostra tutte (5.000)' }));
    expect(within(drawer).getByText('Az200')).toBeTruthy();
  });
});

describe('a running analysis', () => {
  it('shows the answers that just landed with their names, and opens them', async () => {
    const progress = someProgress({ answered: 2 });
    serveCompanies(aCompany({ prompts: [aPrompt({ analysisStatus: 'in_progress', progress })] }));
    answerWith([
      anAnswer(),
      anAnswer({ id: anId(601), analysisId: anId(999), answer: 'Di un’altra analisi' }),
    ]);
    const { user, router } = openApp(dashboard);
    const landed = await screen.findByRole('button', { name: 'Apri la risposta di Motore demo' });
    expect(landed.closest('li')?.textContent).toContain('Ponteverde CRM2');
    expect(screen.queryByText(/Di un’altra analisi/)).toBeNull();
    await user.click(landed);
    expect(await screen.findByRole('dialog', { name: 'Motore demo' })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ periodo: 'tutto', risposta: anId(600) });
  });

  it('has a place for them before the first has landed', async () => {
    const progress = someProgress({
      answered: 0,
      engines: [{ engine: 'demo', answered: 0, failed: 0, planned: 5 }],
    });
    serveCompanies(aCompany({ prompts: [aPrompt({ analysisStatus: 'in_progress', progress })] }));
    openApp(dashboard);
    expect(await screen.findByText('La prima risposta appare qui.')).toBeTruthy();
    expect(listRequests(api.listAnswers)).toEqual([]);
  });
});
