import { readBesideDays } from '../../../rules/company-months/beside-days.ts';
import type { NamedCells } from '../../../rules/packed-days/read-names.ts';
import type { CompanionCount } from '../rate-companions.ts';
import type { NamedInCompanyMonth } from './named-days.ts';
import { createCounted, isAsked, type PeriodScope } from './period-sums.ts';

/** A company in a month that is added up for the whole own company, with the month's prompts. */
type StoredCompanion = NamedInCompanyMonth & { readonly promptIds: readonly string[] };

/**
 * How many ok answers of a span name each of these companies beside the own one, and before it, and of how many prompts.
 * @param stored of all engines, from months of which the span holds the first day or the last one
 */
export function countCompanions({
  stored,
  cells,
  names,
  ...scope
}: PeriodScope & {
  stored: readonly StoredCompanion[];
  cells: readonly NamedCells[];
  names: readonly { key: string; name: string }[];
}): CompanionCount[] {
  const countedOf = createCounted(scope.span);
  const byKey = Map.groupBy(cells, ({ key }) => key);
  return names.map(({ key, name }) => {
    const prompts = new Set<string>();
    let [together, beforeOwn] = [0, 0];
    for (const { month, promptIds, besideDays } of stored.filter((one) => one.key === key)) {
      const counted = countedOf(month);
      const read = readBesideDays(besideDays ?? Uint8Array.of(0, 0));
      for (const { day, beside, before } of read.days) {
        if (counted[day] === undefined) continue;
        together += beside;
        beforeOwn += before;
      }
      for (const { place, firstDay, lastDay } of read.prompts)
        if (counted[firstDay] !== undefined || counted[lastDay] !== undefined)
          prompts.add(promptIds[place] ?? '');
    }
    for (const { promptId, month, engines, days, engineOf, beside, before } of byKey.get(key) ?? []) {
      const counted = countedOf(month);
      const asked = engines.map((engine) => isAsked(scope, engine));
      for (let cell = 0; cell < beside.length; cell += 1) {
        const one = beside[cell] ?? 0;
        if (one === 0 || counted[days[cell] ?? 0] === undefined) continue;
        if (asked[(engineOf[cell] ?? 0) - 1] !== true) continue;
        together += one;
        beforeOwn += before[cell] ?? 0;
        prompts.add(promptId);
      }
    }
    return { key, name, together, beforeOwn, prompts: prompts.size };
  });
}
