import { expect, it } from 'vitest';
import { cutQuote } from './cut-quote.ts';

const quote = (text: string, name = 'Brunalba') => {
  const start = text.indexOf(name);
  return cutQuote(text, { start, end: start + name.length });
};

it.each([
  [
    'the sentence, not its neighbours',
    'Dipende. Il caffè di Brunalba è buono. Altri no.',
    'Il caffè di Brunalba è buono',
  ],
  [
    'the line of a list without its sign',
    '1. Illy\n2. **Brunalba**: costa poco e arriva presto\n3. Altro',
    'Brunalba: costa poco e arriva presto',
  ],
  [
    'the row of a table',
    '|A|B|\n|---|---|\n| **Brunalba** | Un ufficio | Consigliata |',
    'Brunalba – Un ufficio – Consigliata',
  ],
  [
    'the words of links, not their addresses',
    'Vedi [Brunalba](https://brunalba.example/x) e [1][web:2] poi decidi',
    'Vedi Brunalba e poi decidi',
  ],
  ['a name at the very start', 'Brunalba costa.', 'Brunalba costa'],
])('cuts %s', (_what, text, expected) => {
  expect(quote(text)).toBe(expected);
});

it('shortens what is too long between words', () => {
  const cut = quote(`Brunalba ${'piace molto '.repeat(60)}`);
  expect(cut.length).toBeLessThanOrEqual(241);
  expect(cut).toMatch(/(piace|molto)…$/);
});

it('keeps the name it was cut for, however late in its sentence it stands', () => {
  const cut = quote(`Tra le scelte ${'più citate '.repeat(40)}resta Brunalba con il suo caffè.`);
  expect(cut).toContain('Brunalba con il suo caffè');
  expect(cut.startsWith('…')).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(241);
});

it('never cuts a character in two', () => {
  expect(quote(`Brunalba${'😀'.repeat(200)}`).isWellFormed()).toBe(true);
});
