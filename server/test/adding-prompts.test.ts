import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { countRows, createCompany, registerWithPlan } from './monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from './scripted-engine.ts';
import { type TestApp, startTestApp } from './start-test-app.ts';

let app: TestApp;
afterEach(async () => {
  vi.restoreAllMocks();
  await app.stop();
});

/** What the listening connection asks every few seconds, whatever else goes on. */
const isHeartbeat = (statement: unknown) => statement === 'select 1';

test('adding 250 prompts takes as many statements as adding ten, their first analyses included', async () => {
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: () => answerNaming('Aruba') })],
    env: { ANSWERS_PER_ANALYSIS: '2' },
  });
  await app.ctx.db.execute(sql`update plans set max_prompts = 300 where id = 'business'`);
  const statements = vi.spyOn(pg.Client.prototype, 'query');

  /** Adds so many prompts to an account of their own; gives the statements of request and event. */
  const countStatements = async (count: number) => {
    const ada = await registerWithPlan(app, 'business');
    const { company } = await createCompany(app, ada);
    const prompts = Array.from({ length: count }, (_, n) => ({ text: `Domanda numero ${String(n)}?` }));
    const started = await countRows(app, 'analyses');
    statements.mockClear();
    const { body } = await app.call(api.addPrompts, {
      as: ada,
      params: { companyId: company.id },
      body: { prompts },
    });
    await app.deliverEvents();
    const taken = statements.mock.calls.filter(([statement]) => !isHeartbeat(statement)).length;
    expect(body.prompts).toHaveLength(count);
    expect(body.prompts.every(({ analysisStatus }) => analysisStatus === 'in_progress')).toBe(true);
    expect(await countRows(app, 'analyses')).toBe(started + count);
    return taken;
  };
  await countStatements(1);
  const ten = await countStatements(10);
  expect(ten).toBeGreaterThan(5);
  expect(await countStatements(250)).toBe(ten);
}, 60_000);
