import { expect, it } from 'vitest';
import { readPdf } from '../../test/read-pdf.ts';
import { aReport } from '../../test/report-builders.ts';
import { renderReport } from '../render-report.ts';
import { loadTypeface } from './typeface.ts';

it('lets every report be read and copied whole, whatever signs the ones before it held', async () => {
  const typeface = loadTypeface();
  const render = (name: string) =>
    renderReport({ snapshot: aReport({ company: { name, websiteUrl: 'https://a.example' } }), typeface });
  // A semicolon is drawn from the shapes of a comma and a full stop.
  await render('Rossi; Neri');
  const { text } = await readPdf(await render('Bianchi, Verdi e C.'));
  expect(text).toContain('Bianchi, Verdi e C.');
});
