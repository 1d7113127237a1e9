import { api, type CompanyHistory } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, listRequests, respond, startApiServer } from '../../../test/api-server.ts';
import { aChannel, aHistory, anIncomparableRate, FIRST_DAY } from '../../../test/history-builders.ts';
import { aCompany, anAnswer, anId, aPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readRecorded, serveRecorded } from '../../../test/recorded.ts';
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
const findPoint = () => screen.findByRole('slider', { name: 'Punti del grafico, giorno per giorno' });
const findRow = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).findByRole('row', { name });

describe('a company’s history', () => {
  it('is a tab of the company, said in a sentence with what it rests on', async () => {
    const { user, router } = openApp(`/?azienda=${anId(100)}`);
    answer(api.getCompanyHistory, aHistory());
    await user.click(await screen.findByRole('tab', { name: 'Andamento' }));
    expect(await screen.findByText('In crescita:')).toBeTruthy();
    expect(screen.getByText(/Gemini ha cambiato modello e resta fuori dal confronto\./)).toBeTruthy();
    expect(router.state.location.search).toEqual({ azienda: anId(100), scheda: 'andamento' });
  });

  it('draws its lines, which the arrow keys read point by point', async () => {
    const { user } = open();
    expect(
      await screen.findByRole('figure', {
        name: /^Mention Rate dal 26 ott al 22 nov 2026\. Ponteverde CRM: da 21,0% a 34,0%; Relata: /,
      }),
    ).toBeTruthy();
    const point = await findPoint();
    expect(point.getAttribute('aria-valuetext')).toMatch(
      /^22 nov 2026\. Ponteverde CRM: 34,0%, intervallo 30–39%, n = 420; Relata: 45,0%; /,
    );
    point.focus();
    await user.keyboard('{Home}');
    expect(point.getAttribute('aria-valuetext')).toMatch(/^26 ott 2026\./);
    await user.keyboard('{PageUp}{ArrowRight>5}');
    expect(point.getAttribute('aria-valuetext')).toBe(
      '7 nov 2026. Ponteverde CRM: nessuna risposta; Relata: nessuna risposta; Palazzo Rocca: nessuna risposta; Lido Serena: nessuna risposta; Corte Olivara: nessuna risposta; Villa Zefiro: nessuna risposta',
    );
    const marks = screen.getByRole('list', { name: 'Che cosa è cambiato nella misura' });
    expect(marks.textContent).toContain('12 nov · Gemini risponde con un altro modello');
  });

  it('goes on reading the day it read when another period is chosen', async () => {
    const { user } = open();
    const point = await findPoint();
    point.focus();
    await user.keyboard('{ArrowLeft>3}');
    const read = point.getAttribute('aria-valuetext');
    expect(read).toMatch(/^19 nov 2026\./);
    const { lines, ...rest } = aHistory();
    const shorter = lines.map((line) => ({ ...line, points: line.points.slice(-10) }));
    answer(api.getCompanyHistory, { ...rest, lines: shorter });
    await user.click(screen.getByRole('radio', { name: /^12/ }));
    await waitFor(() => {
      expect(point.getAttribute('aria-valuemax')).toBe('9');
    });
    expect(point.getAttribute('aria-valuetext')).toBe(read);
  });

  it('shows the figures behind a drawing as a table, a gap as N/A and no zero', async () => {
    const { user } = open();
    const [show] = await screen.findAllByRole('button', { name: 'Mostra come tabella' });
    if (show === undefined) throw new Error('No table is offered');
    await user.click(show);
    const table = screen.getByRole('table', { name: 'Mention Rate dal 26 ott al 22 nov 2026' });
    expect(within(table).getAllByRole('row')).toHaveLength(29);
    expect(within(table).getByRole('row', { name: /^7 nov 2026 N\/A/ }).textContent).not.toContain('0,0%');
  });

  it('draws differences with their interval, a better position to the right', async () => {
    open();
    const rate = await findRow('I numeri del periodo', /Mention Rate/);
    expect(rate.textContent).toContain('+13,0 puntida +6,0 a +20,0');
    expect(rate.textContent).toContain('in crescita');
    const position = await findRow('I numeri del periodo', /Posizione Media/);
    expect(position.textContent).toContain('0,9 posti più suda +0,4 a +1,4');
    expect(position.textContent).toContain('migliora');
    const rival = await findRow('Mention Rate, tu e i rivali', /Lido Serena/);
    expect(rival.textContent).toContain('in calo');
  });

  it('says of engines and companions what is proven', async () => {
    open();
    const channels = within(await screen.findByRole('region', { name: 'Canali AI' }));
    expect(channels.getByText(/^Più forte su Perplexity e ChatGPT, manchi di più su Claude/)).toBeTruthy();
    expect(channels.getByRole('img', { name: /^Gemini: Mention Rate .*, modello cambiato$/ })).toBeTruthy();
    expect(channels.getByText(/muto 3–4 nov/)).toBeTruthy();
    const companions = within(screen.getByRole('region', { name: 'Con chi ti nominano' }));
    expect(companions.getByText('Con Relata arrivi secondo:')).toBeTruthy();
    expect(companions.getByRole('row', { name: /Palazzo Rocca/ }).textContent).toContain(
      'entro la variabilità',
    );
    expect(companions.getByRole('row', { name: /Villa Zefiro/ }).textContent).toContain('poche risposte');
  });
});

