import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerNaming, createScriptedEngine } from './scripted-engine.ts';
import { startTcpProxy, type TcpProxy } from './stand-ins/tcp-proxy.ts';
import { type SignedInUser, type TestApp, startTestApp } from './start-test-app.ts';

const SAMPLES = 2;
/** With more rounds every message is tried, not every other. */
const STEP = Number(process.env['TEST_ROUNDS'] ?? 1) > 1 ? 1 : 2;
const env = { ANSWERS_PER_ANALYSIS: String(SAMPLES), DB_POOL: '4' };

/** Two processes of one product; the line of the first to the database can be cut at any message. */
let dying: TestApp;
let other: TestApp;
let proxy: TcpProxy;
const engine = createScriptedEngine({ reply: () => answerNaming('Aruba') });
beforeAll(async () => {
  other = await startTestApp({ engines: [engine], env });
  const { hostname, port } = new URL(other.databaseUrl);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const DATABASE_URL = `${proxy.through(other.databaseUrl)}?application_name=dying`;
  dying = await startTestApp({ engines: [engine], beside: other, env: { ...env, DATABASE_URL } });
});
afterAll(async () => {
  await dying.stop();
  await proxy.close();
  await other.stop();
});

const run = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await other.ctx.db.execute<Row>(query)).rows;

/** Waits until the server has carried out whatever reached it and hears no more of the process. */
async function waitForItsDeath(): Promise<void> {
  const listOpen = () => run(sql`select pid from pg_stat_activity where application_name = 'dying'`);
  await expect.poll(listOpen, { interval: 5, timeout: 15_000 }).toEqual([]);
}

/** The leases of the dead process end, and the other goes on with what it left. */
async function takeOver(): Promise<void> {
  await run(sql`update jobs set state = 'waiting', lease_until = null where state = 'running'`);
  await other.settleJobs();
}

/** What became of the one analysis of an account, and what it cost. */
async function readOutcome(person: SignedInUser) {
  const { id } = person.user;
  const { usage } = (await other.call(api.getUserLimits, { as: person })).body;
  const [counts] = await run<{ paid: number; calls: number; answers: number; analyses: string[] }>(sql`
    select (select count(distinct analysis_id)::int from engine_calls where user_id = ${id}) as paid,
      (select count(*)::int from engine_calls where user_id = ${id}) as calls,
      (select count(*)::int from analysis_results join analyses on analyses.id = analysis_id
        where user_id = ${id} and analysis_results.status = 'ok') as answers,
      (select array_agg(status) from analyses where user_id = ${id}) as analyses`);
  return { used: usage.analyses, ...counts };
}

const COMPLETE = { used: 1, paid: 1, answers: SAMPLES, analyses: ['finished'] };
/** Of the calls of the first process none was heard of: they are made again, once. */
const MOST_CALLS = 2 * SAMPLES;

test('the one analysis of a free account ends with its answers wherever the process that runs it dies', async () => {
  let isOver = false;
  for (let message = 1; !isOver; message += STEP) {
    const ada = await other.openAccount();
    const company = { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it' };
    const prompts = [{ text: 'Qual è il miglior hosting?' }];
    await other.call(api.createCompany, { as: ada, body: { company, prompts } });

    proxy.cutAfter(message);
    let hasEnded = false;
    const work = dying
      .settleJobs()
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true;
      });
    await expect.poll(() => hasEnded || proxy.isCut(), { interval: 2, timeout: 15_000 }).toBe(true);
    isOver = !proxy.isCut();
    if (!isOver) await waitForItsDeath();
    await takeOver();
    const outcome = { message, ...(await readOutcome(ada)) };
    expect(outcome).toMatchObject(COMPLETE);
    expect(outcome.calls).toBeLessThanOrEqual(MOST_CALLS);

    // It was cut off, not dead: what it still tries to write is too late.
    proxy.heal();
    await work;
    await dying.settleJobs();
    expect({ message, ...(await readOutcome(ada)) }).toEqual(outcome);
  }
}, 60_000);
