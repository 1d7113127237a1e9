import { describe, expect, it } from 'vitest';
import { extractMentions } from '../../extract-mentions.ts';

const namesIn = (answer: string, language: 'it' | 'en' | 'es' = 'en'): string[] =>
  extractMentions({ answer, language }).mentions.map(({ name }) => name);

describe('members of classes that answers list are no companies', () => {
  it.each([
    ['acids, extracts and vitamins', 'It is rich in Vitamin K2, Ferulic Acid and Licorice Extract.'],
    [
      'ciphers and hashes',
      'Vaults are sealed with XChaCha20 or AES-GCM, keys are stretched by Argon2id and scrypt.',
    ],
    ['breeds', 'Small dogs such as Havanese and Shih Tzus feel the cold.'],
    ['inhabitants', 'It suits most Cambodians and Singaporeans who pay by phone.'],
    ['garments', 'For weddings she wears Anarkalis, Lehengas and embroidered Kurtis.'],
    ['algorithms and networks', 'It runs Laplacian filters and a ResNet50, or MobileNetV3 on phones.'],
    ['legal forms', 'The seller is a company, Inc. or LLC.'],
    ['amounts of money', 'The fee is RM12 a month, or SGD5 with a contract.'],
  ])('%s', (_case, answer) => {
    expect(namesIn(answer)).toEqual([]);
  });

  it.each([
    ['it', 'Evita creme con Acido Salicilico.'],
    ['es', 'Evita las cremas con Ácido Salicílico.'],
  ] as const)('substances in %s', (language, answer) => {
    expect(namesIn(answer, language)).toEqual([]);
  });
});

it('a company beside members of a class is named', () => {
  expect(namesIn('Zorbavet sells food for Havanese, with Ferulic Acid.')).toEqual(['Zorbavet']);
});
