import type pg from 'pg';

const ENGINES = ['openai', 'perplexity', 'google', 'anthropic', 'compatible'];
const ANSWERS = 5;

/** Some 5.5 companies an answer out of sixty, a few of them in most answers; the fourth is the own one. */
const WRITE_MENTIONS = `
  insert into mentions (result_id, company_key, name, is_own, position, occurrences, sentiment, aspects)
  select id, lower(name), name, n = 3, row_number() over (partition by id order by chance),
    1 + (chance * 2)::int,
    case when chance < 0.25 then 'positive' when chance < 0.8 then 'neutral' when chance < 0.9 then 'negative' end,
    case when chance < 0.3 then jsonb_build_array(jsonb_build_object('tone', 'positive', 'label',
      (array['affidabile', 'conveniente', 'veloce', 'assistenza', 'buon rapporto qualità-prezzo'])[1 + n % 5])) else '[]' end
  from (
    select id, n, initcap(translate(substr(md5(number || ' ' || n), 1, 7 + n % 7), '0123456789', 'aeiouaeiou')) as name,
      random() as chance
    from (
      select distinct r.id, b.number, floor(60 * power(random(), 4))::int as n
      from analysis_results r join bench_prompts b on b.id = r.prompt_id, generate_series(1, 9) where random() < 0.85
    ) drawn
  ) named`;

const WRITE_CITATIONS = `
  insert into citations (result_id, position, url, domain)
  select id, row_number() over (partition by id), 'https://' || domain || '/guida', domain
  from (
    select distinct r.id, 'www.' || substr(md5(b.number || ' ' || floor(80 * power(random(), 3))), 1, 9) || '.it' as domain
    from analysis_results r join bench_prompts b on b.id = r.prompt_id, generate_series(1, 5)
  ) cited`;

/** A year of raw answers of two prompts of the demo's first company: few companies and sites are named often, many seldom. */
export async function writeAnswers(client: pg.Client, days: number): Promise<void> {
  await client.query(`
    create unlogged table bench_prompts as
    select p.id, p.company_id, c.user_id, row_number() over (order by p.id) as number
    from prompts p join companies c on c.id = p.company_id
    where c.id = (select company_id from prompts order by company_id limit 1) order by p.id limit 2`);
  await client.query('delete from analyses where prompt_id in (select id from bench_prompts)');
  await client.query('delete from analyses where prompt_id not in (select id from bench_prompts)');
  await client.query('select setseed(0.5)');
  await client.query(
    `insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, status, day, engines, created_at,
       last_progress_at, finished_at)
     select gen_random_uuid(), user_id, company_id, id, gen_random_uuid(), 'scheduled', 'finished', day, '[]', day, day, day
     from bench_prompts, generate_series(current_date - $1::int, current_date - 1, interval '1 day') day`,
    [days],
  );
  await client.query(
    `insert into analysis_results (id, analysis_id, prompt_id, engine, sample, model, status, day, brand_present,
       extractor_version, latency_ms, created_at)
     select gen_random_uuid(), a.id, prompt_id, engine, sample, engine || '-' || extract(month from day)::int / 5,
       'ok', day, false, '1', 1, a.created_at
     from analyses a, unnest($1::text[]) engine, generate_series(1, $2::int) sample`,
    [ENGINES, ANSWERS],
  );
  await client.query(WRITE_MENTIONS);
  await client.query(WRITE_CITATIONS);
  await client.query('analyze');
}

/** The yardstick of the months: the same answers as a JSON of all companies a prompt, day and engine. */
const WRITE_JSON = `
  create table bench_days (
    prompt_id uuid not null, day date not null, engine text not null, ok integer not null, refused integer not null,
    empty integer not null, failed integer not null, companies jsonb not null, models jsonb not null,
    compared_pairs integer not null, similarity_sum double precision not null,
    constraint pk_bench_days primary key (prompt_id, day, engine)
  );
  with facts as (
    select r.prompt_id, r.day, r.engine, m.company_key, jsonb_build_object('key', m.company_key, 'isOwn', bool_or(m.is_own),
      'names', jsonb_build_array(jsonb_build_object('name', min(m.name), 'count', count(*))), 'mentions', count(*),
      'occurrences', sum(m.occurrences), 'positionSum', sum(m.position), 'positionSquareSum', sum(m.position * m.position),
      'tones', jsonb_build_object('positive', count(*) filter (where sentiment = 'positive'),
        'neutral', count(*) filter (where sentiment = 'neutral'), 'negative', count(*) filter (where sentiment = 'negative'),
        'unknown', count(*) filter (where sentiment is null)),
      'aspects', coalesce((jsonb_agg(distinct aspects -> 0 || jsonb_build_object('count', 1))
        filter (where aspects <> '[]')), '[]')) as company
    from analysis_results r join mentions m on m.result_id = r.id group by 1, 2, 3, 4)
  insert into bench_days (prompt_id, day, engine, ok, refused, empty, failed, companies, models, compared_pairs, similarity_sum)
  select prompt_id, day, engine, ${String(ANSWERS)}, 0, 0, 0, jsonb_agg(company), jsonb_build_array(engine || '-1'), 10, 4.2
  from facts group by 1, 2, 3`;

