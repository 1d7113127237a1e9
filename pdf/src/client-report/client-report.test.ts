import { type ClientReport, clientReport } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { aClientReport, aLogo } from '../../test/client-report-builders.ts';
import { readPdf } from '../../test/read-pdf.ts';
import { renderDocument } from '../render-document.ts';
import { loadTypeface } from '../typeface/typeface.ts';

const typeface = loadTypeface();
const render = async (changes: Partial<ClientReport> = {}, logo: string | null = null) => {
  const bytes = await renderDocument({
    task: { kind: 'client-report', report: aClientReport(changes), logo },
    typeface,
  });
  return { bytes, ...(await readPdf(bytes)) };
};

describe('the page for a client', () => {
  it('is one page with the sentence, the figures, the actions, the answer and the method', async () => {
    const { pages, title } = await render();
    expect(pages).toHaveLength(1);
    const [page = ''] = pages;
    expect(title).toBe('Visibilità nelle risposte AI: Hotel Belvento');
    for (const words of [
      'Chi chiede alle AI trova Hotel Belvento in 34 risposte su 100. Quattro settimane prima in 21 risposte su 100.',
      'Da 21,0% a 34,0% in 4 settimane, oltre la variabilità: +13,1 punti, fra +2,1 e +23,7 · n = 420 e 420',
      'Dodici settimane, con due rivali',
      'Lagoalto Resort',
      'Pubblicare una pagina matrimoni',
      'Una risposta, com’è',
      'Come misuriamo',
      'A cura di Studio Meridiana',
    ])
      expect(page).toContain(words);
  });

  it('stays one page whatever it has to say, and says with dots what does not fit', async () => {
    const long = 'Una parola dopo l’altra, '.repeat(60);
    const action = { title: long, why: long, effort: long };
    const { pages, bytes } = await render(
      {
        company: { name: long.slice(0, 100), site: 'hotelbelvento.example' },
        caption: long.slice(0, 100),
        agency: long.slice(0, 100),
        actions: [action, action, action],
        quotation: { question: long, text: long, engine: 'openai', at: '2026-11-21T09:00:00.000Z' },
      },
      aLogo(),
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('…');
    expect(bytes.length).toBeLessThan(400_000);
  });

  it('without answers, actions or a quotation says so and claims nothing', async () => {
    const none = { percent: null, lowPercent: null, highPercent: null, n: 0 };
    const { pages } = await render({
      finding: { earlier: none, later: none, difference: null, verdict: 'too_few' },
      lines: [{ name: 'Hotel Belvento', isOwn: true, points: [] }],
      actions: [],
      quotation: null,
    });
    expect(pages[0]).toContain('nessuna risposta si può contare');
    expect(pages[0]).toContain('La linea comincia dalla seconda settimana di analisi.');
    expect(pages[0]).toContain('Nessuna azione aperta.');
    expect(pages[0]).not.toContain('oltre la variabilità:');
  });

  it('shows names of other scripts as they are written', async () => {
    const { pages } = await render({ company: { name: '東京ホテル', site: 'tokyo.example' } });
    expect(pages[0]).toContain('東京ホテル');
  });

  it('refuses what is no page', async () => {
    const task = { kind: 'client-report', report: { ...aClientReport(), lines: 'none' }, logo: null };
    await expect(renderDocument({ task, typeface })).rejects.toThrow();
    expect(clientReport.safeParse(aClientReport()).success).toBe(true);
  });
});
