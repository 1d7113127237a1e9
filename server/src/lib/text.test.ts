import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, makeStorable, writeStorableJson } from './text.ts';

const anyText = fc.oneof(
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('\\', 'u0000', 'ud800', '"', '\0', '\ud83d', '\ude00', '😀', '\n'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
);

describe('text from outside', () => {
  it('keeps its offsets when what a database cannot hold is replaced', () => {
    const text = 'a\0b\uD800c😀';
    expect(makeStorable(text)).toBe('a\uFFFDb\uFFFDc😀');
    expect(makeStorable(text)).toHaveLength(text.length);
  });

  it('is the same in JSON as by itself, as a key and as a value', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const storable = makeStorable(text);
        expect(JSON.parse(writeStorableJson({ list: [text] }))).toEqual({ list: [storable] });
        expect(JSON.parse(writeStorableJson([[text, text]]))).toEqual([[storable, storable]]);
        expect(JSON.parse(writeStorableJson({ [text]: 1 }))).toEqual({ [storable]: 1 });
      }),
      { numRuns: 500 },
    );
  });

  it('is cut without halving a character of two units', () => {
    expect(cutText('aa😀', 3)).toBe('aa');
    expect(cutText('aa😀', 4)).toBe('aa😀');
    expect(cutText('aa😀b', 4)).toBe('aa😀');
    expect(cutText('', 3)).toBe('');
  });
});
