import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import { makeStorable, writeStorableJson } from '#lib/text';

/** A text column. Whatever is written to it is made storable first, so that no caller can forget to. */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: makeStorable,
});

/** A JSON column, made storable in the same way. */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: writeStorableJson,
});

/** Bytes as PostgreSQL writes them: `\\x` and hexadecimal digits, so that rows of them go through JSON, too. */
export const bytes = customType<{ data: string; driverData: Buffer | string }>({
  dataType: () => 'bytea',
  fromDriver: (value) => (typeof value === 'string' ? value : `\\x${value.toString('hex')}`),
});

/** A value as one JSON parameter of a statement written by hand. */
export function jsonParameter(value: unknown): SQL {
  return sql`${writeStorableJson(value)}::jsonb`;
}

/** Ids as one parameter, for `= any (…)`: however many, the statement is the same text. */
export function uuidsParameter(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::uuid[]`;
}

/** Whether a column holds one of these ids: the same text however many they are, for statements planned once a connection. */
export function isAnyOf(column: SQLWrapper, ids: readonly string[]): SQL {
  return sql`${column} = any (${uuidsParameter(ids)})`;
}
