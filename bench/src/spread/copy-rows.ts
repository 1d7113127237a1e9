import type pg from 'pg';

/**
 * An id that follows from the one copied and the name of the copy, so that two databases with equal rows stay equal; it
 * begins with the same moment.
 * @param column of the rows that are copied
 */
export const idOfCopy = (column: string, copy: string): string =>
  `(left(${column}::text, 15)
    || overlay(right(md5(${column}::text || ' ${copy}')::uuid::text, 21) placing '8' from 5))::uuid`;

/** Copies rows within their table; `changed` says what a column of the copy holds instead. */
export async function copyRows(
  client: pg.Client,
  {
    table,
    changed,
    where,
    values,
  }: {
    table: string;
    changed: Readonly<Record<string, string>>;
    where: string;
    values: readonly string[];
  },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const selected = names.map((name) => changed[name] ?? name);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${selected.join(', ')} from ${table} where ${where}`,
    [...values],
  );
}

/** The company that has most answers; the same of two databases with equal rows. */
export async function getLargestCompany(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select company_id as id from analysis_results group by company_id order by count(*) desc, company_id limit 1`,
  );
  const [largest] = rows;
  if (largest === undefined) throw new Error('There is no answer to copy');
  return largest.id;
}
