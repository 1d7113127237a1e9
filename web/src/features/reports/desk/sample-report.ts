import type { ClientReport } from '@citato/contract';
import { SAMPLE_COLOUR } from '@citato/contract/client-report';

const FIRST = Date.parse('2026-08-31T00:00:00Z');
const DAY_MS = 86_400_000;
const line = (name: string, isOwn: boolean, counts: readonly number[]): ClientReport['lines'][number] => ({
  name,
  isOwn,
  points: counts.map((mentions, week) => ({
    day: new Date(FIRST + (7 * week + 6) * DAY_MS).toISOString().slice(0, 10),
    mentions,
    responses: 420,
  })),
});

/** An invented company, drawn where the plan has no page of one’s own. */
export const SAMPLE_REPORT: ClientReport = {
  company: { name: 'Hotel Belvento', site: 'belvento.example' },
  caption: 'Riva del Garda',
  agency: 'Studio Meridiana',
  colour: SAMPLE_COLOUR,
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
    line('Hotel Belvento', true, [80, 88, 81, 92, 84, 80, 91, 88, 105, 103, 116, 143]),
    line('Lagoalto Resort', false, [203, 197, 200, 191, 203, 199, 195, 198, 214, 176, 180, 189]),
    line('Lido Serena', false, [121, 133, 128, 136, 131, 124, 134, 130, 132, 115, 97, 92]),
  ],
  actions: [
    { title: 'Pubblicare una pagina matrimoni con tre esempi veri', why: null, effort: '2 giorni' },
    { title: 'Scrivere alla redazione del Corriere del Lago', why: null, effort: '1 ora' },
    { title: 'Dire per ogni camera vista, metri e letti', why: null, effort: 'mezza giornata' },
  ],
  quotation: {
    question: 'Quale hotel con spa scegliere sul lago di Garda?',
    text: 'Per un fine settimana con spa Hotel Belvento è la scelta più chiara: ingresso di tre ore a 38 euro.',
    engine: 'openai',
    at: '2026-11-21T09:00:00.000Z',
  },
  method: {
    prompts: 12,
    brandedPrompts: 0,
    engines: ['openai', 'perplexity', 'anthropic'],
    comparedEngines: ['openai', 'perplexity', 'anthropic'],
    responses: 5040,
    isDemo: false,
  },
};
