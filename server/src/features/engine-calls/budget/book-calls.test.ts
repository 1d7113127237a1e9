import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EngineCallId, type PromptId, newId, toId } from '#lib/ids';
import { countRows, createCompany } from '../../../../test/monitoring-scene.ts';
import { type TestApp, startTestApp } from '../../../../test/start-test-app.ts';
import { bookCalls } from './book-calls.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const aCall = () => ({
  id: newId<EngineCallId>(),
  userId: null,
  promptId: null,
  analysisId: null,
  purpose: 'reading' as const,
  engine: 'openai' as const,
  model: 'm',
  estimatedCostMicroDollars: 2_000,
  startedAt: app.clock.now(),
});
const today = () => ({ from: app.clock.now(), until: new Date(app.clock.now().getTime() + 1) });

describe('calls booked one by one', () => {
  it('keep the day’s budget exactly, however many book at the same time', async () => {
    const booked = await Promise.all(
      Array.from({ length: 40 }, () =>
        bookCalls(app.ctx.db, { calls: [aCall()], budgetCents: 1, day: today() }),
      ),
    );
    expect(booked.flat()).toHaveLength(5);
    expect(await countRows(app, 'engine_calls')).toBe(5);
  });

  it('are all booked where there is no budget', async () => {
    const calls = [aCall(), aCall(), aCall()];
    expect(await bookCalls(app.ctx.db, { calls, budgetCents: null, day: today() })).toEqual(calls);
    expect(await countRows(app, 'engine_calls')).toBe(3);
  });

  it.each([['without a budget', null] as const, ['under a budget', 100] as const])(
    'are none for an archived prompt: %s',
    async (_, budgetCents) => {
      const { prompt } = await createCompany(app, await app.openAccount());
      const call = { ...aCall(), promptId: toId<PromptId>(prompt.id) };
      const others = [aCall()];
      await app.ctx.db.execute(sql`update prompts set archived_at = now()`);
      const booked = await bookCalls(app.ctx.db, { calls: [call, ...others], budgetCents, day: today() });
      expect(booked).toEqual(others);
      expect(await countRows(app, 'engine_calls')).toBe(1);
    },
  );
});
