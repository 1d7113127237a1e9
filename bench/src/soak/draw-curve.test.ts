import { expect, test } from 'vitest';
import { drawCurve } from './draw-curve.ts';

test('a curve has a bar for each value, as long as its part of the largest', () => {
  expect(drawCurve([10, 5, 0])).toEqual(['█'.repeat(20), '█'.repeat(10), '']);
  expect(drawCurve([0, 0])).toEqual(['', '']);
});
