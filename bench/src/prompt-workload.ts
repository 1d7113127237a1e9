import type pg from 'pg';

/** So many users with a paid plan (pro: no task list is written after an analysis, every call is an answer), each with one company and its prompts, whose time has come or will come. */
export interface Workload {
  readonly users: number;
  readonly promptsPerUser: number;
  /** Prompts that are due now, of all. */
  readonly due: number;
}

const TOPICS = ['hosting', 'commercialista', 'palestra', 'notaio', 'idraulico', 'agenzia viaggi', 'ottica'];

/** Writes the rows as registering and adding prompts would leave them, without running anything. */
export async function writeWorkload(
  client: pg.Client,
  { users, promptsPerUser, due }: Workload,
): Promise<void> {
  await client.query(
    `insert into users (id, email, password_hash, email_verified, created_at, updated_at)
     select gen_random_uuid(), 'flotta-' || n || '@esempio.it', '-', true, now(), now()
     from generate_series(1, $1) n`,
    [users],
  );
  await client.query(
    `update entitlements set plan_id = 'pro' where user_id in (select id from users where email like 'flotta-%')`,
  );
  await client.query(
    `insert into companies (id, user_id, name, website_url, created_at)
     select gen_random_uuid(), id, 'Azienda ' || split_part(email, '@', 1), 'https://esempio.it', now() from users
     where email like 'flotta-%'`,
  );
  await client.query(
    `insert into prompts (id, company_id, title, text, names_own_company, created_at)
     select gen_random_uuid(), c.id, 'Domanda ' || n,
       'Qual è il miglior servizio di ' || ($2::text[])[1 + n % array_length($2::text[], 1)] || ' a Milano? ' || n || c.id,
       false, now()
     from companies c, generate_series(1, $1) n where c.website_url = 'https://esempio.it'`,
    [promptsPerUser, TOPICS],
  );
  await client.query(
    `insert into prompt_states (prompt_id, user_id, next_run_at)
     select p.id, c.user_id, case when row_number() over (order by p.id) <= $1
       then now() - interval '1 minute' else now() + interval '20 hours' end
     from prompts p join companies c on c.id = p.company_id where c.website_url = 'https://esempio.it'`,
    [due],
  );
  // Only what is filled: of a table counted as empty PostgreSQL reads every row for each reference to it.
  await client.query('analyze users, entitlements, companies, prompts, prompt_states');
}

export interface WorkloadRun {
  readonly answers: number;
  readonly analyses: number;
  /** From the first call to the last finished analysis. */
  readonly seconds: number;
}

/** Waits until every analysis has ended and reads from the rows how long it took. */
export async function waitForWorkload(client: pg.Client, due: number): Promise<WorkloadRun> {
  for (;;) {
    const { rows } = await client.query<{ ended: number }>(
      `select count(*)::int as ended from analyses where finished_at is not null`,
    );
    if ((rows[0]?.ended ?? 0) >= due) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows } = await client.query<{ seconds: number; answers: number; analyses: number }>(
    `select extract(epoch from (select max(finished_at) from analyses) - (select min(started_at) from engine_calls))::float8
         as seconds,
       (select count(*)::int from analysis_results where status = 'ok') as answers,
       (select count(*)::int from analyses) as analyses`,
  );
  const [run] = rows;
  if (run === undefined) throw new Error('No run');
  return run;
}

/** Answers a second from the middle one to the last: what a worker does all day. */
export async function readLaterHalfPerSecond(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ rate: number }>(
    `with ordered as (
       select created_at, row_number() over (order by created_at) * 2 > count(*) over () as is_later from analysis_results
     )
     select count(*) / extract(epoch from max(created_at) - min(created_at))::float8 as rate from ordered where is_later`,
  );
  return rows[0]?.rate ?? Number.NaN;
}

/** A job leaves the queue when it is done: from now on the length of every tick is written down as it does. */
export async function recordTicks(client: pg.Client): Promise<void> {
  await client.query(`
    create table ticks (seconds float8 not null);
    create function record_tick() returns trigger language plpgsql as $$
      begin
        insert into ticks values (extract(epoch from clock_timestamp() - old.started_at));
        return old;
      end $$;
    create trigger record_tick after delete on jobs for each row
      when (old.kind = 'analysis.schedule-due-prompts') execute function record_tick();`);
}

/** The longest tick recorded so far; null before the first. */
export async function readTickSeconds(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ seconds: number | null }>(
    `select max(seconds) as seconds from ticks`,
  );
  return rows[0]?.seconds ?? null;
}
