import { sql } from 'drizzle-orm';
import { createCompany } from '../monitoring-scene.ts';
import { buyPlan } from '../payment-scene.ts';
import { answerNaming, createScriptedEngine } from '../scripted-engine.ts';
import { OF_ACCOUNT } from './common-calls.ts';
import type { Scene } from './scene.ts';
import { startWarmApp } from './start-warm-app.ts';

const EMAIL = 'capo@ponteverde.example';

/** A customer who pays, another one, and an analysis whose job dies of a database that refuses to end it. */
export async function openAdministrator(): Promise<Scene> {
  const app = await startWarmApp({
    engines: [createScriptedEngine({ reply: () => answerNaming('Relata', 'Ponteverde CRM') })],
    env: { ADMIN_EMAILS: EMAIL },
  });
  const as = await app.openAccount({ email: EMAIL, firstName: 'Carla' });
  app.clock.advance({ minutes: 1 });
  const giulia = await app.openAccount({ email: 'giulia@ponteverde.example', firstName: 'Giulia' });
  await buyPlan(app, giulia, { planId: 'pro' });
  await createCompany(app, giulia, { name: 'Ponteverde CRM' });
  await app.settleJobs();
  app.clock.advance({ minutes: 1 });
  const marco = await app.openAccount({ email: 'marco@lume.example', firstName: 'Marco' });
  await app.ctx.db.execute(sql`
    create function poison() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`);
  await app.ctx.db.execute(sql`
    create trigger poison before update on analyses for each row
    when (new.status in ('finished', 'failed')) execute function poison()`);
  await createCompany(app, marco, { name: 'Lume Arredi', prompts: ['Chi vende lampade di design?'] });
  for (let round = 0; round < 6; round += 1) {
    await app.settleJobs();
    app.clock.advance({ minutes: 3 });
  }
  const { rows } = await app.ctx.db.execute<{ id: string }>(
    sql`select id from analysis_results order by created_at`,
  );
  const startDate = '2026-02-23T23:00:00.000Z';
  return {
    app,
    as,
    calls: {
      ...OF_ACCOUNT,
      listUsers: {},
      getAdminStats: { query: { startDate, endDate: app.clock.now().toISOString() } },
      getPipeline: {},
      getHealth: {},
      getExpenses: {},
      countStuckPrompts: {},
      listDeadLetters: {},
      listReadings: {},
      getReading: { params: { resultId: rows[0]?.id ?? '' } },
      listAudit: {},
      getEmailAnalytics: { query: { users: giulia.user.id } },
      clearStuckPrompts: {},
    },
  };
}
