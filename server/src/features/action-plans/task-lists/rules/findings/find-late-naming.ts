import type { Digest } from '#features/measurements';
import type { FactOf, Rival } from '../finding.ts';

/** With fewer namings the order says nothing. */
const MIN_TOGETHER = 3;
/** From this share on the company is usually named after others. */
const LATE = 2;
const VERY_LATE = 4;

/** The company is named, but after another that comes first in most answers that name both. */
export interface LateNaming extends FactOf<'position'> {
  readonly averagePosition: number;
  readonly rival: Rival;
}

export function findLateNaming(digest: Digest): LateNaming[] {
  const { averagePosition } = digest;
  const ahead = findAhead(digest.rivals);
  if (averagePosition === null || averagePosition < LATE || ahead === null) return [];
  const priority = averagePosition >= VERY_LATE ? 'Medium' : 'Low';
  return [
    { kind: 'position', key: 'position', priority, names: [ahead.name], averagePosition, rival: ahead },
  ];
}

function findAhead(rivals: readonly Rival[]): Rival | null {
  const [first] = rivals
    .filter(({ together, ahead }) => together >= MIN_TOGETHER && ahead * 2 > together)
    .toSorted((a, b) => b.ahead - a.ahead);
  return first ?? null;
}
