import { describe, expect, it } from 'vitest';
import { nextPeriodEnd, prorate } from './billing-cycle.ts';

/** The ends of the first periods of a subscription that began at `anchor`. */
function listEnds(anchor: string, count: number): string[] {
  const ends: Date[] = [new Date(anchor)];
  while (ends.length <= count)
    ends.push(nextPeriodEnd({ anchor: new Date(anchor), after: ends.at(-1) ?? new Date(anchor) }));
  return ends.slice(1).map((end) => end.toISOString().slice(0, 10));
}

describe('the ends of monthly periods', () => {
  it.each([
    ['2027-01-29T10:00:00Z', ['2027-02-28', '2027-03-29', '2027-04-29']],
    ['2027-01-30T10:00:00Z', ['2027-02-28', '2027-03-30', '2027-04-30']],
    ['2027-01-31T10:00:00Z', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-31T10:00:00Z', ['2028-02-29', '2028-03-31']],
    ['2028-02-29T10:00:00Z', ['2028-03-29', '2028-04-29']],
    ['2027-11-30T23:59:59Z', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
    ['2027-12-15T00:00:00Z', ['2028-01-15', '2028-02-15']],
  ])('of %s fall on %j', (anchor, ends) => {
    expect(listEnds(anchor, ends.length)).toEqual(ends);
  });

  it('return to the 29 February only in a leap year', () => {
    expect(listEnds('2028-02-29T10:00:00Z', 12).at(-1)).toBe('2029-02-28');
    expect(listEnds('2028-02-29T10:00:00Z', 48).at(-1)).toBe('2032-02-29');
  });

  it('keep the time of the day, whatever clocks do in Rome', () => {
    const anchor = new Date('2027-03-28T00:30:00.123Z');
    expect(nextPeriodEnd({ anchor, after: anchor }).toISOString()).toBe('2027-04-28T00:30:00.123Z');
  });

  it('always lie after the moment asked about, by a month at most', () => {
    const anchor = new Date('2027-01-31T10:00:00Z');
    for (let day = 0; day < 800; day += 1) {
      const after = new Date(anchor.getTime() + day * 86_400_000 + 1);
      const end = nextPeriodEnd({ anchor, after });
      expect(end > after).toBe(true);
      expect(end.getTime() - after.getTime()).toBeLessThanOrEqual(31 * 86_400_000);
    }
  });
});

describe('what another price costs for the rest of a period', () => {
  const period = {
    periodStart: new Date('2027-04-01T00:00:00Z'),
    periodEnd: new Date('2027-05-01T00:00:00Z'),
  };
  it.each([
    ['2027-04-01T00:00:00Z', 5900, 19900, 14000],
    ['2027-04-16T00:00:00Z', 5900, 19900, 7000],
    ['2027-04-16T00:00:00Z', 19900, 5900, -7000],
    ['2027-04-30T23:59:59Z', 5900, 19900, 0],
    ['2027-05-01T00:00:00Z', 5900, 19900, 0],
    ['2027-06-01T00:00:00Z', 5900, 19900, 0],
    ['2027-03-01T00:00:00Z', 5900, 9900, 4000],
  ])('at %s from %i to %i cents is %i', (at, fromCents, toCents, cents) => {
    expect(prorate({ ...period, fromCents, toCents, at: new Date(at) })).toBe(cents);
  });
});
