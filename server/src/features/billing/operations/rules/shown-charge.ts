/** How long a page may stand with an amount. */
const STANDS_MS = 60 * 60 * 1000;

/** A difference shrinks by the second: nobody may have it computed for a moment in the future, or for one long past. */
export function isFresh({ shownFor, now }: { shownFor: Date; now: Date }): boolean {
  const ageMs = now.getTime() - shownFor.getTime();
  return ageMs >= 0 && ageMs <= STANDS_MS;
}
