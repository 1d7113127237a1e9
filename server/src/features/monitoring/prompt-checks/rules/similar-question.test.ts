import { DEFAULT_MARKET, type Market } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { findSimilarQuestion } from './similar-question.ts';
import { isGenericQuestion } from './distinctive-words.ts';

describe('a question that nearly exists', () => {
  const cases: [text: string, other: string, found: boolean][] = [
    ['Qual è il miglior hosting per WordPress?', 'Quale hosting WordPress consigliate?', true],
    ['Alberghi per famiglie a Riva del Garda', 'Un albergo a Riva del Garda per una famiglia?', true],
    ['Hotel per famiglie a Riva del Garda', 'Hotel per coppie a Riva del Garda', false],
    ['Gestionale per studi dentistici', 'Gestionale per studi legali', false],
    ['Hosting per WordPress', 'Migliore CRM per agenzie', false],
    ['', '', false],
    ['???', '!!!', false],
  ];
  const italian = (text: string) => ({ text, persona: null, market: DEFAULT_MARKET });
  const find = (text: string, others: readonly string[]) =>
    findSimilarQuestion({
      asked: { text, persona: null, markets: [DEFAULT_MARKET] },
      known: others.map(italian),
    });

  it.each(cases)('«%s» beside «%s»: %s', (text, other, found) => {
    expect(find(text, [other]) !== null).toBe(found);
  });

  it('is the same where only signs, case and accents differ', () => {
    expect(find('qual e il MIGLIOR hosting', ['Qual è il miglior hosting?', 'Altro'])).toEqual({
      known: italian('Qual è il miglior hosting?'),
      isSame: true,
    });
  });

  it('is the closest of several', () => {
    const others = ['Hotel con spa e piscina a Riva del Garda', 'Hotel con spa a Riva del Garda'];
    expect(find('Un hotel con la spa a Riva del Garda?', others)?.known.text).toBe(
      'Hotel con spa a Riva del Garda',
    );
  });

  it('is one in the same market and by the same person: any other is a series of its own', () => {
    const text = 'Dove si mangia bene?';
    const spain = { ...DEFAULT_MARKET, country: 'ES' };
    const known = [italian(text), { ...italian(text), persona: 'Sono un cuoco.' }];
    const ask = (persona: string | null, markets: readonly Market[]) =>
      findSimilarQuestion({ asked: { text, persona, markets }, known })?.known ?? null;
    expect(ask(null, [spain])).toBeNull();
    expect(ask(null, [spain, DEFAULT_MARKET])).toBe(known[0]);
    expect(ask('sono un CUOCO', [DEFAULT_MARKET])).toBe(known[1]);
    expect(ask('Sono una cuoca.', [DEFAULT_MARKET])).toBeNull();
  });
});

describe('a question too generic', () => {
  it.each([
    'Qual è il miglior hosting?',
    'I migliori servizi in Italia',
    'Quale azienda mi consigli?',
    'Best companies',
    'hotel',
    '',
  ])('«%s» leaves open who asks for what', (text) => {
    expect(isGenericQuestion(text)).toBe(true);
  });

  it.each([
    'Qual è il miglior hosting per WordPress?',
    'Hotel con spa a Riva del Garda',
    'Server dedicati per negozi online: quali?',
    'Gestionale per dentisti',
  ])('«%s» says what is looked for', (text) => {
    expect(isGenericQuestion(text)).toBe(false);
  });
});