export async function writeJson(client: pg.Client): Promise<void> {
  await client.query(WRITE_JSON);
}

/** Four more of every raw answer, with what it names: nothing of it is added up. */
export async function multiplyAnswers(client: pg.Client): Promise<void> {
  await client.query(`
    create unlogged table bench_more as
    select id as old_id, gen_random_uuid() as id, sample + n * 100 as sample from analysis_results, generate_series(1, 4) n;
    insert into analysis_results (id, analysis_id, prompt_id, engine, sample, model, status, day, brand_present,
      extractor_version, latency_ms, created_at)
    select b.id, analysis_id, prompt_id, engine, b.sample, model, status, day, brand_present, extractor_version, latency_ms,
      created_at from analysis_results r join bench_more b on b.old_id = r.id;
    insert into mentions (result_id, company_key, name, is_own, position, occurrences, sentiment)
    select b.id, company_key, name, is_own, position, occurrences, sentiment
    from mentions m join bench_more b on b.old_id = m.result_id`);
  await client.query('vacuum analyze');
}

/** Names that all prompts share; what else they name differs in ten ways. */
const SHARED_NAMES = 25;
/** The product packs the copies anew: they name others than what they are copies of. */
const PACKED = ['packed_days', 'packed_names'];
const NAMED = ['company_keys', 'company_names', 'domains', 'rival_keys', 'rival_names', 'sources'];

const nameAnew = (column: string) => `
  coalesce((select array_agg(case
      when place <= ${String(SHARED_NAMES)} or lower(one) in (select lower(name) from bench_own) then one
      else one || ' ' || c.number % 10 end order by place)
    from unnest(t.${column}) with ordinality as named (one, place)), '{}')`;

/** Copies a table's rows of the written prompts until the company has so many prompts. */
export async function copyRows(client: pg.Client, { table }: { table: string }): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and column_name <> 'prompt_id' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) =>
    PACKED.includes(name) ? 'null' : NAMED.includes(name) ? nameAnew(name) : `t.${name}`,
  );
  await client.query(
    `insert into ${table} (prompt_id, ${names.join(', ')}) select c.id, ${values.join(', ')}
     from bench_copies c join ${table} t on t.prompt_id = c.old_id`,
  );
  await client.query(`vacuum analyze ${table}`);
}

/** Rows as they lie when each is written once, without what was written over. */
export async function rewriteRows(client: pg.Client, { table }: { table: string }): Promise<void> {
  await client.query(`
    create temp table bench_kept as select * from ${table};
    truncate ${table};
    insert into ${table} select * from bench_kept;
    drop table bench_kept`);
  await client.query(`vacuum analyze ${table}`);
}

/** Room for the copies: so many prompts of one company in all, in the order in which they are made. */
export async function makeRoom(client: pg.Client, prompts: number): Promise<void> {
  await client.query(
    `create unlogged table bench_copies as
     select gen_random_uuid() as id, b.id as old_id, n + 2 as number
     from generate_series(1, ${String(prompts - 2)}) n join bench_prompts b on b.number = 1 + n % 2`,
  );
  await client.query(
    `create unlogged table bench_company as
     select id, number from bench_prompts union all select id, number from bench_copies`,
  );
  await client.query(
    `insert into prompts (id, company_id, title, text, names_own_company, created_at)
     select c.id, p.company_id, p.title, p.text, false, p.created_at from bench_copies c join prompts p on p.id = c.old_id`,
  );
  await client.query('update prompts set names_own_company = false');
  await client.query('analyze bench_company, prompts');
}