describe('the choice of a history', () => {
  it('stands in the address, and asks the server for it', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('radio', { name: /^12/ }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ arco: '12settimane' });
    });
    await user.click(screen.getByRole('button', { name: 'Tutti i motori' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Gemini' }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ arco: '12settimane', motori: 'google' });
    });
    await waitFor(() => {
      expect(listRequests(api.getCompanyHistory).at(-1)?.query).toEqual({ period: '12w', engines: 'google' });
    });
    expect(screen.getByRole('button', { name: '1 motore' })).toBeTruthy();
  });

  it('leads to the period before, and past the last one nowhere', async () => {
    const { user, router } = open();
    const after = await screen.findByRole('button', { name: 'Periodo successivo' });
    expect(after.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Periodo precedente' }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ al: '2026-10-25' });
    });
  });

  it('says that dates are reversed, asks nobody for them, and turns them by a tap', async () => {
    const { user, router } = open(aHistory(), '&arco=libero&dal=2026-11-22&al=2026-10-25');
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'La fine viene prima dell’inizio.',
    );
    expect(listRequests(api.getCompanyHistory)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Scambia le date' }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ dal: '2026-10-25', al: '2026-11-22' });
    });
    expect(await findPoint()).toBeTruthy();
  });

  it('shows a month that is not over against the same days, and offers those before', async () => {
    const period = { firstDay: '2026-11-01', lastDay: '2026-11-22' };
    const { user, router } = open(aHistory({ period }), '&arco=mese');
    expect(
      await screen.findByText('Mese in corso: si confronta con gli stessi giorni di quello prima.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Scegli il mese: / }));
    const grid = within(await screen.findByRole('dialog', { name: 'Scegli il mese' }));
    expect(grid.getByRole('button', { name: 'dicembre 2026' })).toHaveProperty('disabled', true);
    expect(grid.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await user.click(grid.getByRole('button', { name: 'settembre 2026' }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ arco: 'mese', dal: '2026-09-01' });
    });
  });

  it('leaves out an engine nobody knows any more', async () => {
    open(aHistory(), '&motori=einstein');
    expect(await screen.findByRole('button', { name: 'Tutti i motori' })).toBeTruthy();
    expect(listRequests(api.getCompanyHistory).at(-1)?.query).toEqual({ period: '4w' });
  });

  it('of one prompt is a step from its card', async () => {
    answer(api.getCompanyHistory, aHistory());
    const { user, router } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await screen.findByRole('link', { name: 'Andamento di questa domanda, prompt 2' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        azienda: anId(100),
        scheda: 'andamento',
        prompt: anId(201),
      });
    });
    expect(await screen.findByRole('button', { name: '1 domanda' })).toBeTruthy();
  });
});

