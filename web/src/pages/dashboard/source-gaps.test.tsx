import { api, type SourceGaps } from '@citato/contract';
import { HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildRate } from '../../../../contract/src/figures/wilson-interval.ts';
import { answer, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { aSourceGap, someGaps } from '../../../test/gap-builders.ts';
import { NO_CLAIMS } from '../../../test/builders/claim-builders.ts';
import { aCompany, anAnswer, anId, aPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { NO_PROPOSALS } from '../../../test/builders/proposal-builders.ts';

startApiServer();
const PROMPTS = Array.from({ length: 7 }, (_, index) =>
  aPrompt({ id: anId(200 + index), text: `Quale albergo numero ${String(index)}?` }),
);
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany({ prompts: PROMPTS }));
  answer(api.listAnswers, { results: [anAnswer({ id: anId(650) })], nextCursor: null, total: 1 });
  answer(api.getPlanProposals, NO_PROPOSALS);
  answer(api.getActionPlan, { prompts: 7, actions: [] });
  answer(api.listClaims, NO_CLAIMS);
  answer(api.listPromptGaps, {
    period: { firstDay: '2026-10-26', lastDay: '2026-11-22' },
    prompts: PROMPTS.map(({ id }, index) => ({
      promptId: id,
      without: buildRate({ hits: 94 - index, n: 152 }),
      rival: { key: 'lagoalto', name: 'Lagoalto Resort' },
      source: index === 0 ? { source: 'gardadove.example', kind: 'directory' as const } : null,
    })),
  });
});

const address = `/?azienda=${anId(100)}&scheda=perche-loro`;
const open = (gaps: SourceGaps = someGaps(), more = '') => {
  answer(api.getSourceGaps, gaps);
  return openApp(`${address}${more}`);
};
const findSources = () => screen.findByRole('table', { name: 'Che cosa leggono quando nominano loro' });

describe('why others are named', () => {
  it('is a tab of the company, said in a sentence with what it rests on', async () => {
    answer(api.getSourceGaps, someGaps());
    const { user, router } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await screen.findByRole('tab', { name: 'Perché loro' }));
    expect(
      await screen.findByText(
        'In 871 risposte nominano un rivale e non te; il 31,1% legge gardadove.example.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        /^47,8% delle risposte \(45–50% · n = 1\.824\), 26 ott – 22 nov, 2 motori, 12 domande\./,
      ),
    ).toBeTruthy();
    expect(router.state.location.search).toEqual({ azienda: anId(100), scheda: 'perche-loro' });
  });

  it('shows each source with both shares, their difference and the sentence of an answer', async () => {
    open(
      someGaps({
        sources: [
          aSourceGap(),
          aSourceGap({
            source: 'ponteverde.example',
            kind: 'own',
            verdict: 'more_with',
            difference: { value: -35, low: -40, high: -30 },
            example: null,
            title: null,
          }),
          aSourceGap({
            source: 'poco.example',
            verdict: 'too_few',
            difference: null,
            url: 'javascript:alert(1)',
            example: null,
          }),
        ],
      }),
    );
    const table = within(await findSources());
    const row = table.getByRole('row', { name: /gardadove\.example/ });
    expect(row.textContent).toContain('31,1%28–34%11,1%9–14%');
    expect(row.textContent).toContain('+20,0 puntida +14,8 a +24,8');
    expect(within(row).getByRole('link', { name: 'gardadove.example' }).getAttribute('href')).toBe(
      'https://gardadove.example/spa',
    );
    expect(table.getByText('Lagoalto Resort').className).toContain('underline');
    expect(table.getByRole('row', { name: /ponteverde\.example/ }).textContent).toContain('−35,0 punti');
    const odd = table.getByRole('row', { name: /poco\.example/ });
    expect(within(odd).queryByRole('link')).toBeNull();
    expect(odd.textContent).toContain('poche risposte');
  });

  it('opens the answer a sentence stands in', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'leggi la risposta' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        azienda: anId(100),
        scheda: 'perche-loro',
        risposte: anId(200),
        risposta: anId(650),
        periodo: 'tutto',
      });
    });
  });

  it('is asked by the filters of the address', async () => {
    const { user, router } = open(someGaps(), '&arco=anno&motori=openai&rivale=lagoalto');
    await findSources();
    const asked = listRequests(api.getSourceGaps).at(-1);
    expect(asked?.query).toMatchObject({ period: 'year', engines: 'openai', rival: 'lagoalto' });
    await user.click(screen.getByRole('button', { name: 'Lagoalto Resort' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Palazzo Rocca' }));
    expect(router.state.location.search).toMatchObject({
      arco: 'anno',
      motori: 'openai',
      rivale: 'palazzorocca',
    });
  });

  it('goes through the prompts, a few first', async () => {
    const { user } = open();
    const table = await screen.findByRole('table', { name: 'Domanda per domanda' });
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('61,8%');
    expect(first?.textContent).toContain('gardadove.exampledirectory');
    expect(second?.textContent).toContain('nessuna oltre la variabilità');
    await user.click(screen.getByRole('button', { name: 'Mostra le altre 2 domande' }));
    expect(within(table).getAllByRole('row')).toHaveLength(8);
  });

  it('puts a source into the kind somebody chooses', async () => {
    const { user } = open();
    answer(api.setSourceKind, undefined);
    await user.click(await screen.findByRole('button', { name: /: cambia il tipo di gardadove.example$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Stampa' }));
    await waitFor(() => {
      expect(listRequests(api.setSourceKind).at(-1)?.body).toEqual({
        source: 'gardadove.example',
        kind: 'press',
      });
    });
  });
});

describe('where there is nothing to compare', () => {
  it('says that no answer came, which is no zero', async () => {
    open(someGaps({ without: buildRate({ hits: 0, n: 0 }), withoutAnswers: 0, withAnswers: 0, sources: [] }));
    expect(await screen.findByText('Nessuna risposta valida in questo periodo')).toBeTruthy();
  });

  it('says that the first analysis is still to come', async () => {
    refuse(api.getSourceGaps, 'history.not_measured');
    openApp(address);
    expect(await screen.findByText('Ancora niente da confrontare')).toBeTruthy();
  });

  it('names the plans that have it, beside an example that says it is invented', async () => {
    respond(api.getSourceGaps, () =>
      HttpResponse.json(
        { code: 'source_gaps.not_in_plan', message: '«Perché loro» è compreso nei piani Guru e Business.' },
        { status: 403 },
      ),
    );
    openApp(address);
    expect(await screen.findByText(/è compreso nei piani Guru e Business\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vedi i piani' }).getAttribute('href')).toBe('/profile?tab=plan');
    expect(screen.getByText('Esempio con dati inventati')).toBeTruthy();
  });
});
