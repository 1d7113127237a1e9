import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DyingProcess, SAMPLES, startDyingProcess } from './start-dying-process.ts';
import type { SignedInUser } from './start-test-app.ts';

/** With more rounds every message is tried, not every other. */
const STEP = Number(process.env['TEST_ROUNDS'] ?? 1) > 1 ? 1 : 2;

let pair: DyingProcess;
beforeAll(async () => {
  pair = await startDyingProcess();
});
afterAll(() => pair.stop());

/** Waits until the server has carried out whatever reached it and the process' connections are closed. */
async function waitForItsDeath(): Promise<void> {
  const listOpen = () => pair.run(sql`select pid from pg_stat_activity where application_name = 'dying'`);
  await expect.poll(listOpen, { interval: 5, timeout: 15_000 }).toEqual([]);
}

/** The leases of the dead process end, and the other goes on with what it left. */
async function takeOver(): Promise<void> {
  await pair.endLeases();
  await pair.other.settleJobs();
}

/** What became of the one analysis of an account, and what it cost. */
async function readOutcome(person: SignedInUser) {
  const { id } = person.user;
  const { usage } = (await pair.other.call(api.getUserLimits, { as: person })).body;
  const [counts] = await pair.run<{ paid: number; calls: number; answers: number; analyses: string[] }>(sql`
    select (select count(distinct analysis_id)::int from engine_calls where user_id = ${id}) as paid,
      (select count(*)::int from engine_calls where user_id = ${id}) as calls,
      (select count(*)::int from analysis_results join analyses on analyses.id = analysis_id
        where user_id = ${id} and analysis_results.status = 'ok') as answers,
      (select array_agg(status) from analyses where user_id = ${id}) as analyses`);
  return { used: usage.analyses, ...counts };
}

const COMPLETE = { used: 1, paid: 1, answers: SAMPLES, analyses: ['finished'] };
/** Of the calls of the first process none was answered: they are made again, once. */
const MAX_CALLS = 2 * SAMPLES;

test('the one analysis of a free account ends with its answers wherever the process that runs it dies', async () => {
  let isOver = false;
  for (let message = 1; !isOver; message += STEP) {
    const ada = await pair.other.openAccount();
    const company = { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it' };
    const prompts = [{ text: 'Qual è il miglior hosting?' }];
    await pair.other.call(api.createCompany, { as: ada, body: { company, prompts } });

    pair.proxy.cutAfter(message);
    let hasEnded = false;
    const work = pair.dying
      .settleJobs()
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true;
      });
    await expect.poll(() => hasEnded || pair.proxy.isCut(), { interval: 2, timeout: 15_000 }).toBe(true);
    isOver = !pair.proxy.isCut();
    if (!isOver) await waitForItsDeath();
    await takeOver();
    const outcome = { message, ...(await readOutcome(ada)) };
    expect(outcome).toMatchObject(COMPLETE);
    expect(outcome.calls).toBeLessThanOrEqual(MAX_CALLS);

    // It was cut off, not dead: what it still tries to write is too late.
    pair.proxy.heal();
    await work;
    await pair.dying.settleJobs();
    expect({ message, ...(await readOutcome(ada)) }).toEqual(outcome);
  }
}, 60_000);
