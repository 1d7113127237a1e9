import type pg from 'pg';
import { inject } from 'vitest';
import { SPREAD_TABLES } from '../../src/platform/db/spread/spread-tables.ts';

const SHAPE = `
      select 'constraint' as what, conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) || convalidated::text as is
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'trigger', tgrelid::regclass::text, tgname::text, pg_get_triggerdef(oid) || tgenabled::text
        from pg_trigger where not tgisinternal
      union all select 'relation', relname::text, relkind::text, coalesce(pg_get_expr(relpartbound, oid), '')
        from pg_class where relnamespace = 'public'::regnamespace
      union all select 'counter', sequencename::text, '', last_value::text
        from pg_sequences where schemaname = 'public'
      order by 1, 2, 3`;

/**
 * The constraints, triggers, relations and counters of a database. On a cluster without the keys, references and triggers
 * of what is spread: a restored database lies on one PostgreSQL until it is spread again.
 */
export async function readDatabaseShape(client: pg.Client): Promise<Record<string, unknown>[]> {
  const { rows } = await client.query<Record<string, unknown>>(SHAPE);
  const isOnCluster = inject('workerNodeUrls').length > 0;
  return rows.filter((part) => !(isOnCluster && changesWhenSpread(part)));
}

const changesWhenSpread = ({ what, of }: Record<string, unknown>): boolean =>
  (what === 'constraint' || what === 'trigger') &&
  SPREAD_TABLES.some((table) => of === table || String(of).startsWith(`${table}_2`));
