import { sql } from 'drizzle-orm';
import type { CompanyId } from '#lib/ids';
import type { Database } from '../database.ts';
import { withTransaction } from '../with-transaction.ts';
import { DOWN_NODES } from './read-spread.ts';
import { SPREAD_TABLES } from './spread-tables.ts';

/** A node that hangs takes a connection and says nothing. */
const NODE_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 4_000;

/** Whether what grows with answers lies on worker nodes. */
export async function isDatabaseSpread(db: Database): Promise<boolean> {
  const { rows: citus } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('pg_dist_partition') is not null as "isThere"`,
  );
  if (citus[0]?.isThere !== true) return false;
  const { rows } = await db.execute<{ isSpread: boolean }>(sql`
    select exists (
      select 1 from pg_dist_partition where logicalrelid = ${SPREAD_TABLES[0]}::regclass) as "isSpread"`);
  return rows[0]?.isSpread === true;
}

/** The worker nodes that do not answer, as soon as that is sure. */
export async function listDownNodes(db: Database): Promise<string[]> {
  return withTransaction(db, async (tx) => {
    await tx.execute(sql.raw(`set local citus.node_connection_timeout = ${String(NODE_TIMEOUT_MS)}`));
    // A connection that was kept would hang with the node, and say nothing of whether it takes a new one.
    await tx.execute(sql.raw('set local citus.max_cached_conns_per_worker = 0'));
    await tx.execute(sql.raw(`set local statement_timeout = ${String(STATEMENT_TIMEOUT_MS)}`));
    const { rows } = await tx.execute<{ node: string }>(sql.raw(DOWN_NODES));
    return rows.map(({ node }) => node);
  });
}

/**
 * Gives up the statements of this process that have waited for a node longer than a node that answers ever takes: their
 * connections are needed for those of other nodes.
 */
export async function cancelWaiting(db: Database): Promise<void> {
  await db.execute(sql`
    select pg_cancel_backend(pid) from pg_stat_activity
    where application_name = current_setting('application_name') and datname = current_database()
      and pid <> pg_backend_pid() and state = 'active' and wait_event_type = 'Extension'
      and now() - query_start > ${NODE_TIMEOUT_MS} * interval '1 millisecond'`);
}

/** The node that holds a company's rows, by what the coordinator knows; null where nothing is known. */
export async function findNode(db: Database, companyId: CompanyId): Promise<string | null> {
  const { rows } = await db.execute<{ node: string }>(sql`
    select n.nodename || ':' || n.nodeport as node
    from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
    where p.shardid = get_shard_id_for_distribution_column(${SPREAD_TABLES[0]}, ${companyId}::uuid)`);
  return rows[0]?.node ?? null;
}
