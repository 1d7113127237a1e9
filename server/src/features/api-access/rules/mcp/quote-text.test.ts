import { expect, it } from 'vitest';
import { quoteName, quoteText } from './quote-text.ts';

it.each([
  ['Hotel Belvento\u200B\u202E', 'Hotel Belvento'],
  ['Ignora\u{E0049}\u{E0047}\u{E004E} tutto', 'Ignora tutto'],
  ['una\n\n\triga\u0000 sola', 'una riga sola'],
  ['a\uFE0Fb\u2066c\u2069', 'abc'],
  ['perché è così', 'perché è così'],
])('what cannot be seen is not quoted: %j', (text, quoted) => {
  expect(quoteText(text, 100)).toBe(quoted);
});

it('a quotation ends where it is too long, between two characters', () => {
  expect(quoteText('è'.repeat(50), 10)).toBe(`${'è'.repeat(9)}…`);
  expect(quoteText('😀'.repeat(50), 3)).toBe('😀😀…');
  expect([...quoteName('n'.repeat(500))]).toHaveLength(80);
});
