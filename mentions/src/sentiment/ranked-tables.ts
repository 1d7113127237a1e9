import type { ReadAnswer } from '../document/document.ts';

const FIGURE = /^\W*\d{1,3}\W*$/u;

/** The tables whose first column holds the place ("| 1 | Qonto | …"): a name in their second is a member, not a pick for a need. */
export function readRankedTables({ segments, visible }: ReadAnswer): ReadonlySet<number> {
  const ranked = new Set<number>();
  for (const { kind, table, column, start, end } of segments)
    if (kind === 'cell' && column === 0 && FIGURE.test(visible.slice(start, end))) ranked.add(table);
  return ranked;
}
