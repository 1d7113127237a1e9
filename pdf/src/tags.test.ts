import { describe, expect, it } from 'vitest';
import { readPdf, readPdfTags, type ReadTag } from '../test/read-pdf.ts';
import { aReport, aReportPrompt, aRow } from '../test/report-builders.ts';
import { renderReport } from './render-report.ts';
import { loadTypeface } from './typeface/typeface.ts';

const typeface = loadTypeface();
const numbers = aReportPrompt().numbers ?? expect.fail('there are no numbers');
const prompts = [
  aReportPrompt({ index: 1 }),
  aReportPrompt({
    index: 2,
    text: 'Una domanda lunga, che occupa più di una riga del documento perché dice per esteso che cosa cerca chi la pone?',
    numbers: { ...numbers, rows: [aRow({ name: 'Nome lungo '.repeat(9).trim(), isOwn: true })] },
  }),
];
const furtherPrompts = Array.from({ length: 60 }, (_, index) =>
  aReportPrompt({ index: index + 3, text: `Domanda ${String(index)}?` }),
);
const next = [{ title: 'Pubblica i prezzi', priority: 'High' as const }];
const taskLists = [{ index: 1, text: 'Qual è?', tasks: 2, done: 1, isOutdated: false, next }];
const bytes = renderReport({
  snapshot: aReport({ isDemo: true, prompts, furtherPrompts, taskLists }),
  typeface,
});
const pdf = bytes.then(readPdf);
const tagged = bytes.then(readPdfTags);

const flatten = (tags: readonly ReadTag[]): ReadTag[] =>
  tags.flatMap((tag) => [tag, ...flatten(tag.children)]);
const listTags = async () => flatten((await tagged).pages.flat());
const ofRole = async (role: string) => (await listTags()).filter((tag) => tag.role === role);

describe('a report read aloud', () => {
  it('says that it is tagged and in Italian', async () => {
    const { isTagged } = await tagged;
    const { language } = await pdf;
    expect([isTagged, language]).toEqual([true, 'it-IT']);
  });

  it('has its headings in order: the company, the parts, the prompts', async () => {
    const headings = (await listTags()).filter(({ role }) => /^H\d$/.test(role));
    expect(headings.map(({ role, text }) => `${role} ${text.slice(0, 24)}`)).toEqual([
      'H1 Hosting Rossi',
      'H2 Andamento',
      'H2 Prossime azioni',
      'H2 Che cosa si legge',
      'H2 Quota di menzioni',
      'H2 Prompt per prompt',
      'H3 «Qual è il miglior hosti',
      'H3 «Una domanda lunga, che ',
      'H2 Altri prompt',
      'H2 Fonti più citate',
      'H2 Task List',
      'H3 «Qual è?»',
      'H2 Come leggere questi nume',
    ]);
  });

  it('reads a text that breaks into lines as one, with a blank at each break', async () => {
    expect((await ofRole('H3'))[1]?.text).toBe(`«${prompts[1]?.text ?? ''}»`);
    const name = (await ofRole('TH')).find(({ text }) => text.startsWith('Nome lungo'));
    expect(name?.text).toBe('Nome lungo '.repeat(9).trim());
  });

  it('gives every column of every table its head, once, and every row one of its own', async () => {
    const { pages } = await tagged;
    const tables = new Map<string, ReadTag[]>();
    for (const table of flatten(pages.flat()).filter(({ role }) => role === 'Table')) {
      const columns = table.children[0]?.children.map(({ text }) => text).join('|') ?? '';
      tables.set(columns, [...(tables.get(columns) ?? []), table]);
    }
    const companies = 'N.|Azienda|Menzioni|% su Totale|Posizione Media|Sentiment';
    const further = 'N.|Prompt|Mention Rate|Posizione Media|Numero Analisi';
    const sites = 'Sito|Risposte|% delle risposte';
    expect(tables.get(companies)).toHaveLength(2);
    expect(tables.get(further)).toHaveLength(1);
    expect(tables.get(sites)).toHaveLength(1);
    const heads = await ofRole('TH');
    expect(heads.filter(({ text }) => text === 'Numero Analisi')).toHaveLength(1);
    const all = await listTags();
    for (const row of all.filter(({ role }) => role === 'TR')) {
      expect(
        row.children.some(({ role }) => role === 'TH'),
        row.text,
      ).toBe(true);
    }
  });

  it('says in words what is only drawn', async () => {
    const figures = await ofRole('Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([
      expect.stringMatching(
        /^Mention Rate delle ultime 12 settimane, dalla più lontana: 26,7%, .*nessun dato/,
      ),
      'Quota di menzioni: Hosting Rossi 20,0%, Aruba 30,0%, Keliweb 20,0%, 8 altre aziende 30,0%',
    ]);
    const labels = new Set((await ofRole('Span')).map(({ alt }) => alt));
    expect([...labels]).toEqual(['affidabile (positivo)', 'costoso (negativo)']);
  });

  it('reads all that is written but footers and the heads of tables that go on', async () => {
    const { pages } = await pdf;
    const tags = (await tagged).pages;
    for (const [index, page] of pages.entries()) {
      const unread = new Map<string, number>();
      for (const word of page.split(' ')) unread.set(word, (unread.get(word) ?? 0) + 1);
      const read = (tags[index] ?? []).map(({ text }) => text).join(' ');
      for (const word of read.split(' ')) unread.set(word, (unread.get(word) ?? 0) - 1);
      const left = [...unread]
        .filter(([, count]) => count > 0)
        .map(([word]) => word)
        .join(' ');
      const repeated = 'N. Prompt Mention Rate Posizione Media Numero Analisi ';
      const footer = `2 mar 2026 · Modalità demo · Hosting Rossi Pagina ${String(index + 1)} di ${String(pages.length)}`;
      const allowed = new Set(`${repeated}${footer}`.split(' '));
      expect(left.split(' ').filter((word) => !allowed.has(word))).toEqual([]);
    }
  });
});
