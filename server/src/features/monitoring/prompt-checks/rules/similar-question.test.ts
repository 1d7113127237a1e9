import { describe, expect, it } from 'vitest';
import { findSimilarQuestion } from './similar-question.ts';
import { isGenericQuestion } from './telling-words.ts';

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
  it.each(cases)('«%s» beside «%s»: %s', (text, other, found) => {
    expect(findSimilarQuestion({ text, others: [other] }) !== null).toBe(found);
  });

  it('is the same where only signs, case and accents differ', () => {
    const others = ['Qual è il miglior hosting?', 'Altro'];
    expect(findSimilarQuestion({ text: 'qual e il MIGLIOR hosting', others })).toEqual({
      text: 'Qual è il miglior hosting?',
      isSame: true,
    });
  });

  it('is the closest of several', () => {
    const others = ['Hotel con spa e piscina a Riva del Garda', 'Hotel con spa a Riva del Garda'];
    expect(findSimilarQuestion({ text: 'Un hotel con la spa a Riva del Garda?', others })?.text).toBe(
      'Hotel con spa a Riva del Garda',
    );
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
