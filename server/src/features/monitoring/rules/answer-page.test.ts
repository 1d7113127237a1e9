import { describe, expect, it } from 'vitest';
import { countFitting } from './answer-page.ts';

describe('a page of answers', () => {
  it.each([
    { lengths: [], fitting: 0 },
    { lengths: [3000, 4000, 5000], fitting: 3 },
    { lengths: [250_000, 140_000, 20_000], fitting: 2 },
    { lengths: [256_000, 256_000], fitting: 1 },
    { lengths: [900_000, 1], fitting: 1 },
  ])('holds $fitting answers of lengths $lengths', ({ lengths, fitting }) => {
    expect(countFitting(lengths)).toBe(fitting);
  });
});
