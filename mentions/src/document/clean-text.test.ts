import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextSpan } from '../extraction.ts';
import { cleanText } from './markup.ts';

const sliceOf = (text: string, { start, end }: TextSpan): string => text.slice(start, end);

describe('what no reader sees is taken out of an answer', () => {
  it.each([
    ['Dolce &amp; Gabbana e Dell&#39;azienda', "Dolce & Gabbana e Dell'azienda"],
    ['Caff&egrave; Roma, &amp;egrave; &#x27;qui&#x27;', "Caffè Roma, è 'qui'"],
    ['AT&T, R&D; &nope; e &finita', 'AT&T, R&D; &nope; e &finita'],
    ['Illy² e Lavazza¹,², ma 10 m² e km²', 'Illy e Lavazza, ma 10 m² e km²'],
    ['Illy\uE200cite\uE202turn0search0\uE202turn1news2\uE201, Lavazza', 'Illy, Lavazza'],
    ['Illy\uE200cite\uE202turn0search0\uE201Lavazza', 'Illy Lavazza'],
    ['\uE200entity\uE202["company","Illy","caffè"]\uE201 va bene', 'Illy va bene'],
    ['Illy \uE200cite\uE202turn0search0 e \uE201Lavazza', 'Illy  e Lavazza'],
    ['Illy citeturn0search3turn0news2.', 'Illy .'],
    ['\u001B[1;31mROSSO\u001B[0m e [31mVERDE[0m', 'ROSSO e VERDE'],
    ['Camera [31m] di hotel', 'Camera [31m] di hotel'],
    ['Il\u200Fly e \u202EZorbano\u202C, \u0007Qonto', 'Illy e Zorbano, Qonto'],
    ['Illy<sup>2</sup> e Qonto', 'Illy e Qonto'],
  ])('%s', (given, clean) => {
    expect(cleanText(given).text).toBe(clean);
  });
});

it('every word of the clean text is found again in the answer as it was given', () => {
  const given = 'Caff&egrave; Roma² \uE200entity\uE202["x","Segafredo"]\uE201 \u001B[31mROSSO\u001B[0m fine';
  const { text, restore } = cleanText(given);
  const words = [...text.matchAll(/[\p{L}]+/gu)].map(({ index, 0: word }) =>
    sliceOf(given, restore({ start: index, end: index + word.length })),
  );
  expect(words).toEqual(['Caff&egrave;', 'Roma', 'Segafredo', 'ROSSO', 'fine']);
});

it('any text is cleaned, and its offsets stay in order and inside of it', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '&amp;',
      '&',
      '&#x1F600;',
      '\uE200',
      '\uE202',
      '\uE201',
      '\u001B[31m',
      '²',
      '<sup>1</sup>',
      'Illy',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const given = pieces.join('');
      const { text, restore } = cleanText(given);
      let before = 0;
      for (let at = 0; at < text.length; at++) {
        const { start, end } = restore({ start: at, end: at + 1 });
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(given.length);
        before = start;
      }
    }),
  );
});
