import type pg from 'pg';
import { SPREAD_COLUMN, SPREAD_TABLES } from './spread-tables.ts';

/** How one of the tables lies. */
export interface TablePlace {
  readonly table: string;
  /** Null: on the coordinator, as on one PostgreSQL. */
  readonly column: string | null;
  readonly shards: number;
}

/** How much of the spread tables a node holds. */
export interface NodeShare {
  readonly node: string;
  readonly shards: number;
  /** Null: it does not answer. */
  readonly bytes: number | null;
}

/** The worker nodes that do not answer, as `host:port`; each is asked by a connection of its own. */
export const DOWN_NODES = `
  select asked.node_name || ':' || asked.node_port as node
  from (
    select array_agg(nodename) as hosts, array_agg(nodeport) as ports, array_agg('select 1'::text) as commands
    from pg_dist_node where groupid > 0 and isactive and noderole = 'primary') as nodes,
    master_run_on_worker(hosts, ports, commands, true) as asked (node_name, node_port, success, result)
  where not asked.success`;

export async function listTablePlaces(client: pg.Client): Promise<TablePlace[]> {
  const { rows } = await client.query<TablePlace>(
    `select name as table, column_to_column_name(p.logicalrelid, p.partkey) as column,
       (select count(*)::int from pg_dist_shard s where s.logicalrelid = p.logicalrelid) as shards
     from unnest($1::text[]) with ordinality as wanted (name, place)
     left join pg_dist_partition p on p.logicalrelid = wanted.name::regclass
     order by place`,
    [SPREAD_TABLES],
  );
  return rows;
}

/** Sizes are asked of the nodes; Citus says nothing of one that does not answer and counts what it holds as nothing. */
export async function listNodeShares(client: pg.Client): Promise<NodeShare[]> {
  const { rows: found } = await client.query<{ node: string }>(DOWN_NODES);
  const down = new Set(found.map(({ node }) => node));
  const { rows } = await client.query<{ node: string; shards: number; bytes: string }>(
    `select nodename || ':' || nodeport as node, count(*)::int as shards, coalesce(sum(shard_size), 0)::text as bytes
     from citus_shards where table_name::text = any ($1::text[]) or table_name::text like 'answer_texts\\_%'
     group by 1 order by 1`,
    [SPREAD_TABLES],
  );
  return rows.map((row) => ({ ...row, bytes: down.has(row.node) ? null : Number(row.bytes) }));
}

export const liesByCompany = ({ column }: TablePlace): boolean => column === SPREAD_COLUMN;
