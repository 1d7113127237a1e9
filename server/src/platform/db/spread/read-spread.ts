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
  readonly bytes: number;
}

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

/** Sizes are asked of the nodes. */
export async function listNodeShares(client: pg.Client): Promise<NodeShare[]> {
  const { rows } = await client.query<{ node: string; shards: number; bytes: string }>(
    `select nodename || ':' || nodeport as node, count(*)::int as shards, coalesce(sum(shard_size), 0)::text as bytes
     from citus_shards where table_name::text = any ($1::text[]) or table_name::text like 'answer_texts\\_%'
     group by 1 order by 1`,
    [SPREAD_TABLES],
  );
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

export const liesByCompany = ({ column }: TablePlace): boolean => column === SPREAD_COLUMN;
