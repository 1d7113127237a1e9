import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reader } from '#adapters/reader';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { createCompany, registerWithPlan } from '../../../test/monitoring-scene.ts';
import { answerNaming, createScriptedEngine, noAnswer } from '../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

/** Names nobody. */
const failingReader: Reader = {
  engine: 'google',
  model: 'silent',
  estimatedCostMicroDollars: 0,
  typicalCostMicroDollars: 0,
  maxTextLength: 40_000,
  maxAnswers: 12,
  read: ({ answers }) =>
    Promise.resolve({
      status: 'ok',
      reports: answers.map(() => ({ companies: [] })),
      model: 'silent',
      costMicroDollars: 0,
    }),
};

const readSpending = async (as: SignedInUser) => (await app.call(api.getUserSpending, { as })).body;

describe('what the engines cost', () => {
  it('is said before a prompt is added: typical calls × answers × euros for a dollar, engine by engine', async () => {
    const openai = createScriptedEngine({
      id: 'openai',
      reply: () => answerNaming('Aruba'),
      estimatedCostMicroDollars: 20_000,
    });
    const demo = createScriptedEngine({
      id: 'demo',
      reply: () => answerNaming('Aruba'),
      estimatedCostMicroDollars: 0,
    });
    app = await startTestApp({
      engines: [openai, demo],
      reader: { ...failingReader, typicalCostMicroDollars: 300 },
      env: { ANSWERS_PER_ANALYSIS: '3', EUR_PER_USD: '0.9' },
    });
    const { analysis, cents, purposes } = await readSpending(await app.openAccount());
    // 20,000 micro-dollars are two cents of a dollar.
    expect(analysis.map(({ engine }) => engine)).toEqual(['openai', 'demo']);
    expect(analysis[0]?.cents).toBeCloseTo(2 * 3 * 0.9);
    expect(analysis[1]?.cents).toBe(0);
    expect(analysis[0]?.readingCents).toBeCloseTo(0.03 * 3 * 0.9);
    expect({ cents, purposes }).toEqual({ cents: 0, purposes: [] });
  });

  it('adds up this month’s calls of this user alone: what they cost, failed ones too', async () => {
    const clock = createFakeClock(new Date('2026-11-20T10:00:00Z'));
    const openai = createScriptedEngine({
      id: 'openai',
      reply: (_, { call }) =>
        call % 2 === 0 ? { ...noAnswer(), costMicroDollars: 1000 } : answerNaming('Aruba'),
    });
    app = await startTestApp({
      engines: [openai],
      clock,
      env: { ANSWERS_PER_ANALYSIS: '2', EUR_PER_USD: '0.5' },
    });
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    // One answer at 700 and one failure at 1,000 micro-dollars, at half a euro for a dollar.
    const expected = 0.085;
    const spending = await readSpending(ada);
    expect(spending.since).toBe('2026-10-31T23:00:00.000Z');
    expect(spending.cents).toBeCloseTo(expected, 6);
    expect(spending.purposes).toEqual([{ purpose: 'answer', cents: spending.cents }]);
    expect((await readSpending(await app.openAccount())).cents).toBe(0);
    await app.ctx.db.execute(sql`
      insert into engine_calls (id, user_id, purpose, engine, model, estimated_cost_micro_dollars, started_at)
      values (gen_random_uuid(), ${ada.user.id}, 'reading', 'openai', 'm', 2000, ${clock.now().toISOString()})`);
    const { purposes } = await readSpending(ada);
    expect(purposes.map(({ purpose }) => purpose)).toEqual(['answer', 'reading']);
    expect(purposes[1]?.cents).toBeCloseTo(0.1, 6);

    clock.set(new Date('2026-12-01T00:30:00+01:00'));
    const ofDecember = await readSpending(await app.renew(ada));
    expect(ofDecember).toMatchObject({ since: '2026-11-30T23:00:00.000Z', cents: 0, purposes: [] });
    await app.call(api.startAnalysis, { as: await app.renew(ada), body: { promptId: prompt.id } });
    await app.settleJobs();
    expect((await readSpending(await app.renew(ada))).cents).toBeCloseTo(expected, 6);
  });
});
