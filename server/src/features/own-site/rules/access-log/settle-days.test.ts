import { describe, expect, it } from 'vitest';
import { settleDays } from './settle-days.ts';
import { readSketch, Sketch, writeSketch } from './sketch.ts';

const sketchOf = (from: number, until: number) => {
  const sketch = new Sketch();
  // Spread as hashes are.
  for (let line = from; line < until; line += 1) sketch.add(Math.imul(line, 2_654_435_761) >>> 0);
  return sketch.hashes;
};
const day = (from: number, until: number) => ({
  day: '2026-11-26',
  lines: until - from,
  sketch: sketchOf(from, until),
});
const other = (from: number, until: number, logId = 'before') => ({ ...day(from, until), logId });

describe('two logs of one day', () => {
  it.each([
    ['the first half and the whole day', other(0, 5_000), day(0, 10_000), 'replaced'],
    ['the whole day and its first half', other(0, 10_000), day(0, 5_000), 'left out'],
    ['a twentieth shared', other(0, 10_000), day(9_500, 19_000), 'left out'],
    ['another server', other(0, 5_000), day(20_000, 30_000), 'added'],
    [
      'many lines, one shared',
      other(0, 5_000),
      { ...day(20_000, 30_000), sketch: [...sketchOf(0, 1), ...sketchOf(20_000, 30_000)] },
      'added',
    ],
    ['few lines, one shared', other(0, 3), day(2, 9), 'replaced'],
  ])('%s: the new one is %s', (_, before, now, outcome) => {
    const { leftOut, replaced } = settleDays([now], [before]);
    expect(leftOut.length > 0 ? 'left out' : replaced.length > 0 ? 'replaced' : 'added').toBe(outcome);
  });

  it('of other days have nothing to do with each other', () => {
    expect(settleDays([day(0, 9)], [{ ...other(0, 9), day: '2026-11-25' }])).toEqual({
      leftOut: [],
      replaced: [],
    });
  });

  it('counted before sketches were kept are added up, as it was then', () => {
    expect(settleDays([day(0, 9)], [{ ...other(0, 9), sketch: [] }])).toEqual({ leftOut: [], replaced: [] });
  });
});

it('a sketch keeps the smallest hashes, each once, and is stored and read again', () => {
  const hashes = sketchOf(0, 1_000);
  expect(hashes).toHaveLength(256);
  expect([...hashes]).toEqual(hashes.toSorted((a, b) => a - b));
  const twice = new Sketch();
  for (const hash of [...hashes, ...hashes]) twice.add(hash);
  expect(twice.hashes).toEqual(hashes);
  expect(readSketch(writeSketch(hashes))).toEqual(hashes);
  expect(readSketch(writeSketch([]))).toEqual([]);
  expect(readSketch(writeSketch([2 ** 53 - 1]))).toEqual([2 ** 53 - 1]);
});
