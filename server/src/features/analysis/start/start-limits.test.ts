import { api } from '@citato/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createCompany, findPrompt, registerWithPlan } from '../../../../test/monitoring-scene.ts';
import { type ScriptedEngine, answerNaming, createScriptedEngine } from '../../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../../test/start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

const start = async (engines: ScriptedEngine[], env: Record<string, string>) => {
  app = await startTestApp({ engines, env });
};
const trigger = (as: SignedInUser, promptId: string) =>
  app.call(api.startAnalysis, { as, body: { promptId } });

describe('starting an analysis', () => {
  const engine = () => createScriptedEngine({ reply: () => answerNaming('Aruba') });

  it.each([
    ['pro', 3],
    ['guru', 5],
    ['business', 10],
  ] as const)('by hand happens at most so often a prompt and Rome day on %s: %i', async (plan, most) => {
    const scripted = engine();
    await start([scripted], { ANSWERS_PER_ANALYSIS: '1' });
    const ada = await registerWithPlan(app, plan);
    const { company, prompt } = await createCompany(app, ada, { prompts: ['Una?', 'Due?'] });
    await app.settleJobs();
    for (let time = 0; time < most; time += 1) {
      expect((await trigger(ada, prompt.id)).status).toBe(202);
      await app.settleJobs();
    }
    const refused = await app.callRefused(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'analysis.limit_reached' } });
    const { nextRun } = await findPrompt(app, ada, prompt.id);
    const time = new Date(nextRun ?? '').toLocaleTimeString('it-IT', {
      timeZone: 'Europe/Rome',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(refused.body.message).toContain('Limite raggiunto');
    expect(refused.body.message).toContain(`alle ${time}`);
    expect((await trigger(ada, company.prompts[1]?.id ?? '')).status).toBe(202);
    expect(scripted.asked).toHaveLength(2 + most);

    app.clock.set(new Date('2026-12-31T08:00:00Z'));
    const later = await app.renew(ada);
    expect((await trigger(later, prompt.id)).status).toBe(202);
  });

  it('by hand leaves the next automatic one within 28 hours', async () => {
    await start([engine()], { ANSWERS_PER_ANALYSIS: '1' });
    const ada = await registerWithPlan(app, 'pro');
    const texts = Array.from({ length: 15 }, (_, index) => `Domanda ${String(index)}?`);
    const { company } = await createCompany(app, ada, { prompts: texts });
    await app.settleJobs();
    app.clock.advance({ hours: 3 });
    const later = await app.renew(ada);
    for (const { id } of company.prompts) await trigger(later, id);
    await app.settleJobs();
    const { body } = await app.call(api.listCompanies, { as: later });
    for (const { nextRun } of body.companies[0]?.prompts ?? []) {
      const pauseHours = (Date.parse(nextRun ?? '') - app.clock.now().getTime()) / 3_600_000;
      expect(pauseHours).toBeGreaterThanOrEqual(4);
      expect(pauseHours).toBeLessThanOrEqual(28);
    }
  });

  it('gives a prompt that is deleted and made anew no more runs than the plan holds in a day', async () => {
    const scripted = engine();
    await start([scripted], { ANSWERS_PER_ANALYSIS: '1' });
    const ada = await registerWithPlan(app, 'pro');
    const { company } = await createCompany(app, ada);
    const params = { companyId: company.id };
    const texts = Array.from({ length: 14 }, (_, index) => ({ text: `Domanda ${String(index)}?` }));
    for (let round = 0; round < 7; round += 1) {
      const { body } = await app.call(api.addPrompts, { as: ada, params, body: { prompts: texts } });
      await app.settleJobs();
      for (const { id } of body.prompts)
        await app.call(api.deletePrompt, { as: ada, params: { promptId: id } });
    }
    // 15 prompts: each its first, its automatic one and three by hand.
    expect(scripted.asked).toHaveLength(75);
    const { body } = await app.call(api.addPrompts, {
      as: ada,
      params,
      body: { prompts: [{ text: 'E ora?' }] },
    });
    const promptId = body.prompts[0]?.id ?? '';
    await app.deliverEvents();
    const late = await findPrompt(app, ada, promptId);
    expect(late).toMatchObject({ analysisStatus: 'idle' });
    expect(late.nextRun).not.toBeNull();
    // It was shown as about to start: open browsers are notified to read again.
    const { rows } = await app.ctx.db.$client.query<{ type: string }>(
      `select event ->> 'type' as type from live_events where event ->> 'promptId' = $1`,
      [promptId],
    );
    expect(rows).toEqual([{ type: 'monitoring.updated' }]);
    const refused = await app.callRefused(api.startAnalysis, { as: ada, body: { promptId } });
    expect(refused.body).toMatchObject({ code: 'analysis.limit_reached' });
    expect(refused.body.message).toContain('domani');
  });
});
