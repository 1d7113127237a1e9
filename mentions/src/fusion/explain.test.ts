import { expect, it } from 'vitest';
import { prepareReading } from '../extract-mentions.ts';

const explain = (answer: string, report: string[] | null = null) =>
  prepareReading({ answer, language: 'it', brands: [{ name: 'Oro' }, { name: 'Ponteverde' }] }).explain(
    report === null ? null : { companies: report.map((name) => ({ name, sentiment: null, evidence: null })) },
  );

it('blames no report for a span that does not count where none was given', () => {
  const [span] = explain('Oro e argento salgono.');
  expect(span).toMatchObject({ text: 'Oro', counts: false, score: 0.5 });
  expect(span?.why).toEqual(['as_written', 'everyday_word', 'open_place']);
});

it('blames the report for a span that would count without it', () => {
  const spans = explain('Meglio Ponteverde o Zorbano.', ['Ponteverde']);
  expect(spans.find(({ text }) => text === 'Ponteverde')?.counts).toBe(true);
  for (const { counts, score, why } of spans)
    expect(why.includes('not_in_the_report')).toBe(!counts && score > 0);
});
