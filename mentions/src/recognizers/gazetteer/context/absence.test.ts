import { describe, expect, it } from 'vitest';
import { extractMentions } from '../../../extract-mentions.ts';
import type { Language } from '../../../extraction.ts';

const readBrand = (answer: string, language: Language = 'it') =>
  extractMentions({ answer, language, brands: [{ name: 'Quarzo Web Studio' }] }).brands[0];

describe('an answer that found nothing about a brand', () => {
  it.each<[Language, string]>([
    ['it', 'Su **Quarzo Web Studio**, invece, non ho trovato informazioni affidabili.'],
    ['it', 'Non ho trovato informazioni affidabili su Quarzo Web Studio.'],
    ['it', 'Al momento non risultano recensioni su Quarzo Web Studio.'],
    ['it', 'Non conosco Quarzo Web Studio.'],
    ['en', 'I could not find any reliable information about Quarzo Web Studio.'],
    ['es', 'No he encontrado información sobre Quarzo Web Studio.'],
  ])('names it without mentioning it (%s: %s)', (language, answer) => {
    expect(readBrand(answer, language)).toMatchObject({ present: false, rank: null, absenceStated: true });
  });

  it('still mentions the company it turns to', () => {
    const { mentions } = extractMentions({
      answer: 'Non ho trovato informazioni su Quarzo Web Studio, ma Mamadigital è una scelta valida.',
    });
    expect(mentions.map(({ name }) => name)).toEqual(['Mamadigital']);
  });

  it('is not one that only lacks a feature', () => {
    expect(readBrand('Quarzo Web Studio non è presente in Sicilia.')).toMatchObject({ present: true });
  });
});
