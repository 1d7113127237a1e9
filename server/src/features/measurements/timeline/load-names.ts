import type { Queryable } from '#platform/db';
import type { DaysOfPrompt } from '../rules/packed-days/read-days.ts';
import { countNames, listNamedCells, type NamedCells } from '../rules/packed-days/read-names.ts';
import { listPackedNames, type MonthOfPrompt } from './store/packed-days.ts';
import { chooseTopNames } from './rules/cells/named-days.ts';
import type { LoadedDays } from './load-days.ts';
import { listNamedCounts } from './store/company-days.ts';
import { countColumnNames, listColumnCells } from './store/named-columns.ts';
import type { TimelineScope } from './store/scope.ts';

/** The companies named most, and how to find the cells of months that name them. */
export interface LoadedNames {
  readonly names: readonly { key: string; name: string }[];
  readonly keys: readonly string[];
  /** From what is packed of a prompt's newest month, and from the columns of the others. */
  readonly findCells: (months: readonly DaysOfPrompt[]) => Promise<NamedCells[]>;
}

const nameMonth = ({ promptId, month }: MonthOfPrompt): string => `${promptId} ${month}`;

/** Who else is named in the counted months. */
export async function loadNames(
  db: Queryable,
  { scope, days, limit }: { scope: TimelineScope; days: LoadedDays; limit: number },
): Promise<LoadedNames> {
  const { companyId, promptIds } = scope;
  const stored = days.stored.filter(({ month }) => days.counted.has(month));
  const added = new Set(days.stored.map(({ month }) => month));
  const open = days.prompts.filter(({ month }) => days.counted.has(month) && !added.has(month));
  const months = [...new Set(days.prompts.map(({ month }) => month))];
  const packed = await listPackedNames(db, { companyId, promptIds, months });
  const packedOf = new Map(packed.map((one) => [nameMonth(one), one]));
  const counts = [
    ...(await listNamedCounts(db, { companyId, months: stored })),
    ...open.flatMap((month) => {
      const names = packedOf.get(nameMonth(month));
      return names === undefined ? [] : countNames(names);
    }),
    ...(await countColumnNames(db, {
      companyId,
      months: open.filter((month) => !packedOf.has(nameMonth(month))),
    })),
  ];
  const names = chooseTopNames(counts, { limit });
  const keys = names.map(({ key }) => key);
  const wanted = new Set(keys);
  return {
    names,
    keys,
    findCells: async (asked) => [
      ...asked.flatMap(({ cells: { cellDays, cellEngines }, engines, ...month }) => {
        const found = packedOf.get(nameMonth(month));
        return found === undefined
          ? []
          : listNamedCells(found, { keys: wanted, engines, cellDays, cellEngines });
      }),
      ...(await listColumnCells(db, {
        companyId,
        months: asked.filter((month) => !packedOf.has(nameMonth(month))).map(pickMonth),
        keys,
      })),
    ],
  };
}

const pickMonth = ({ promptId, month }: MonthOfPrompt): MonthOfPrompt => ({ promptId, month });
