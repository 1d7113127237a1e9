import pg from 'pg';

/** Samples of a copy start here, so that no copy meets another or an answer that was asked. */
const STEP = 1_000;

/** What stands beside an answer, and the column that says which. */
const BESIDE = ['mentions', 'citations', 'answer_texts'];

/**
 * Copies each answer of the company that has most of them, with all that stands beside it, so many times as further
 * samples of its analysis. Ids follow from those copied: two databases with equal rows stay equal.
 */
export async function growCompany({ url, copies }: { url: string; copies: number }): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; last: number }>(
      `select company_id as id, max(sample) / $1::int as last from analysis_results
       group by company_id order by count(*) desc, company_id limit 1`,
      [STEP],
    );
    const [largest] = rows;
    if (largest === undefined) throw new Error('There is no answer to copy');
    for (let copy = largest.last + 1; copy <= largest.last + copies; copy += 1)
      await copyOnce(client, { companyId: largest.id, copy });
    await client.query('vacuum analyze');
    const counted = await client.query<{ answers: number; mentions: number }>(
      `select (select count(*)::int from analysis_results where company_id = $1) as answers,
         (select count(*)::int from mentions where company_id = $1) as mentions`,
      [largest.id],
    );
    const [{ answers, mentions } = { answers: 0, mentions: 0 }] = counted.rows;
    return `company ${largest.id}: ${String(answers)} answers, ${String(mentions)} mentions`;
  } finally {
    await client.end();
  }
}

async function copyOnce(
  client: pg.Client,
  { companyId, copy }: { companyId: string; copy: number },
): Promise<void> {
  const idOf = (column: string) =>
    `overlay(overlay(md5(${column}::text || ' ${String(copy)}') placing '4' from 13) placing '8' from 17)::uuid`;
  const isAsked = `company_id = $1 and sample < ${String(STEP)}`;
  await client.query('begin');
  await copyRows(client, {
    table: 'analysis_results',
    changed: { id: idOf('id'), sample: `sample + ${String(copy * STEP)}` },
    where: isAsked,
    companyId,
  });
  for (const table of BESIDE)
    await copyRows(client, {
      table,
      changed: { result_id: idOf('result_id') },
      where: `company_id = $1 and result_id in (select id from analysis_results where ${isAsked})`,
      companyId,
    });
  await client.query('commit');
}

async function copyRows(
  client: pg.Client,
  {
    table,
    changed,
    where,
    companyId,
  }: { table: string; changed: Readonly<Record<string, string>>; where: string; companyId: string },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? name);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} where ${where}`,
    [companyId],
  );
}
