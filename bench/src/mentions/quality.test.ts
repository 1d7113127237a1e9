import { EXTRACTOR_VERSION } from '@citato/mentions';
import { describe, expect, it, vi } from 'vitest';
import { measureQuality, onlyRead } from './compare-readers.ts';
import { digestReadings, readDigests } from './digest-readings.ts';
import { readFixture } from './fixtures.ts';
import type { Quality } from './summarise.ts';
import { quoteOthers, WEAKENED } from './weaken-readings.ts';

// Whole sets are read, by each reader, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const FLOORS: Record<'written' | 'unseen', { rules: Quality; model: Quality }> = {
  written: {
    rules: { f1: 0.98, first: 0.97, presence: 1, rank: 0.95, tone: 0.78 },
    model: { f1: 0.99, first: 1, presence: 1, rank: 0.97, tone: 0.92 },
  },
  unseen: {
    rules: { f1: 0.88, first: 0.88, presence: 0.97, rank: 0.7, tone: 0.74 },
    model: { f1: 0.988, first: 1, presence: 0.99, rank: 0.95, tone: 0.79 },
  },
};

const FIGURES = ['f1', 'first', 'presence', 'rank', 'tone'] as const;

const expectAtLeast = (quality: Quality, floors: Quality): void => {
  const short = FIGURES.filter((figure) => (quality[figure] ?? 0) < (floors[figure] ?? 0));
  expect(short, JSON.stringify(quality)).toEqual([]);
};

describe.each(['written', 'unseen'] as const)('how well the %s answers are read', (name) => {
  const { corpus, readings } = readFixture(name);
  const byRules = measureQuality(corpus, new Map());

  it('by the rules alone, does not fall', () => {
    expectAtLeast(byRules, FLOORS[name].rules);
  });

  it('with a model, does not fall', () => {
    expectAtLeast(measureQuality(onlyRead(corpus, readings), readings), FLOORS[name].model);
  });

  it.each(Object.entries(WEAKENED))(
    'with a model that %s, is no worse than by the rules alone',
    (fault, weaken) => {
      const { f1, presence } = measureQuality(corpus, weaken(readings, corpus.answers));
      // Only known names fill what a report misses, and the rules were tuned on the written answers.
      const isTunedOn = name === 'written' && fault.startsWith('misses');
      expect(f1).toBeGreaterThanOrEqual(isTunedOn ? 0.95 : (byRules.f1 ?? 1));
      expect(presence).toBeGreaterThanOrEqual(byRules.presence ?? 1);
    },
  );
});

it('with a model that quotes words about others, gives no worse tones', () => {
  const { corpus, readings } = readFixture('written');
  const { tone } = measureQuality(corpus, quoteOthers(readings));
  expect(tone).toBeGreaterThanOrEqual(measureQuality(corpus, new Map()).tone ?? 1);
});

it('what a version of the reader reads never changes: `npm run bench -- mentions --digest` records a new one', () => {
  expect(readDigests().get(EXTRACTOR_VERSION)).toBe(digestReadings());
});
