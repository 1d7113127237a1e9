import { describe, expect, it } from 'vitest';
import { readPdf } from '../test/read-pdf.ts';
import { aReport, aReportBriefing, aReportPrompt, aRow } from '../test/report-builders.ts';
import { renderReport } from './render-report.ts';
import type { ReportSnapshot } from './report-snapshot.ts';
import { loadTypeface } from './typeface/typeface.ts';

const typeface = loadTypeface();
const render = async (report: Partial<ReportSnapshot> = {}) =>
  readPdf(await renderReport({ snapshot: aReport(report), typeface }));

const LONG_NAME = 'Precipitevolissimevolmente'.repeat(4).slice(0, 100);
const HOSTILE = [
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '[clicca](javascript:alert(1))',
  '![x](https://spia.example/p.png)',
  '%PDF-1.7 /JavaScript (app.alert(1)) endobj',
  'شركة الاتصالات السعودية',
  '株式会社トヨタ自動車 🚗🚗🚗 𒀀𒀁',
  '\u202Egnitirw tfel ot thgir',
  LONG_NAME,
  'Rossi\r\nBianchi\t"Neri"',
];
const text = [1, 2, 3, 4, 5].map((digit) => 'parola così lunga '.repeat(20) + String(digit)).join(' ');
const prompts = Array.from({ length: 150 }, (_, index) => {
  const numbers = aReportPrompt().numbers;
  const rows = HOSTILE.map((name, place) => aRow({ name, rank: place + 1 }));
  return aReportPrompt({
    index: index + 1,
    text: index % 7 === 0 ? text : `Domanda ${String(index + 1)}?`,
    numbers: numbers === null ? null : { ...numbers, rows, hiddenCount: 4988 },
  });
});

