import { describe, expect, it } from 'vitest';
import { extractMentions } from '../../extract-mentions.ts';

const namesIn = (answer: string, language: 'it' | 'en' | 'es' = 'en'): string[] =>
  extractMentions({ answer, language }).mentions.map(({ name }) => name);

describe('examples of things and persons are no companies', () => {
  it.each([
    ['en', 'It has soft foams (e.g., Zorblite, Pwrmax) that last.'],
    ['en', 'It uses fabrics such as Zorbatex and Vellumar.'],
    ['en', 'Celebrities like Zorbanya and Kara Velmont wear them.'],
    ['en', 'Look at styles including Zorbela Neck and Marnona.'],
    ['it', 'Usa tessuti (ad esempio Zorbatex e Vellumar) molto morbidi.'],
    ['es', 'Usa tejidos (por ejemplo Zorbatex y Vellumar) muy suaves.'],
  ] as const)('%s: %s', (language, answer) => {
    expect(namesIn(answer, language)).toEqual([]);
  });
});

it.each([
  ['en', 'It connects to banks such as ZRB and VLM.'],
  ['it', 'Si collega a banche come ZRB e VLM.'],
  ['es', 'Se conecta con bancos como ZRB y VLM.'],
] as const)('examples of companies are companies, whatever their form (%s)', (language, answer) => {
  expect(namesIn(answer, language)).toEqual(['ZRB', 'VLM']);
});

describe('what a company owns is its product', () => {
  it.each(["Look at Puma's Zorbacat this year.", 'Look at Puma’s Zorbacat this year.'])('%s', (answer) => {
    expect(namesIn(answer)).toEqual(['Puma']);
  });

  it('an acronym of a model is no company elsewhere', () => {
    expect(
      namesIn('The Brooks Adrenaline ZTS 25 (or ZTS 4) is stable, and Hoka makes the Clifton 10.'),
    ).toEqual(['Brooks', 'Hoka']);
  });
});