describe('a history that says little', () => {
  it('of days without an answer has no value, which is no zero', async () => {
    const empty = aHistory({
      responses: 0,
      mentions: 0,
      period: { firstDay: '2026-08-03', lastDay: '2026-08-09' },
    });
    const { user, router } = open(empty, '&arco=libero&dal=2026-08-03&al=2026-08-09');
    expect(await screen.findByText('Senza risposte non c’è nessun valore. Non vale zero.')).toBeTruthy();
    expect(screen.getByText('Mention Rate, 3–9 ago 2026')).toBeTruthy();
    expect(screen.queryByText('0,0%')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Torna alle ultime 4 settimane' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ azienda: anId(100), scheda: 'andamento' });
    });
  });

  it('of a company of one day has a dot, N/A and no verdict', async () => {
    const day = FIRST_DAY;
    const point = { day, mentions: 3, responses: 12 };
    const none = anIncomparableRate('too_few');
    const { numbers } = aHistory();
    open(
      aHistory({
        firstDay: day,
        lastDay: day,
        period: { firstDay: day, lastDay: day },
        lines: [{ key: '', name: 'Ponteverde CRM', isOwn: true, points: [point] }],
        marks: [],
        numbers: { ...numbers, mentionRate: none, share: none, positiveTone: none, ownSource: none },
        rivals: [{ key: '', name: 'Ponteverde CRM', isOwn: true, rate: none }],
        channels: [aChannel('openai', { from: 0, to: 0, points: [point], rate: none })],
        companions: [],
        responses: 12,
        mentions: 3,
        engines: ['openai'],
        comparedEngines: [],
      }),
    );
    expect(await screen.findByText('c’è un solo giorno di analisi')).toBeTruthy();
    expect((await findPoint()).getAttribute('aria-valuetext')).toMatch(/25,0%/);
    expect((await findRow('I numeri del periodo', /Mention Rate/)).textContent).toContain('poche risposte');
    expect(screen.queryByRole('table', { name: 'Mention Rate, tu e i rivali' })).toBeNull();
    expect(screen.getByText(/^Un solo motore: ChatGPT\./)).toBeTruthy();
    expect(screen.getByText(/nessuna nomina altre aziende\.$/)).toBeTruthy();
  });

  it('leaves the table of rivals out until one of them is compared', async () => {
    const { rivals } = aHistory();
    const rate = anIncomparableRate('too_few');
    open(aHistory({ rivals: rivals.map((rival) => ({ ...rival, rate })) }));
    expect(await screen.findByRole('table', { name: 'I numeri del periodo' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Mention Rate, tu e i rivali' })).toBeNull();
  });

  it('before the first analysis says when it comes', async () => {
    respond(api.getCompanyHistory, () =>
      HttpResponse.json(
        { code: 'history.not_measured', message: 'Non c’è ancora un andamento.' },
        { status: 404 },
      ),
    );
    const { user, router } = openApp(address);
    expect(await screen.findByText('Ancora nessun andamento')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vai ai prompt' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ azienda: anId(100) });
    });
  });

  it('that does not come says so in its place, and is asked for again', async () => {
    cutOff(api.getCompanyHistory);
    const { user } = openApp(address);
    expect(await screen.findByText('L’andamento non è arrivato')).toBeTruthy();
    answer(api.getCompanyHistory, aHistory());
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await findPoint()).toBeTruthy();
  });

  it('of a year as the server answered it claims what its figures prove', async () => {
    serveRecorded('guru-year');
    const [company] = readRecorded('guru-year', 'listCompanies').companies;
    const { numbers } = readRecorded('guru-year', 'getCompanyHistory');
    expect(numbers.mentionRate.verdict).toBe('within_variability');
    openApp(`/?azienda=${company?.id ?? ''}&scheda=andamento`);
    expect(await screen.findByText('Nessuna variazione provata:')).toBeTruthy();
    expect(screen.getByText('da 65,1% a 71,7%, entro la variabilità')).toBeTruthy();
    expect(screen.getByText(/^Un solo motore: Motore demo\./)).toBeTruthy();
  });
});
