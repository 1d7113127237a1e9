import { api, type ListedReading, type Reading, type ReadingSpan } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { ITALY } from '../../../test/builders/engine-builders.ts';
import { anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readRecorded, serveRecorded } from '../../../test/recorded.ts';
import { serveAdmin } from '../../../test/serve-admin.ts';

startApiServer();
beforeEach(serveAdmin);

const LISTED: ListedReading = {
  id: anId(9),
  engine: 'openai',
  createdAt: '2026-11-19T05:12:00.000Z',
  companyName: 'Ponteverde CRM',
  disagreements: [
    { kind: 'not_in_text', count: 2 },
    { kind: 'tone', count: 1 },
  ],
};
const aSpan = (over: Partial<ReadingSpan>): ReadingSpan => ({
  start: 0,
  end: 6,
  text: 'Relata',
  name: 'Relata',
  isOwn: false,
  score: 1,
  source: 'reported',
  why: ['as_written', 'certain_place'],
  counts: true,
  droppedBy: null,
  ...over,
});
const aReading = (over: Partial<Reading> = {}): Reading => ({
  id: anId(9),
  promptId: anId(1),
  company: { id: anId(2), name: 'Oro' },
  userId: anId(3),
  prompt: 'Dove si compra?',
  persona: null,
  market: ITALY,
  engine: 'openai',
  model: 'gpt-5.4-mini',
  sample: 1,
  createdAt: '2026-11-19T05:12:00.000Z',
  status: 'ok',
  failure: null,
  text: 'Relata e l’oro di Acme.',
  reader: 'openai/gpt-5.4-nano',
  storedVersion: '14',
  version: '14',
  hasSameNames: true,
  learned: [],
  spans: [
    aSpan({}),
    aSpan({
      start: 11,
      end: 14,
      text: 'oro',
      name: 'Oro',
      isOwn: true,
      score: 0,
      source: 'brand',
      why: ['small_letters', 'everyday_word', 'another_meaning'],
      counts: false,
      droppedBy: 'text',
    }),
    aSpan({
      start: 18,
      end: 22,
      text: 'Acme',
      name: 'Acme',
      score: 0.5,
      source: 'answer',
      why: ['structure_of_the_answer', 'open_place', 'not_in_the_report'],
      counts: false,
      droppedBy: 'report',
    }),
  ],
  counted: [{ name: 'Relata', isOwn: false, position: 1, sentiment: 'positive' }],
  report: {
    engine: 'openai',
    model: 'gpt-5.4-nano',
    createdAt: '2026-11-19T05:13:00.000Z',
    companies: [{ name: 'Relata', sentiment: 'positive', evidence: 'affidabile' }],
    rejectedNames: ['BrandX'],
    refusal: null,
  },
  disagreements: [{ kind: 'not_in_text', name: 'BrandX', detail: null }],
  ...over,
});
const openReading = async (over: Partial<Reading> = {}) => {
  answer(api.getReading, aReading(over));
  const app = openApp(`/admin?sezione=letture&risposta=${anId(9)}`);
  const panel = within(await screen.findByRole('region', { name: 'Lettura di una risposta' }));
  await panel.findByText('Dove si compra?', { exact: false });
  return { ...app, panel };
};

describe('the answers that are read differently', () => {
  it('lead to one of them, and back', async () => {
    answer(api.listReadings, { readings: [LISTED], next: null });
    answer(api.getReading, aReading());
    const { user, router } = openApp('/admin?sezione=letture');
    expect(await screen.findByText('il modello la nomina, il testo no × 2 · tono diverso')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /^Apri la lettura: Ponteverde CRM/ }));
    expect(router.state.location.searchStr).toBe(`?sezione=letture&risposta=${anId(9)}`);
    expect(await screen.findByText('I nomi guardati')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Torna all’elenco' }));
    expect(await screen.findByText(/Letture da guardare/)).toBeTruthy();
    expect(router.state.location.searchStr).toBe('?sezione=letture');
  });

  it('of a company that is archived cannot be opened', async () => {
    answer(api.listReadings, { readings: [{ ...LISTED, companyName: null }], next: null });
    openApp('/admin?sezione=letture');
    expect(await screen.findByText('Azienda archiviata')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Apri la lettura/ })).toBeNull();
  });

  it('are turned over, and may be none', async () => {
    respond(api.listReadings, ({ query }) =>
      HttpResponse.json(
        query['before'] === 'dopo' ? { readings: [], next: null } : { readings: [LISTED], next: 'dopo' },
      ),
    );
    const { user } = openApp('/admin?sezione=letture');
    await user.click(await screen.findByRole('button', { name: 'Meno recenti' }));
    expect(await screen.findByText('Nessuna differenza')).toBeTruthy();
  });
});

