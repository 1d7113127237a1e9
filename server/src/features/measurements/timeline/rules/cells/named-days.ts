import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import { compareText } from '#lib/text';
import type { NamedCells } from '../../../rules/packed-days/read-names.ts';
import { createCounted, isAsked, type PeriodScope } from './period-sums.ts';

/** A company named in a month that is added up for the whole own company; engines by their places from 1. */
export interface NamedInCompanyMonth {
  readonly month: RomeDay;
  readonly key: string;
  readonly engines: readonly EngineId[];
  readonly days: ArrayLike<number>;
  readonly engineOf: ArrayLike<number>;
  readonly mentions: ArrayLike<number>;
  /** `packBesideDays`. */
  readonly besideDays: Uint8Array | null;
}

/** Answers of months that call a company by one name: in all, and in the month or prompt with most of them. */
export interface NamedCount {
  readonly key: string;
  readonly name: string;
  readonly mentions: number;
  readonly most: number;
}

/** The other companies named most, under the name most of their answers use. */
export function chooseTopNames(
  counts: readonly NamedCount[],
  { limit }: { limit: number },
): { key: string; name: string }[] {
  const companies = new Map<string, { key: string; name: string; mentions: number; most: number }>();
  for (const { key, name, mentions, most } of counts) {
    const known = companies.get(key);
    if (known === undefined) {
      companies.set(key, { key, name, mentions, most });
      continue;
    }
    known.mentions += mentions;
    if (most > known.most || (most === known.most && name < known.name)) Object.assign(known, { name, most });
  }
  return [...companies.values()]
    .sort((a, b) => b.mentions - a.mentions || compareText(a.key, b.key))
    .slice(0, limit)
    .map(({ key, name }) => ({ key, name }));
}

/** Ok answers that name each of these companies, day by day. */
export function sumNamedDays({
  months,
  ...scope
}: PeriodScope & { months: readonly (NamedInCompanyMonth | NamedCells)[] }): {
  key: string;
  day: RomeDay;
  mentions: number;
}[] {
  const countedOf = createCounted(scope.span);
  const counts = new Map<string, Map<RomeDay, number>>();
  for (const { key, month, engines, days, engineOf, mentions } of months) {
    const ofKey = counts.get(key) ?? new Map<RomeDay, number>();
    counts.set(key, ofKey);
    const counted = countedOf(month);
    const asked = engines.map((engine) => isAsked(scope, engine));
    for (let cell = 0; cell < mentions.length; cell += 1) {
      const day = counted[days[cell] ?? 0];
      if (day !== undefined && asked[(engineOf[cell] ?? 0) - 1] === true)
        ofKey.set(day, (ofKey.get(day) ?? 0) + (mentions[cell] ?? 0));
    }
  }
  return [...counts].flatMap(([key, ofKey]) => [...ofKey].map(([day, mentions]) => ({ key, day, mentions })));
}
