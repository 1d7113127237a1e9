import { expect, it } from 'vitest';
import { readPdf } from '../test/read-pdf.ts';
import { aReport } from '../test/report-builders.ts';
import { renderReport } from './render-report.ts';
import { loadTypeface } from './typeface.ts';

const NAMES = [
  '华为技术有限公司 トヨタ',
  'شركة الاتصالات السعودية',
  'מלון תל אביב',
  'โรงแรมริมน้ำ',
  'Ελληνικά Кириллица',
  'Pizza 🍕 Napoli',
];

it('names every script as it is written, in a file of at most 400 kB', async () => {
  const typeface = loadTypeface();
  const name = NAMES.join(' · ');
  const bytes = await renderReport({
    snapshot: aReport({ company: { name, websiteUrl: 'https://a.example' } }),
    typeface,
  });
  expect(bytes.length).toBeLessThan(400_000);
  const { text } = await readPdf(bytes);
  for (const part of ['华为技术有限公司', 'トヨタ', 'Ελληνικά', 'Кириллица', '🍕'])
    expect(text).toContain(part);
  expect(text).toContain('·');
  expect(text).not.toContain('??');
});
