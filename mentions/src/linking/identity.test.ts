import { describe, expect, it } from 'vitest';
import { identityKey } from './identity.ts';

const sameCompany = (...names: string[]): void => {
  expect(new Set(names.map(identityKey)).size).toBe(1);
};

describe('two spellings of one company share a key', () => {
  it.each([
    ['accents composed or decomposed', 'Nestlé', 'Nestle\u0301', 'NESTLE'],
    ['ampersand or the word for it', 'Dolce & Gabbana', 'Dolce e Gabbana', 'Dolce and Gabbana'],
    ['straight or curly apostrophe', "L'Oréal", 'L’Oréal', 'L´Oreal'],
    ['with or without a legal form', 'Acme', 'Acme S.p.A.', 'Acme SpA', 'ACME Srl', 'Acme S.r.l.'],
    ['hyphen, blank or neither', 'Coca-Cola', 'Coca Cola', 'CocaCola'],
    ['as a name or as an address', 'Booking', 'Booking.com', 'https://www.booking.com/'],
    ['with or without the English article', 'The Honest Kitchen', 'Honest Kitchen'],
  ])('%s', (_, ...names) => {
    sameCompany(...names);
  });
});

describe('two companies stay two', () => {
  it.each([
    ['Enel', 'Enel X'],
    ['Sole', 'Il Sole 24 Ore'],
    ['Acme', 'Acme Analytics'],
    ['C', 'C++'],
    ['Disney', 'Disney+'],
  ])('%s and %s', (first, second) => {
    expect(identityKey(first)).not.toBe(identityKey(second));
  });
});

it('gives every name a key, also one made of signs', () => {
  for (const name of ['.*', '+++', '🙂', '__proto__', 'S.p.A.']) expect(identityKey(name), name).not.toBe('');
});