describe('a report', () => {
  it('is a document of its own: title, author, language, numbered pages', async () => {
    const { title, author, language, pages } = await render({
      prompts: [1, 2, 3].map((index) => aReportPrompt({ index })),
    });
    expect([title, author, language]).toEqual(['Rapporto Citato: Hosting Rossi', 'Citato', 'it-IT']);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Pagina ${String(index + 1)} di ${String(pages.length)}`);
      expect(page).toContain('2 mar 2026 · Hosting Rossi');
    }
  });

  it('shows who it is about, over which days, and its figures with their uncertainty', async () => {
    const { pages } = await render();
    for (const part of [
      'Hosting Rossi hosting-rossi.it',
      'Periodo Dal 1º feb 2026 al 2 mar 2026',
      'Motori ChatGPT, Perplexity',
      'Mention Rate 62,5% 48–75% · n = 48',
      'Posizione Media 2,4 2,0–2,9 · n = 30',
    ])
      expect(pages[0]).toContain(part);
    expect(pages[1]).toContain('Aruba 30,0% 45 menzioni');
    expect(pages[0]).not.toContain('Modalità demo');
  });

  it('says what became of a prompt’s rate and how stable its answers are', async () => {
    const { text: all } = await render();
    expect(all).toContain('in crescita: da 40,0% a 68,6% in 7 giorni rispetto ai 7 precedenti');
    expect(all).toContain('stabilità 62,0% (fra 42 e 78%)');
    const numbers = aReportPrompt().numbers ?? expect.fail('there are no numbers');
    const unknown = { ...numbers, change: null, stability: null };
    const briefing = aReportBriefing({
      changes: { kind: 'compared', joint: null, changed: [], watched: [] },
    });
    const { text: without } = await render({ prompts: [aReportPrompt({ numbers: unknown })], briefing });
    expect(without).not.toContain('in crescita:');
    expect(without).not.toContain('stabilità 62');
  });

  it('says where a sample is small, and where there is nothing', async () => {
    const numbers = aReportPrompt().numbers;
    if (numbers === null) throw new Error('The builder gives numbers');
    const few = { percent: 50, lowPercent: 21.5, highPercent: 78.5, n: 8 };
    const none = { value: null, low: null, high: null, n: 0 };
    const { text: all } = await render({
      prompts: [
        aReportPrompt({
          index: 1,
          numbers: { ...numbers, mentionRate: few, averagePosition: none, sentiment: [] },
        }),
        aReportPrompt({ index: 2, numbers: null }),
        aReportPrompt({ index: 3, numbers: null, isRunning: true }),
      ],
    });
    expect(all).toContain('50,0% 22–79% · n = 8 campione ridotto');
    expect(all).toContain('Posizione Media N/A assente in tutte le risposte');
    expect(all).toContain('Nessuna menzione');
    expect(all).toContain('Nessuna analisi con risposte valide finora.');
    expect(all).toContain('La prima analisi è in corso');
  });

  it('writes a long judgement whole', async () => {
    const numbers = aReportPrompt().numbers;
    if (numbers === null) throw new Error('The builder gives numbers');
    const sentiment = [{ label: 'buon rapporto qualità-prezzo', tone: 'positive' as const, count: 4 }];
    const rows = numbers.rows.map((row) => ({ ...row, sentiment }));
    const { text: all } = await render({
      prompts: [aReportPrompt({ numbers: { ...numbers, rows, sentiment } })],
    });
    expect(all.match(/buon rapporto qualità-prezzo/g)).toHaveLength(12);
  });

  it('sets the own company apart below the tenth other', async () => {
    const numbers = aReportPrompt().numbers;
    if (numbers === null) throw new Error('The builder gives numbers');
    const rows = numbers.rows.filter(({ isOwn }) => !isOwn);
    const ownBelow = aRow({ name: 'Hosting Rossi', isOwn: true, rank: 17, mentions: 2, sharePercent: 0.4 });
    const { text: all } = await render({
      prompts: [aReportPrompt({ numbers: { ...numbers, rows, ownBelow } })],
    });
    expect(all).toContain('17 Hosting Rossi 2 0,4%');
    expect(all).toContain('E altre 12 aziende...');
  });

  it('repeats the heads of a table on every page it goes on to', async () => {
    const { pages } = await render({ furtherPrompts: prompts.slice(0, 100) });
    const withRows = pages.filter((page) => /«Domanda \d+\?» 62,5%/.test(page));
    expect(withRows.length).toBeGreaterThan(2);
    for (const page of withRows) expect(page).toContain('Prompt Mention Rate Posizione Media Numero Analisi');
  });

  it('never leaves the note on method by itself on a page, however long the table before it', async () => {
    for (let count = 1; count <= 30; count += 1) {
      const sites = Array.from({ length: count }, (_, index) => ({
        domain: `sito-${String(index)}.it`,
        isOwn: false,
        answers: 9,
        sharePercent: 18.75,
      }));
      const { pages } = await render({ sources: { ...aReport().sources, sites, hiddenCount: 0 } });
      const page = pages.find((text) => text.includes('Come leggere questi numeri'));
      expect(page, `${String(count)} sites`).toContain(`sito-${String(count - 1)}.it`);
    }
  });

  it('names what is to be done next, and how far it has come', async () => {
    const next = [{ title: 'Pubblica i prezzi con una fonte', priority: 'High' as const }];
    const { text: all } = await render({
      taskLists: [
        { index: 4, text: 'Qual è il migliore?', tasks: 5, done: 2, isOutdated: false, next },
        { index: 6, text: 'E il più economico?', tasks: 1, done: 1, isOutdated: false, next: [] },
      ],
    });
    expect(all).toContain(
      'Prompt 4 · 2 di 5 azioni fatte «Qual è il migliore?» Alta Pubblica i prezzi con una fonte',
    );
    expect(all).toContain('1 di 1 azione fatta «E il più economico?» Tutte le azioni sono fatte.');
    expect((await render()).text).not.toContain('Task List');
  });

  it('refuses what is no snapshot', async () => {
    await expect(renderReport({ snapshot: { company: 'Rossi' }, typeface })).rejects.toThrow();
  });
});

describe('a report of hostile content', () => {
  const report = renderReport({
    snapshot: aReport({
      company: { name: LONG_NAME, websiteUrl: `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example` },
      prompts: prompts.slice(0, 50),
      furtherPrompts: prompts.slice(50),
      sources: {
        sites: [{ domain: `${'c'.repeat(200)}.example`, isOwn: false, answers: 1, sharePercent: 100 }],
        hiddenCount: 4000,
        citingAnswers: 1,
        answers: 1,
      },
    }),
    typeface,
  });

  it('holds every prompt of 150, and every name as text', async () => {
    const { text: all } = await readPdf(await report);
    for (const { index } of prompts) {
      if ((index - 1) % 7 !== 0) expect(all).toContain(`«Domanda ${String(index)}?»`);
    }
    expect(all).toContain('<script>alert(1)</script>');
    expect(all).toContain('E altre 4.988 aziende...');
    expect(all).toContain('🚗🚗🚗 ??');
    expect(all).toContain('株式会社');
    expect(all).toContain('Rossi Bianchi "Neri"');
    expect(all).toContain('appaiono come «?».');
  });

  it('lets no line leave its page', async () => {
    const { placed } = await readPdf(await report);
    for (const item of placed.flat()) {
      expect(item.x).toBeGreaterThanOrEqual(47);
      expect(item.x + item.width).toBeLessThanOrEqual(548);
      expect(item.y).toBeGreaterThanOrEqual(30);
      expect(item.y).toBeLessThanOrEqual(800);
    }
  });

  it('runs nothing and loads nothing: its one link leads to the company’s site', async () => {
    const bytes = Buffer.from(await report).toString('latin1');
    expect(bytes).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction)\b/);
    expect(bytes.match(/\/URI \(/g)).toHaveLength(1);
  });
});
