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
