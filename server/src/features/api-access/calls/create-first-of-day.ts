import type { RomeDay } from '#lib/rome-time';

/** More than callers ask of one process in a day; beyond it what was forgotten is noted a second time. */
const MAX_REMEMBERED = 50_000;

/** Tells whether something happens for the first time on a day, as far as this process remembers. */
export function createFirstOfDay(): (day: RomeDay, what: string) => boolean {
  let today: RomeDay | null = null;
  const seen = new Set<string>();
  return (day, what) => {
    if (day !== today || seen.size >= MAX_REMEMBERED) seen.clear();
    today = day;
    if (seen.has(what)) return false;
    seen.add(what);
    return true;
  };
}
