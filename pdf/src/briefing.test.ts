import { describe, expect, it } from 'vitest';
import { readPdf } from '../test/read-pdf.ts';
import { aReport, aReportBriefing, aReportPrompt } from '../test/report-builders.ts';
import { briefingCopy } from './briefing-copy.ts';
import { renderReport } from './render-report.ts';
import type { ReportBriefing } from './report-snapshot.ts';
import { loadTypeface } from './typeface/typeface.ts';

const typeface = loadTypeface();
const readFront = async (briefing: Partial<ReportBriefing> = {}) => {
  const snapshot = aReport({ briefing: aReportBriefing(briefing) });
  const { pages } = await readPdf(await renderReport({ snapshot, typeface }));
  return pages[0] ?? '';
};
const change = aReportPrompt().numbers?.change ?? expect.fail('there is no change');

describe('the first page', () => {
  it('says what was found, what changed, what to do and what an answer reads like, in this order', async () => {
    const front = await readFront();
    const parts = [
      'È la più nominata in 3 prompt su 4; nell’altro c’è soprattutto Aruba.',
      'La Mention Rate è in crescita: da 40,0% a 68,6% in 7 giorni.',
      'Prossime azioni 1. Pubblica i prezzi con una fonte 2. Fatti citare da hostingtalk.it',
      '«Hosting Rossi è una scelta affidabile per chi apre un piccolo negozio» ChatGPT, 1º mar 2026, a «Qual è',
    ];
    const places = parts.map((part) => front.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it.each<[string, ReportBriefing['status'], string]>([
    [
      'leads everywhere',
      { kind: 'many', leads: 4, prompts: 4, isWhole: true, rival: null },
      'la più nominata in tutti e quattro i prompt.',
    ],
    [
      'leads nowhere',
      { kind: 'many', leads: 0, prompts: 4, isWhole: true, rival: 'Aruba' },
      'In nessuno dei 4 prompt è la più nominata; davanti c’è soprattutto Aruba.',
    ],
    [
      'leads in some',
      { kind: 'many', leads: 1, prompts: 4, isWhole: true, rival: 'Aruba' },
      'in 1 prompt su 4; negli altri c’è soprattutto Aruba.',
    ],
    [
      'leads the only prompt',
      { kind: 'single', mentions: 12, n: 30, rival: { name: 'Aruba', mentions: 9 } },
      'È il nome più frequente: in 12 risposte su 30.',
    ],
    [
      'is named as often',
      { kind: 'single', mentions: 9, n: 30, rival: { name: 'Aruba', mentions: 9 } },
      'È nominata quanto Aruba: in 9 risposte su 30.',
    ],
    [
      'is behind',
      { kind: 'single', mentions: 1, n: 12, rival: { name: 'Aruba', mentions: 9 } },
      'Aruba è davanti: 9 risposte su 12, contro 1. Il campione è ridotto.',
    ],
    ['is never named', { kind: 'absent', n: 40, rival: null }, 'Nessuna delle 40 risposte la nomina.'],
    ['has one answer', { kind: 'one', isNamed: false }, 'Una sola risposta finora, e non la nomina.'],
    ['has only prompts with its name', { kind: 'branded' }, 'contengono già il nome dell’azienda'],
  ])('finds that a company %s', (_how, status, sentence) => {
    expect(briefingCopy.status(status)).toContain(sentence);
  });

  it.each<[string, ReportBriefing['changes'], string]>([
    [
      'nothing proven',
      { kind: 'compared', joint: null, changed: [], watched: [] },
      'Nessuna variazione provata questa settimana.',
    ],
    [
      'one prompt',
      { kind: 'compared', joint: null, changed: [{ text: 'Quale hosting?', change }], watched: [] },
      '«Quale hosting?» è in crescita: da 40,0% a 68,6% in 7 giorni.',
    ],
    [
      'all prompts together and several of them',
      {
        kind: 'compared',
        joint: change,
        changed: Array.from({ length: 7 }, (_, index) => ({ text: `Hosting ${String(index)}?`, change })),
        watched: [],
      },
      'Mention Rate è in crescita: da 40,0% a 68,6% in 7 giorni. «Hosting 0?» è in crescita: da 40,0% a 68,6% in 7 giorni. «Hosting 1?»',
    ],
    [
      'how many more there are',
      {
        kind: 'compared',
        joint: null,
        changed: Array.from({ length: 7 }, (_, index) => ({ text: `Hosting ${String(index)}?`, change })),
        watched: [],
      },
      'Variazione provata anche in altri 2 prompt.',
    ],
    [
      'what may be chance',
      { kind: 'compared', joint: null, changed: [], watched: [{ text: 'Quale hosting?', change }] },
      'Nessuna variazione provata questa settimana. Da tenere d’occhio: «Quale hosting?» da 40,0% a 68,6% in 7 giorni.',
    ],
    [
      'another model',
      {
        kind: 'incomparable',
        change: { ...change, verdict: 'model_changed', points: null, changedEngines: ['openai'] },
      },
      'ChatGPT risponde con un altro modello.',
    ],
    ['an account without further analyses', { kind: 'once' }, 'non sono previste altre analisi.'],
    [
      'numbers that stand still',
      { kind: 'stale', since: '2026-01-10T09:00:00.000Z' },
      'Numeri fermi: l’ultima analisi è del 10 gen 2026.',
    ],
  ])('tells of %s', (_what, changes, sentence) => {
    expect(briefingCopy.changes(changes)).toContain(sentence);
  });

  it('speaks of the analysed prompts alone while others have no numbers', () => {
    const status = { kind: 'many' as const, leads: 2, prompts: 2, isWhole: false, rival: null };
    expect(briefingCopy.status(status)).toBe('È la più nominata in entrambi i prompt già analizzati.');
  });

  it('draws no line before two weeks have answers', async () => {
    const weeks = aReportBriefing().weeks.map((week, index) =>
      index < 11 ? { ...week, responses: 0, mentions: 0 } : week,
    );
    expect(await readFront({ weeks })).not.toContain('ultime 12 settimane');
    expect(await readFront({ weeks: [] })).not.toContain('ultime 12 settimane');
    expect(await readFront()).toContain('ultime 12 settimane');
  });

  it('ends the weeks of numbers that stand still with their last analysis', () => {
    const changes = { kind: 'stale', since: '2026-01-10T09:00:00.000Z' } as const;
    expect(briefingCopy.trend.note({ changes, last: null })).toBe(
      'Mention Rate delle 12 settimane fino al 10 gen 2026, con l’intervallo al 95%.',
    );
    expect(briefingCopy.trend.note({ changes: { kind: 'early' }, last: 71.7 })).toBe(
      'Mention Rate delle ultime 12 settimane, con l’intervallo al 95%. L’ultimo punto, 71,7%, è della sola ultima settimana.',
    );
  });

  it('points to the answers where no list says what to do, and says when a list is done', async () => {
    const read = 'Leggi le 12 risposte che non nominano l’azienda a «E il più economico?».';
    expect(await readFront({ actions: [] })).toContain(`Prossime azioni 1. ${read}`);
    expect(await readFront({ actions: [], areTasksDone: true })).toContain(`sono tutte fatte. 2. ${read}`);
    expect(await readFront({ actions: [], leastNamed: null })).toContain('Ogni risposta nomina l’azienda');
  });

  it('names no engine that only a newer build knows, and is drawn all the same', async () => {
    const report = aReport();
    const { quotation } = report.briefing;
    const snapshot: unknown = {
      ...report,
      briefing: { ...report.briefing, quotation: { ...quotation, engine: 'openai_of_a_newer_build' } },
    };
    const { pages } = await readPdf(await renderReport({ snapshot, typeface }));
    expect(pages[0]).toContain('Altro motore, 1º mar 2026');
  });

  it('quotes nothing where no text is kept', async () => {
    expect(await readFront({ quotation: null })).not.toContain('Che cosa si legge');
  });
});
