import type { Database } from '../database.ts';
import { SPREAD_TABLES } from './spread-tables.ts';

/** Whether what grows with answers lies on worker nodes. */
export async function isDatabaseSpread(db: Database): Promise<boolean> {
  const { rows: citus } = await db.$client.query<{ isThere: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as "isThere"`,
  );
  if (citus[0]?.isThere !== true) return false;
  const { rows } = await db.$client.query<{ isSpread: boolean }>(
    'select exists (select 1 from pg_dist_partition where logicalrelid = $1::regclass) as "isSpread"',
    [SPREAD_TABLES[0]],
  );
  return rows[0]?.isSpread === true;
}
