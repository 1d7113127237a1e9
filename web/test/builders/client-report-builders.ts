import type { ClientReport } from '@citato/contract';

const DAY_MS = 86_400_000;
const LAST = Date.parse('2026-11-22T00:00:00Z');

const aLine = (name: string, isOwn: boolean, from: number, to: number): ClientReport['lines'][number] => ({
  name,
  isOwn,
  points: Array.from({ length: 42 }, (_, index) => ({
    day: new Date(LAST - (41 - index) * 2 * DAY_MS).toISOString().slice(0, 10),
    mentions: Math.round(from + ((to - from) * index) / 41 + 4 * Math.sin(index)),
    responses: index === 12 ? 0 : 420,
  })),
});

/** A page for a client in which much is known. */
export const aClientReport = (changes: Partial<ClientReport> = {}): ClientReport => ({
  company: { name: 'Hotel Belvento', site: 'hotelbelvento.example' },
  caption: 'Riva del Garda',
  agency: 'Studio Meridiana',
  colour: '#7A2E3A',
  madeAt: '2026-11-23T08:00:00.000Z',
  period: { firstDay: '2026-08-31', lastDay: '2026-11-22' },
  compared: {
    earlier: { firstDay: '2026-10-19', lastDay: '2026-10-25' },
    later: { firstDay: '2026-11-16', lastDay: '2026-11-22' },
  },
  finding: {
    earlier: { percent: 21, lowPercent: 17, highPercent: 25, n: 420 },
    later: { percent: 34, lowPercent: 30, highPercent: 39, n: 420 },
    difference: { value: 13.1, low: 2.1, high: 23.7 },
    verdict: 'rising',
  },
  lines: [
    aLine('Hotel Belvento', true, 80, 143),
    aLine('Lagoalto Resort', false, 200, 189),
    aLine('Lido Serena', false, 122, 92),
  ],
  actions: [
    {
      title: 'Pubblicare una pagina matrimoni con tre esempi veri',
      why: 'Palazzo Rocca pubblica tre menu con il prezzo: lo nominano nel 53% delle risposte, voi no.',
      effort: '2 giorni',
    },
    {
      title: 'Scrivere alla redazione del Corriere del Lago',
      why: 'L’articolo sugli alberghi per ciclisti non sa della vostra officina.',
      effort: '1 ora',
    },
    { title: 'Dire per ogni camera vista, metri e letti', why: null, effort: 'mezza giornata' },
  ],
  quotation: {
    question: 'Quale hotel con spa scegliere sul lago di Garda per un fine settimana in coppia?',
    text: 'Per un fine settimana con spa Hotel Belvento è la scelta più chiara: ingresso di tre ore a 38 euro, prenotabile anche la sera.',
    engine: 'openai',
    at: '2026-11-21T09:00:00.000Z',
  },
  method: {
    prompts: 12,
    brandedPrompts: 0,
    engines: ['openai', 'perplexity', 'anthropic', 'google'],
    comparedEngines: ['openai', 'perplexity', 'anthropic'],
    responses: 5040,
    isDemo: false,
  },
  ...changes,
});
