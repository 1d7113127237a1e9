import { type Column, type SQL, sql } from 'drizzle-orm';

/** A page begins after a `Date`, which holds no microseconds, so that rows are ordered and compared without theirs. */
export function withoutMicroseconds(moment: Column): SQL {
  return sql`date_trunc('milliseconds', ${moment})`;
}

/** Rows that come after a moment and an id in `direction`, which are those of the row a page ended with. */
export function comesAfter(
  [moment, id]: readonly [Column, Column],
  { direction, after }: { direction: 'ascending' | 'descending'; after: { moment: Date; id: string } },
): SQL {
  const place = sql`(${withoutMicroseconds(moment)}, ${id})`;
  const last = sql`(${after.moment.toISOString()}::timestamptz, ${after.id})`;
  return direction === 'ascending' ? sql`${place} > ${last}` : sql`${place} < ${last}`;
}
