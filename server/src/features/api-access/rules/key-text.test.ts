import { describe, expect, it } from 'vitest';
import { formatKey, KEY_BYTES, looksLikeKey, shownPart } from './key-text.ts';

const bytes = (first: number) =>
  Uint8Array.from({ length: KEY_BYTES }, (_, index) => (first + index * 7) % 256);

describe('a key', () => {
  it('is a fixed beginning and 32 letters and digits', () => {
    expect(formatKey(bytes(3))).toMatch(/^citato_[0-9A-Za-z]{32}$/);
  });

  it('takes no character from bytes that would make some come more often', () => {
    const biased = Uint8Array.from({ length: KEY_BYTES }, (_, index) => (index < 64 ? 255 : 0));
    expect(formatKey(biased)).toBe(`citato_${'0'.repeat(32)}`);
    expect(() => formatKey(Uint8Array.from({ length: 40 }, () => 250))).toThrow(RangeError);
  });

  it('shows four of its characters', () => {
    const key = formatKey(bytes(1));
    expect(shownPart(key)).toBe(key.slice(0, 11));
    expect(looksLikeKey(key)).toBe(true);
    expect(looksLikeKey('eyJhbGciOiJIUzI1NiJ9')).toBe(false);
  });
});
