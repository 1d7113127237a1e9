import type { Change } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { decideMentionChange } from './mention-change.ts';

const CLEAR = { difference: 52.4, low: 22.3, high: 73.3 };
const BARE = { difference: 28.6, low: 4.9, high: 48 };

function aChange(points: Change['points'], verdict: Change['verdict'] = 'rising'): Change {
  return {
    verdict,
    days: 7,
    previousPercent: 20,
    previousN: 35,
    currentPercent: 72.4,
    currentN: 35,
    points,
    changedEngines: [],
  };
}
const turned = ({ difference, low, high }: typeof CLEAR) => ({
  difference: -difference,
  low: -high,
  high: -low,
});
const STEADY = { difference: 3, low: -15, high: 20 };
const among = (compared: number) =>
  Array.from({ length: compared - 1 }, () => aChange(STEADY, 'within_variability'));
const decide = (given: Partial<Parameters<typeof decideMentionChange>[0]>) =>
  decideMentionChange({
    change: aChange(CLEAR),
    lastDay: '2026-11-20',
    others: among(4),
    known: null,
    ...given,
  });

describe('a mention gained or lost', () => {
  it('is told when it is proven', () => {
    expect(decide({})).toEqual({ direction: 'rising', lastDay: '2026-11-20' });
    expect(decide({ change: aChange(turned(CLEAR), 'falling') })).toMatchObject({ direction: 'falling' });
  });

  it.each([
    ['without a comparison', null],
    ['within variability', aChange({ difference: 8, low: -9, high: 24 }, 'within_variability')],
    ['with another model or reader', aChange(null, 'model_changed')],
    ['proven for one prompt, and chance among four', aChange(BARE)],
  ])('is not told %s', (_case, change) => {
    expect(decide({ change })).toBeNull();
  });

  it('needs less proof where one prompt alone was looked at', () => {
    expect(decide({ change: aChange(BARE), others: [] })).not.toBeNull();
  });

  it.each([
    ['the same day', '2026-11-20', null],
    ['six days later', '2026-11-26', null],
    ['when the week that was told of has become the earlier one', '2026-11-27', 'rising'],
  ])('is told once, also where it is seen again %s', (_case, lastDay, direction) => {
    const known = { direction: 'rising', lastDay: '2026-11-20' } as const;
    expect(decide({ lastDay, known })?.direction ?? null).toBe(direction);
  });

  it('is told at once when it turns', () => {
    const known = { direction: 'falling', lastDay: '2026-11-19' } as const;
    expect(decide({ known })).toMatchObject({ direction: 'rising' });
  });
});
