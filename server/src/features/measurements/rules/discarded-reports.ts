/** Ok answers of one pair and day. */
interface ReadDay {
  readonly hits: number;
  readonly n: number;
  /** Those of which a model's report was discarded. */
  readonly discarded: number;
}

interface ReadPair<Day> {
  readonly earlier: readonly Day[];
  readonly later: readonly Day[];
}

/**
 * The pairs as they would be if each answer with a discarded report had been read the way that makes the later period
 * as high as possible against the earlier one (`up`), or as low as possible. Where a pair has more such answers than
 * others, the others are turned: the smaller group counts as read differently.
 */
export function turnDiscarded<Pair extends ReadPair<ReadDay>>(
  pairs: readonly Pair[],
  direction: 'up' | 'down',
): Pair[] {
  const sign = direction === 'up' ? 1 : -1;
  return pairs.map((pair) => {
    const days = [...pair.earlier, ...pair.later];
    const isMostlyDiscarded = 2 * sum(days, ({ discarded }) => discarded) > sum(days, ({ n }) => n);
    const turn = (by: number) => (day: ReadDay) => {
      const read = isMostlyDiscarded ? day.n - day.discarded : day.discarded;
      return { ...day, hits: Math.min(day.n, Math.max(0, day.hits + by * read)) };
    };
    return { ...pair, earlier: pair.earlier.map(turn(-sign)), later: pair.later.map(turn(sign)) };
  });
}

const sum = (days: readonly ReadDay[], count: (day: ReadDay) => number): number =>
  days.reduce((total, day) => total + count(day), 0);
