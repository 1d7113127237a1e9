import type { ComparedRate, Mean, Rate } from '@citato/contract';

const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

/** A share of answers in per cent with its 95 % interval; 'n/d' where there is none. */
export function shapeRate({ percent, lowPercent, highPercent, n }: Rate) {
  if (percent === null) return { percent: 'n/d', n };
  return { percent: round(percent), interval: [round(lowPercent), round(highPercent)], n };
}

export function shapeMean({ value, low, high, n }: Mean) {
  if (value === null) return { value: 'n/d', n };
  return { value: round(value), interval: [round(low), round(high)], n };
}

/** Two spans of days beside each other, with what may be said of their difference. */
export function shapeCompared({ earlier, later, difference, verdict }: ComparedRate) {
  return {
    now: shapeRate(later),
    before: shapeRate(earlier),
    ...(difference === null
      ? {}
      : { points: round(difference.value), interval: [round(difference.low), round(difference.high)] }),
    verdict,
  };
}
