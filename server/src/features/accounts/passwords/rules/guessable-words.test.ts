import { describe, expect, it } from 'vitest';
import { isMadeOfKnownWords } from './guessable-words.ts';

const about = ['mario.rossi', 'Mario', 'Rossi', 'Caffè Ponteverde S.r.l.'];

describe('a password made of known words', () => {
  it.each([
    ['the product’s name', 'Citato2026!'],
    ['the product’s name and what is common by itself', 'citato12345678'],
    ['a name and a year', 'Rossi-1985'],
    ['the address of mail', 'mario.rossi1'],
    ['the company', 'PONTEVERDE1'],
    ['the company without its accent', 'caffe2026'],
    ['several of them', 'Mario-Rossi-Ponteverde-Citato'],
  ])('is known by %s', (_, password) => {
    expect(isMadeOfKnownWords({ password, about })).toBe(true);
  });

  it.each([
    ['has a password beside them', 'Prova-Citato-2026'],
    ['holds none of them', 'Tr3nta-lune-blu'],
    ['is short, and none of theirs', 'Lungom-9'],
  ])('is no such one when it %s', (_, password) => {
    expect(isMadeOfKnownWords({ password, about })).toBe(false);
  });

  it('is not known by words of three letters', () => {
    expect(isMadeOfKnownWords({ password: 'Ada-9-lu', about: ['ada'] })).toBe(false);
  });
});
