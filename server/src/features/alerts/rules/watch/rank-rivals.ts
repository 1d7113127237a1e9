import type { Watched } from './watched.ts';

const FIRST_PLACES = 5;

/** The companies named most before and now. */
export function rankRivals(
  rivals: readonly Watched['rivalDay'][],
  { earlier, later }: { earlier: Watched['span']; later: Watched['span'] },
): { topBefore: ReadonlySet<string>; topNow: ReadonlySet<string> } {
  const top = ({ firstDay, lastDay }: Watched['span']) => {
    const sums = new Map<string, number>();
    for (const { key, day, mentions } of rivals)
      if (day >= firstDay && day <= lastDay) sums.set(key, (sums.get(key) ?? 0) + mentions);
    const ranked = [...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return new Set(ranked.slice(0, FIRST_PLACES).map(([key]) => key));
  };
  return { topBefore: top(earlier), topNow: top(later) };
}
