import type { Queryable } from '#platform/db';
import { readAllDays } from '../../rules/packed-days/read-days.ts';
import { listPackedDays } from './packed-days.ts';
import { type AskedCell, listCells } from '../rules/cells/asked-cell.ts';
import type { PartOfMonth } from '../rules/spans.ts';
import type { TimelineScope } from './scope.ts';

/** The days with ok answers in a part of these months, of the engines asked for. */
export async function listAskedCells(
  db: Queryable,
  { scope, months }: { scope: TimelineScope; months: readonly PartOfMonth[] },
): Promise<AskedCell[]> {
  const parts = new Map(months.map((part) => [part.month, part]));
  const stored = await listPackedDays(db, { ...scope, months: [...parts.keys()] });
  return readAllDays(stored)
    .flatMap((month) => {
      const part = parts.get(month.month);
      return part === undefined ? [] : listCells(month, part);
    })
    .filter(({ engine }) => scope.engines?.includes(engine) ?? true);
}
