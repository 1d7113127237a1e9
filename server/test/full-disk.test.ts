import { api, ERRORS } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#platform/db';
import { countRows, createCompany, findPrompt, registerWithPlan } from './monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from './scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from './start-test-app.ts';

const CLIENTS = 6;
const WRITES_EACH = 5;
const SAMPLES = 3;

let app: TestApp;
let ada: SignedInUser;
const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
beforeAll(async () => {
  app = await startTestApp({
    engines: [engine],
    env: { DB_POOL: '4', ANSWERS_PER_ANALYSIS: String(SAMPLES) },
  });
  await app.ctx.db.execute(sql`create table disk (fails_every int not null)`);
  await app.ctx.db.execute(sql`insert into disk values (0)`);
  await app.ctx.db.execute(sql`create sequence disk_writes`);
  // What PostgreSQL says when a table cannot grow: in the middle of any transaction, over a connection that goes on.
  await app.ctx.db.execute(sql`
    create function write_to_disk() returns trigger language plpgsql as $$
    declare every int;
    begin
      select fails_every into every from disk;
      if every > 0 and nextval('disk_writes') % every = 0 then
        raise exception 'could not extend file "base/1/1": No space left on device' using errcode = 'disk_full';
      end if;
      return null;
    end $$`);
  await app.ctx.db.execute(sql`
    do $$ declare name text; begin
      for name in select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'disk'
      loop execute format('create trigger disk before insert or update on %s for each statement
        execute function write_to_disk()', name); end loop;
    end $$`);
});
afterAll(() => app.stop());

/** Every how many statements that write find no room; 0: none does. */
const fillDisk = (failsEvery: number) => app.ctx.db.execute(sql`update disk set fails_every = ${failsEvery}`);

/** Registers as several clients at once; gives what was confirmed and every other answer. */
async function write(phase: string) {
  const confirmed: string[] = [];
  const refused: unknown[] = [];
  const work = async (client: number) => {
    for (let count = 0; count < WRITES_EACH; count += 1) {
      const email = `${phase}-${String(client)}-${String(count)}@esempio.it`;
      const answer = await app.server.inject({
        method: 'POST',
        url: api.registerAccount.path,
        payload: { email, password: 'Prova-Citato-2026' },
      });
      if (answer.statusCode === 201) confirmed.push(email);
      else refused.push([answer.statusCode, answer.headers['retry-after'], answer.json()]);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
  return { confirmed, refused };
}

/** Jobs that find no room wait; nothing else may go wrong. */
const workOn = () =>
  app.settleJobs().catch((error: unknown) => {
    expect(error).toSatisfy(isDatabaseUnavailable);
  });

test('a full disk is answered "try again", loses nothing that was confirmed, and is over when there is room', async () => {
  ada = await registerWithPlan(app, 'business');
  const { prompt } = await createCompany(app, ada);
  const listed = async () => (await app.call(api.listCompanies, { as: ada })).body.companies.length;

  await fillDisk(17);
  const filling = await write('quasi-pieno');
  for (let round = 0; round < 5; round += 1) await workOn();
  await fillDisk(1);
  const full = await write('pieno');
  await workOn();
  expect(full.confirmed).toEqual([]);
  expect(filling.confirmed).not.toEqual([]);
  expect(filling.refused).not.toEqual([]);
  const tryAgain = [503, '5', { message: ERRORS['server.unavailable'].message, code: 'server.unavailable' }];
  for (const answer of [...filling.refused, ...full.refused]) expect(answer).toEqual(tryAgain);
  // What is there can be read all the while.
  expect(await listed()).toBe(1);

  await fillDisk(0);
  const after = await write('di-nuovo-spazio');
  expect(after.refused).toEqual([]);
  // The leases of jobs that could not even be given back have ended.
  await app.ctx.db.execute(sql`update jobs set state = 'waiting', run_at = now() where state = 'running'`);
  app.clock.advance({ hours: 3 });
  ada = await app.renew(ada);
  await app.settleJobs();

  const { rows } = await app.ctx.db.execute<{ email: string; mails: number }>(sql`
    select u.email, (select count(*)::int from emails m where m.recipient = u.email) as mails from users u
    where u.email like '%-%-%' and u.id <> ${ada.user.id}`);
  const confirmed = [...filling.confirmed, ...after.confirmed];
  expect(rows.map(({ email }) => email).sort()).toEqual(confirmed.sort());
  // Nothing is half-written: no account without its mail, no mail without its account.
  expect(rows.filter(({ mails }) => mails !== 1)).toEqual([]);
  expect((await findPrompt(app, ada, prompt.id)).lastOutcome).toBe('finished');
  expect(await countRows(app, 'analysis_results')).toBe(SAMPLES);
  expect(await countRows(app, 'dead_jobs')).toBe(0);
  expect(app.ctx.db.$client.waitingCount).toBe(0);
}, 60_000);
