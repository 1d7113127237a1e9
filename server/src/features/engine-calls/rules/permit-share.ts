/** A process with its part of an engine's permits. */
export interface PermitHolder {
  readonly holder: string;
  /** Permits it has leased. */
  readonly held: number;
  /** Permits its calls, running and waiting, could use. */
  readonly demand: number;
}

/**
 * How many permits of an engine a process should hold: as many as it can use, at most its fair part (max-min: nobody
 * gets more than needed, what is left is shared evenly), and never one that another process still holds. What does
 * not divide goes to the holders in turn, so that one permit among several processes reaches each of them.
 * @param used permits with a call under way: they cannot be given back
 * @param turn a number that grows with time, the same for all processes
 */
export function decidePermitShare({
  limit,
  own,
  used,
  others,
  turn,
}: {
  limit: number;
  own: PermitHolder;
  used: number;
  others: readonly PermitHolder[];
  turn: number;
}): number {
  const free = limit - others.reduce((total, { held }) => total + held, 0);
  const fair = shareFairly({ limit, holders: [own, ...others], turn }).get(own.holder) ?? 0;
  return Math.max(used, Math.min(fair, free));
}

/** Max-min fair parts in whole permits, by holder. */
function shareFairly({
  limit,
  holders,
  turn,
}: {
  limit: number;
  holders: readonly PermitHolder[];
  turn: number;
}): Map<string, number> {
  const byNeed = holders.toSorted((a, b) => a.demand - b.demand || (a.holder < b.holder ? -1 : 1));
  const parts = new Map<string, number>();
  let left = limit;
  for (const [index, { holder, demand }] of byNeed.entries()) {
    const among = byNeed.length - index;
    if (demand * among > left) return shareEvenly({ left, hungry: byNeed.slice(index), parts, turn });
    parts.set(holder, demand);
    left -= demand;
  }
  return parts;
}

/** Holders who want more than their part get the same number each; the remainder is given in turn. */
function shareEvenly({
  left,
  hungry,
  parts,
  turn,
}: {
  left: number;
  hungry: readonly PermitHolder[];
  parts: Map<string, number>;
  turn: number;
}): Map<string, number> {
  const even = Math.floor(left / hungry.length);
  const extra = left - even * hungry.length;
  const first = turn % hungry.length;
  const inTurn = [...hungry.slice(first), ...hungry.slice(0, first)];
  for (const [index, { holder }] of inTurn.entries()) parts.set(holder, even + (index < extra ? 1 : 0));
  return parts;
}
