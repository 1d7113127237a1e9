import { describe, expect, it } from 'vitest';
import { spanOfBytes, spanOfCharacters } from './answer-span.ts';

const cut = (text: string, span: { start: number; end: number } | null) =>
  span === null ? null : text.slice(span.start, span.end);

describe('a passage counted in characters', () => {
  it.each([
    { text: 'È più semplice.', start: 2, end: 5, passage: 'più' },
    { text: '🥇 Zefirando costa meno 😀!', start: 2, end: 11, passage: 'Zefirando' },
    { text: '🥇 Zefirando costa meno 😀!', start: 23, end: 24, passage: '😀' },
    { text: 'breve', start: 0, end: 5, passage: 'breve' },
  ])('is found in "$text"', ({ passage, ...given }) => {
    expect(cut(given.text, spanOfCharacters(given))).toBe(passage);
  });

  it.each([
    { start: 3, end: 3 },
    { start: -1, end: 2 },
    { start: 1, end: 99 },
    { start: 0.5, end: 2 },
    { start: null, end: 2 },
    {},
  ])('is none where the offsets make no sense: %j', (given) => {
    for (const text of ['breve', '😀 breve']) expect(spanOfCharacters({ text, ...given })).toBeNull();
  });
});

describe('a passage counted in bytes', () => {
  it.each([
    { text: 'È più semplice.', start: 3, end: 7, passage: 'più' },
    { text: '🥇 Zefirando costa 5 €.', start: 5, end: 14, passage: 'Zefirando' },
    { text: 'Zefirando è primo.', start: undefined, end: 9, passage: 'Zefirando' },
  ])('is found in "$text"', ({ passage, ...given }) => {
    expect(cut(given.text, spanOfBytes(given))).toBe(passage);
    expect(cut(given.text, spanOfBytes({ ...given, quote: passage }))).toBe(passage);
  });

  it('is looked for by its own words where the count is off', () => {
    const text = 'Tra i più citati: Zefirando.';
    expect(cut(text, spanOfBytes({ text, start: 0, end: 4, quote: 'Zefirando' }))).toBe('Zefirando');
    expect(cut(text, spanOfBytes({ text, start: 5, end: 900, quote: 'Zefirando' }))).toBe('Zefirando');
    expect(spanOfBytes({ text, start: 0, end: 4, quote: 'Lanternia' })).toBeNull();
  });

  it('is none where a count cuts a character in half and no words say better', () => {
    expect(spanOfBytes({ text: 'È più', start: 1, end: 4 })).toBeNull();
    expect(spanOfBytes({ text: 'È più', start: 0, end: 1 })).toBeNull();
  });
});
