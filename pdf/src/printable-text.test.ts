import { describe, expect, it } from 'vitest';
import { loadTypeface } from './typeface.ts';
import { toPrintableText } from './printable-text.ts';

const typeface = loadTypeface();
const hasGlyph = (codePoint: number) => typeface.hasGlyph(codePoint);
const print = (text: string) => toPrintableText(text, hasGlyph);

describe('a text in the report', () => {
  it.each([
    'Perché l’azienda è così? «Città» – 62,5% · € 5 — “sì”',
    'Łódź, Škoda, Győr, Ærø, Çeşme, Ñandú',
    'Ελληνικά και Кириллица',
    'C++ & <script>alert(1)</script> {a|b} ~ `x` \\ ^ #1 @me',
    'x'.repeat(200),
    'トヨタ自動車株式会社 Italia, 华为技术有限公司',
    'شركة الاتصالات، מלון תל אביב, โรงแรมริมน้ำ',
    'Pizza 🍕 Napoli',
  ])('stays as it is where the typeface can draw it: %s', (text) => {
    expect(print(text)).toBe(text);
  });

  it.each([
    ['an emoji made of several', 'Famiglia 👩‍👩‍👧‍👦', 'Famiglia 👩👩👧👦'],
    ['a row of signs without glyphs', '𒀀𒀁𒀂𒀃𒀄 Italia', '??? Italia'],
    ['characters that turn the line', 'abc\u202Edef\u2066g\u2069', 'abcdefg'],
    ['invisible characters', 'a\u200Bb\uFEFFc\u00ADd\u0000e\u0007f', 'abcdef'],
    ['line breaks', 'una\r\ndue\u2028tre', 'una due tre'],
    ['marks without a glyph', 'Z\u0351\u036Ba\u0325lgo', 'Zalgo'],
    ['letters written in two parts', 'perche\u0301', 'perché'],
    ['half of a pair', 'a\uD800b', 'ab'],
    ['private signs', 'a\uE000b', 'ab'],
  ])('shows %s without garbage', (_kind, text, expected) => {
    expect(print(text)).toBe(expected);
  });

  it('holds nothing the typeface cannot draw, whatever came in', () => {
    for (let codePoint = 1; codePoint < 0x3000; codePoint += 1) {
      for (const character of print(`a${String.fromCodePoint(codePoint)}b`)) {
        expect(hasGlyph(character.codePointAt(0) ?? 0)).toBe(true);
      }
    }
  });
});
