import { describe, expect, it } from 'vitest';
import { extractMentions } from '../../extract-mentions.ts';

const namesIn = (answer: string, language: 'it' | 'en' | 'es' = 'en'): string[] =>
  extractMentions({ answer, language }).mentions.map(({ name }) => name);

describe('the title of a section is no company, even among titles that are', () => {
  it.each([
    ['en', 'What Experts Say'],
    ['en', 'Price & Quality Breakdown'],
    ['en', 'Final Buying Advice'],
    ['it', 'Altri Strumenti Utili'],
    ['es', 'Otros Consejos Útiles'],
  ] as const)('%s: %s', (language, title) => {
    const sections = ['Qonto', 'Finom', title].map((heading) => `### ${heading}\n\nA, b, c.`);
    expect(namesIn(sections.join('\n\n'), language)).toEqual(['Qonto', 'Finom']);
  });
});

it('a company of everyday words is still found among companies', () => {
  expect(namesIn('1. **Qonto**\n2. **Slope**\n3. **Finom**')).toEqual(['Qonto', 'Slope', 'Finom']);
});

it('words that open a sentence are no companies', () => {
  expect(namesIn('Okay, here they are. Carefully compare them. Eventually choose Qonto.')).toEqual(['Qonto']);
});
