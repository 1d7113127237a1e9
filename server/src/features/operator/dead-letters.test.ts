import { api, JOB_LABELS } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { type ScriptedEngine, answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const KIND = 'analysis.run-analysis';
const QUESTION = 'Qual è il miglior hosting per chi vende ceramiche?';
const tick = defineJob({ name: 'analysis.schedule-due-prompts', schema: z.object({}), retryLimit: 0 });

let app: TestApp;
let admin: SignedInUser;
afterEach(() => app.stop());

/** A product whose database refuses to end analyses, and a prompt whose first analysis fails for good. */
async function startPoisoned(engine: ScriptedEngine) {
  app = await startTestApp({
    engines: [engine],
    env: { ADMIN_EMAILS: 'capo@esempio.it', ANSWERS_PER_ANALYSIS: '5', ACCESS_TTL_S: '86400' },
  });
  admin = await app.openAccount({ email: 'capo@esempio.it' });
  const ada = await registerWithPlan(app, 'business');
  await app.ctx.db.execute(sql`
    create function poison() returns trigger language plpgsql as $$ begin raise exception 'poison for Ada'; end $$`);
  await app.ctx.db.execute(sql`
    create trigger poison before update on analyses for each row
    when (new.status in ('finished', 'failed')) execute function poison()`);
  const { company, prompt } = await createCompany(app, ada, { prompts: [QUESTION] });
  for (let round = 0; round < 6; round += 1) {
    await app.settleJobs();
    app.clock.advance({ minutes: 3 });
  }
  return { ada, company, prompt };
}

const cure = () => app.ctx.db.execute(sql`drop trigger poison on analyses`);
const list = async (kind?: string) => {
  const { body } = await app.call(api.listDeadLetters, {
    as: admin,
    query: kind === undefined ? {} : { kind },
  });
  return body;
};
const firstId = async () => (await list()).jobs[0]?.id ?? '';
const requeue = (deadLetterId: string) => ({ as: admin, params: { deadLetterId } });
/** The sweep that ends stuck analyses. */
const sweep = async () => {
  app.clock.advance({ minutes: 31 });
  await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, tick, {}));
  await app.settleJobs();
};
const listDeeds = async () => {
  const { rows } = await app.ctx.db.execute<{ kind: string; subject: string; user_id: string }>(
    sql`select kind, subject, user_id from audit_log where kind like 'jobs_%' order by id`,
  );
  return rows;
};

describe('a poison job', () => {
  it('dies, is seen with what it concerns and without its words, is requeued and done', async () => {
    const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
    const { ada, company, prompt } = await startPoisoned(engine);
    const { kinds, jobs } = await list();
    expect(kinds).toEqual([{ kind: KIND, count: 1 }]);
    expect(jobs).toMatchObject([
      {
        kind: KIND,
        tries: 5,
        cause: 'fault',
        errorClass: 'PostgreSQL P0001',
        userId: ada.user.id,
        companyId: company.id,
        promptId: prompt.id,
      },
    ]);
    for (const words of ['poison for Ada', QUESTION, 'Hosting Rossi', ada.email])
      expect(JSON.stringify(jobs)).not.toContain(words);
    expect((await findPrompt(app, ada, prompt.id)).analysisStatus).toBe('in_progress');

    await cure();
    const { body } = await app.call(api.requeueDeadLetter, requeue(await firstId()));
    expect(body.message).toBe('Lavoro rimesso in coda');
    await app.settleJobs();
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'finished',
      monitoringData: [{ totalResponses: 5 }],
    });
    expect(await list()).toEqual({ kinds: [], jobs: [] });
    expect(engine.asked).toHaveLength(5);
  });

  it('is requeued once by two clicks, and the log says by whom', async () => {
    await startPoisoned(createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') }));
    const id = await firstId();
    await cure();
    const clicks = await Promise.all(
      [1, 2].map(() =>
        app.server.inject({
          method: 'POST',
          url: `/api/admin/dead-letters/${id}/requeue`,
          headers: { authorization: `Bearer ${admin.accessToken}` },
        }),
      ),
    );
    expect(clicks.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const { rows } = await app.ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from jobs where kind = ${KIND} and state = 'waiting'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await listDeeds()).toEqual([{ kind: 'jobs_requeued', subject: id, user_id: admin.user.id }]);
  });

  it('vanishes with its user', async () => {
    const { ada } = await startPoisoned(createScriptedEngine({ reply: () => noAnswer() }));
    expect((await list()).jobs).toHaveLength(1);
    await app.call(api.deleteAccount, { as: ada, body: { password: ada.password } });
    expect(await list()).toEqual({ kinds: [], jobs: [] });
  });

  it('is requeued with all others of its kind', async () => {
    const { ada } = await startPoisoned(createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') }));
    await createCompany(app, ada, { name: 'Altra', prompts: ['Chi ripara caldaie?', 'Chi ripara auto?'] });
    for (let round = 0; round < 6; round += 1) {
      await app.settleJobs();
      app.clock.advance({ minutes: 3 });
    }
    expect((await list('emails.deliver-mail')).jobs).toEqual([]);
    expect((await list(KIND)).jobs).toHaveLength(3);
    await cure();
    const { body } = await app.call(api.requeueDeadLetters, { as: admin, body: { kind: KIND } });
    expect(body).toEqual({ requeued: 3, dropped: 0, left: 0 });
    await app.settleJobs();
    const { body: after } = await app.call(api.getPipeline, { as: admin });
    expect([after.queued, after.running, after.stuck.count]).toEqual([0, 0, 0]);
    expect(await listDeeds()).toMatchObject([{ kind: 'jobs_requeued', subject: `${KIND} ×3` }]);
  });
});

describe('the job of an analysis that was ended meanwhile', () => {
  it('asks for what the analysis misses, and nothing else', async () => {
    let isBroken = true;
    const engine = createScriptedEngine({
      reply: ({ sample }) => (isBroken && sample > 3 ? noAnswer() : answerNaming('Hosting Rossi')),
    });
    const { ada, prompt } = await startPoisoned(engine);
    await cure();
    await sweep();
    const before = await findPrompt(app, ada, prompt.id);
    expect(before).toMatchObject({ analysisStatus: 'idle', monitoringData: [{ totalResponses: 3 }] });
    isBroken = false;
    await app.call(api.requeueDeadLetter, requeue(await firstId()));
    await app.settleJobs();
    expect(engine.asked.slice(5).map(({ sample }) => sample)).toEqual([4, 5]);
    const after = await findPrompt(app, ada, prompt.id);
    expect(after.monitoringData).toMatchObject([{ totalResponses: 5, totalAnalyses: 1 }]);
    expect((await list()).jobs).toEqual([]);
  });

  it('has nothing left to do when no answer is missing: 409, and it leaves the list', async () => {
    const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
    await startPoisoned(engine);
    await cure();
    await sweep();
    const id = await firstId();
    const refused = await app.callRefused(api.requeueDeadLetter, requeue(id));
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'admin.nothing_left',
        message: 'Non resta nulla da rifare: il lavoro è stato tolto dall’elenco.',
      },
    ]);
    expect((await list()).jobs).toEqual([]);
    await app.settleJobs();
    expect(engine.asked).toHaveLength(5);
    expect(await listDeeds()).toMatchObject([{ kind: 'jobs_dropped', subject: id }]);
    expect((await app.callRefused(api.requeueDeadLetter, requeue(id))).status).toBe(404);
  });
});

it('has words for every kind of job there is, and for no other', async () => {
  app = await startTestApp();
  expect(app.app.jobs.listKinds().toSorted()).toEqual(Object.keys(JOB_LABELS).toSorted());
});