describe('any answer', () => {
  beforeEach(() => {
    answer(api.listReadings, { readings: [], next: null });
  });

  it('is opened by the link a customer sends', async () => {
    answer(api.getReading, aReading());
    const { user } = openApp('/admin?sezione=letture');
    const field = await screen.findByLabelText('Apri una risposta');
    await user.type(field, `https://citato.example/?risposte=${anId(1)}&risposta=${anId(9)}`);
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    expect(await screen.findByText('I nomi guardati')).toBeTruthy();
    expect(listRequests(api.getReading)).toHaveLength(1);
  });

  it('needs a link that names one', async () => {
    const { user } = openApp('/admin?sezione=letture');
    await user.type(await screen.findByLabelText('Apri una risposta'), 'ciao');
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    expect(await screen.findByText(/Qui non c’è nessuna risposta/)).toBeTruthy();
    expect(listRequests(api.getReading)).toHaveLength(0);
  });
});

describe('the reading of an answer', () => {
  it('shows every name that was weighed, who found it, why, and what keeps it from counting', async () => {
    const { panel } = await openReading();
    const table = within(await panel.findByRole('table'));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Modello');
    expect(rows[0]).toContain('Scritto come il nome; il posto indica un’azienda');
    expect(rows[0]).toContain('Conta');
    expect(rows[1]).toContain('Nomi del cliente');
    expect(rows[1]).toContain('Escluso dal testo');
    expect(rows[2]).toContain('0,5');
    expect(rows[2]).toContain('Escluso dal modello');
    expect(panel.getByText('1 conta, 2 non contano')).toBeTruthy();
  });

  it('marks in the text what counts and what was only weighed', async () => {
    const { panel } = await openReading({
      spans: [aSpan({ isOwn: true }), aSpan({ start: 18, end: 22, counts: false })],
    });
    const text = within(await panel.findByRole('region', { name: 'Il testo' }));
    const marked = [...(text.getByText(/di/).closest('p')?.querySelectorAll('mark') ?? [])];
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Relata']);
  });

  it('shows the model’s report beside the stored reading', async () => {
    const { panel } = await openReading();
    expect(await panel.findByText('«affidabile»')).toBeTruthy();
    expect(panel.getByText('Nomi che il testo non contiene: BrandX')).toBeTruthy();
    expect(panel.getByText('il modello la nomina, il testo no')).toBeTruthy();
  });

  it.each([
    [{ report: null }, 'Nessun modello ha letto questa risposta.'],
    [{ hasSameNames: false }, /qui valgono quelli di oggi/],
    [{ storedVersion: '13' }, 'Riletta ora dal lettore 14; nei numeri c’è la 13'],
    [{ text: null, spans: [] }, /Il testo non è più conservato/],
    [
      { text: null, spans: [], status: 'failed' as const, failure: 'Il motore non ha risposto.' },
      'Il motore non ha risposto.',
    ],
    [{ spans: [] }, /non c’è nulla che somigli al nome/],
  ])('says so: %#', async (over, words) => {
    const { panel } = await openReading(over);
    expect(await panel.findByText(words)).toBeTruthy();
  });

  it('says that a report was put aside', async () => {
    const { report } = aReading();
    const { panel } = await openReading({ report: report && { ...report, refusal: 'not_borne_out' } });
    expect(await panel.findByText('Messo da parte: troppi nomi non sono nel testo.')).toBeTruthy();
  });

  it('of hundreds of names shows the first, and the rest on demand', async () => {
    const spans = Array.from({ length: 60 }, (_, index) => aSpan({ start: index * 10, end: index * 10 + 6 }));
    const { user, panel } = await openReading({ spans });
    const table = await panel.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(41);
    await user.click(panel.getByRole('button', { name: 'Mostra altri 20' }));
    expect(within(table).getAllByRole('row')).toHaveLength(61);
  });

  it('that is gone says so', async () => {
    refuse(api.getReading, 'admin.answer_not_found');
    openApp(`/admin?sezione=letture&risposta=${anId(9)}`);
    expect(await screen.findByText(/Questa risposta non c’è: è stata eliminata/)).toBeTruthy();
  });

  it('shows what the server really answers', async () => {
    serveRecorded('administrator');
    const recorded = readRecorded('administrator', 'getReading');
    openApp(`/admin?sezione=letture&risposta=${recorded.id}`);
    const table = await screen.findByRole('table');
    await waitFor(() => {
      expect(within(table).getAllByRole('row')).toHaveLength(recorded.spans.length + 1);
    });
    expect(recorded.spans.some(({ isOwn, counts }) => isOwn && counts)).toBe(true);
  });
});
