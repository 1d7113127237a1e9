import type { RomeDay } from '#lib/rome-time';

/** What was read on one day, and by whom. */
interface ReadDay {
  readonly day: RomeDay;
  readonly readers: readonly string[];
}

/** Who read answers that are compared, where not one alone did. */
export interface ReaderMix {
  /** First whoever read before, then who took over; without such a day all of them, by name. */
  readonly names: string[];
  /** The day from which another reads all of them; null: they took turns. */
  readonly since: RomeDay | null;
}

/**
 * What another reader finds is no change of the company: where the answers of one pair were not all read by one reader,
 * the two periods cannot be compared.
 * @param pairs the days of each pair that is compared, of both periods
 */
export function findReaderMix(pairs: readonly (readonly ReadDay[])[]): ReaderMix | null {
  const mixed = pairs
    .filter((days) => new Set(days.flatMap(({ readers }) => readers)).size > 1)
    .flat()
    .filter(({ readers }) => readers.length > 0);
  if (mixed.length === 0) return null;
  const names = [...new Set(mixed.flatMap(({ readers }) => readers))].sort();
  return findTakeover(mixed) ?? { names, since: null };
}

/** One reader alone, then another alone; on the day between them both, if a day of the new one follows. */
function findTakeover(read: readonly ReadDay[]): ReaderMix | null {
  const days = [...Map.groupBy(read, ({ day }) => day)]
    .map(([day, ofDay]) => ({ day, names: new Set(ofDay.flatMap(({ readers }) => readers)) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const [before] = days[0]?.names ?? [];
  const [after] = days.at(-1)?.names ?? [];
  const first = days.find(({ names }) => after !== undefined && names.has(after));
  if (before === undefined || after === undefined || before === after || first === undefined) return null;
  const isClean = days.every(({ day, names }) => {
    if (day === first.day && day !== days.at(-1)?.day)
      return names.size <= 2 && !hasOther(names, [before, after]);
    return names.size === 1 && names.has(day < first.day ? before : after);
  });
  return isClean ? { names: [before, after], since: first.day } : null;
}

const hasOther = (names: ReadonlySet<string>, known: readonly string[]): boolean =>
  [...names].some((name) => !known.includes(name));
