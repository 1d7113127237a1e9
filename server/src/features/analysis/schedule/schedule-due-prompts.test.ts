import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  countRows,
  createCompany,
  findPrompt,
  grantPlan,
  registerWithPlan,
} from '../../../../test/monitoring-scene.ts';
import { type ScriptedEngine, answerNaming, createScriptedEngine } from '../../../../test/scripted-engine.ts';
import { type TestApp, startTestApp } from '../../../../test/start-test-app.ts';
import { scheduleDuePrompts } from './schedule-due-prompts.ts';

let app: TestApp;
afterEach(() => app.stop());

/** A paid account whose one prompt waits for its first analysis. */
const startWith = async (engine: ScriptedEngine) => {
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '5' } });
  const ada = await registerWithPlan(app, 'business');
  const { prompt } = await createCompany(app, ada);
  const tick = () => scheduleDuePrompts({ ...app.ctx, engines: [engine], policy: { answersPerAnalysis: 5 } });
  return { ada, prompt, tick };
};

describe('the scheduler', () => {
  const engine = () => createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });

  it('lets analyses somebody waits for go before the daily ones', async () => {
    const { ada, prompt, tick } = await startWith(engine());
    const listUrgency = async () => {
      const { rows } = await app.ctx.db.execute<{ isUrgent: boolean }>(
        sql`select is_urgent as "isUrgent" from jobs where kind = 'analysis.run-analysis'`,
      );
      return rows.map(({ isUrgent }) => isUrgent);
    };
    await app.deliverEvents();
    expect(await listUrgency()).toEqual([true]);
    await app.settleJobs();
    const { nextRun } = await findPrompt(app, ada, prompt.id);
    app.clock.set(new Date(Date.parse(nextRun ?? '')));
    await tick();
    expect(await listUrgency()).toEqual([false]);
    await app.settleJobs();
    await app.call(api.startAnalysis, { as: await app.renew(ada), body: { promptId: prompt.id } });
    expect(await listUrgency()).toEqual([true]);
  });

  it('runs a paid prompt once when its time has come, and after three days away exactly once', async () => {
    const scripted = engine();
    const { ada, prompt, tick } = await startWith(scripted);
    await app.settleJobs();
    await tick();
    await app.settleJobs();
    expect(scripted.asked).toHaveLength(5);

    const { nextRun } = await findPrompt(app, ada, prompt.id);
    app.clock.set(new Date(Date.parse(nextRun ?? '')));
    await Promise.all([tick(), tick(), tick()]);
    await app.settleJobs();
    expect(scripted.asked).toHaveLength(10);

    app.clock.advance({ days: 3 });
    for (let minute = 0; minute < 5; minute += 1) {
      await tick();
      await app.settleJobs();
      app.clock.advance({ minutes: 1 });
    }
    expect(scripted.asked).toHaveLength(15);
    const again = await app.renew(ada);
    expect(Date.parse((await findPrompt(app, again, prompt.id)).nextRun ?? '')).toBeGreaterThan(
      app.clock.now().getTime(),
    );
  });

  it('goes on at its minute when a clock that had run a year ahead is right again', async () => {
    const scripted = engine();
    const { ada, prompt, tick } = await startWith(scripted);
    await app.settleJobs();
    const rightTime = app.clock.now();
    app.clock.advance({ days: 365 });
    await tick();
    await app.settleJobs();
    app.clock.set(rightTime);
    await tick();
    await app.settleJobs();
    expect(scripted.asked).toHaveLength(10);
    const { nextRun } = await findPrompt(app, ada, prompt.id);
    expect(Date.parse(nextRun ?? '') - rightTime.getTime()).toBeLessThan(24 * 3_600_000);
    app.clock.advance({ days: 1 });
    await tick();
    await app.settleJobs();
    expect(scripted.asked).toHaveLength(15);
  });

  it('never runs a free account, nor one whose paid plan has ended', async () => {
    const scripted = engine();
    const { ada, prompt, tick } = await startWith(scripted);
    await app.settleJobs();
    await grantPlan(app, ada, 'free');
    app.clock.advance({ days: 2 });
    await tick();
    await app.settleJobs();
    expect(scripted.asked).toHaveLength(5);
    const again = await app.renew(ada);
    expect((await findPrompt(app, again, prompt.id)).nextRun).toBeNull();
  });

  it('has the next year’s partition for texts before the year begins, and makes those of a long pause up', async () => {
    const { tick } = await startWith(engine());
    app.clock.set(new Date('2026-12-26T12:00:00Z'));
    await tick();
    expect(await listPartitions()).toEqual(['answer_texts_2026_12', 'answer_texts_2027_01']);
    app.clock.set(new Date('2027-01-01T00:00:01Z'));
    await app.settleJobs();
    expect(await countRows(app, 'answer_texts_2027_01')).toBe(5);
    expect(await countRows(app, 'answer_texts_default')).toBe(0);
    app.clock.set(new Date('2027-08-31T23:59:59Z'));
    await tick();
    await app.settleJobs();
    expect((await listPartitions()).slice(-2)).toEqual(['answer_texts_2027_08', 'answer_texts_2027_09']);
    expect(await countRows(app, 'answer_texts_2027_08')).toBe(5);
    expect(await countRows(app, 'answer_texts_default')).toBe(0);
  });

  const listPartitions = async () => {
    const { rows } = await app.ctx.db.execute<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'answer_texts'::regclass and inhrelid <> 'answer_texts_default'::regclass order by name`);
    return rows.map(({ name }) => name);
  };

  it('starts what is due although the month’s partition cannot be made', async () => {
    const scripted = engine();
    const { tick } = await startWith(scripted);
    await app.settleJobs();
    await app.ctx.db.execute(sql`
      create or replace function ensure_answer_texts_partition(moment timestamptz) returns void language plpgsql
      as $$ begin raise exception 'no room for tables'; end $$`);
    app.clock.advance({ days: 2 });
    await tick();
    await app.settleJobs();
    expect(scripted.asked).toHaveLength(10);
    expect(await countRows(app, 'answer_texts')).toBe(10);
  });

  it('makes the month’s partition for texts and moves there what came before it', async () => {
    const { tick } = await startWith(engine());
    await app.settleJobs();
    expect(await countRows(app, 'answer_texts_default')).toBe(5);
    await tick();
    await tick();
    expect(await countRows(app, 'answer_texts_default')).toBe(0);
    expect(await countRows(app, 'answer_texts_2026_03')).toBe(5);
  });
});
