import pg from 'pg';
import { SPREAD_COLUMN, SPREAD_TABLES } from './spread-tables.ts';

const ident = pg.escapeIdentifier;

interface Key {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

interface Reference extends Key {
  readonly target: string;
}

/** The references between spread tables that are to be made once these lie where they belong. */
export type References = readonly Reference[];

const isSpread = (table: string): boolean => SPREAD_TABLES.some((name) => name === table);

/**
 * Takes off what no machine can hold alone: triggers, and references to tables that stay. Keys are made wider by the
 * company; they keep their names, which is how statements tell them.
 */
export async function makeSpreadable(client: pg.Client, tables: readonly string[]): Promise<References> {
  const references = await listReferences(client, tables);
  for (const { table, name } of references)
    await client.query(`alter table ${ident(table)} drop constraint ${ident(name)}`);
  await dropTriggers(client, tables);
  for (const { table, name, definition } of await listKeys(client, tables))
    await client.query(
      `alter table ${ident(table)} drop constraint ${ident(name)},
        add constraint ${ident(name)} ${widen(definition)}`,
    );
  return references.filter(({ table, target }) => isSpread(table) && isSpread(target));
}

/** Makes the references again, each with its company. */
export async function restoreReferences(client: pg.Client, references: References): Promise<void> {
  for (const { table, name, definition } of references)
    await client.query(
      `alter table ${ident(table)} add constraint ${ident(name)} ${widenReference(definition)}`,
    );
}

async function listKeys(client: pg.Client, tables: readonly string[]): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype in ('p', 'u') and conrelid = any ($1::regclass[])
       and not (select attnum from pg_attribute where attrelid = conrelid and attname = $2) = any (conkey)
     order by 1, 2`,
    [tables, SPREAD_COLUMN],
  );
  return rows;
}

async function listReferences(client: pg.Client, tables: readonly string[]): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as target, conname as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0
       and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
     order by 1, 3`,
    [tables],
  );
  return rows;
}

async function dropTriggers(client: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger
     where tgrelid = any ($1::regclass[]) and not tgisinternal and tgparentid = 0`,
    [tables],
  );
  for (const { table, name } of rows) await client.query(`drop trigger ${ident(name)} on ${ident(table)}`);
}

/** `PRIMARY KEY (id)` → `PRIMARY KEY (id, company_id)`. */
const widen = (definition: string): string => definition.replace(/\)$/, `, ${SPREAD_COLUMN})`);

/** `FOREIGN KEY (result_id) REFERENCES analysis_results(id) ON DELETE CASCADE` → the same by company. */
const widenReference = (definition: string): string =>
  definition.includes(SPREAD_COLUMN) ? definition : definition.replace(/\)/g, `, ${SPREAD_COLUMN})`);
