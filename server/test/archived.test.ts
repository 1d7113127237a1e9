import { api, type Endpoint } from '@citato/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fillPath } from './call-endpoint.ts';
import { createCompany, grantPlan, registerWithPlan } from './monitoring-scene.ts';
import { readPdf } from '@citato/pdf/test/read-pdf';
import { answerNaming, createScriptedEngine } from './scripted-engine.ts';
import { type SignedInUser, startTestApp, type TestApp } from './start-test-app.ts';

const KEPT = ['Dove compro il pane?', 'Chi fa la focaccia?', 'Terza?', 'Quarta?', 'Quinta?'];
/** Of the company that stays, and all of the one that does not. */
const LEFT = ['Chi consegna pane a domicilio?', 'Dove bevo un caffè a Lecce?'];

let app: TestApp;
let ada: SignedInUser;
/** Parameters that point at what stays, and at what was archived. */
let live: Record<string, string>;
let archived: Record<string, string>;
/** Ids and texts that nobody is to see. */
let hidden: string[];

beforeAll(async () => {
  const engine = createScriptedEngine({ reply: () => answerNaming('Forno Bianchi', 'Torrefazione Blu') });
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '2' } });
  ada = await registerWithPlan(app, 'guru');
  const { company: forno } = await createCompany(app, ada, {
    name: 'Forno Bianchi',
    prompts: [...KEPT, ...LEFT.slice(0, 1)],
  });
  app.clock.advance({ minutes: 1 });
  const { company: bar } = await createCompany(app, ada, { name: 'Bar Lilla', prompts: LEFT.slice(1) });
  await app.settleJobs();
  // Everything but what the plan holds stays as it was, so that lists of what is to be done are still shown.
  await app.ctx.db.execute(sql`
    update entitlements set custom_task_lists_enabled = true, custom_prompt_analysis_enabled = true
    where user_id = ${ada.user.id}`);
  await app.ctx.db.execute(
    sql`update plans set source_gaps_enabled = true, api_enabled = true, alerts_enabled = true`,
  );
  const { body: devices } = await app.call(api.listSessions, { as: ada });
  const { body: added } = await app.call(api.createWebhookEndpoint, {
    as: ada,
    body: { url: 'https://n8n.example/hook', events: ['analysis.completed'] },
  });
  const webhookId = added.webhook.id;
  const { body: made } = await app.call(api.createClientReport, {
    as: ada,
    params: { companyId: forno.id },
    body: {},
  });
  const { reportId } = made;
  const shared = {
    reportId,
    sessionId: devices[0]?.id ?? '',
    number: '1',
    planId: 'pro',
    table: 'answers',
    webhookId,
  };
  live = { companyId: forno.id, promptId: forno.prompts[0]?.id ?? '', ...shared };
  archived = { companyId: bar.id, promptId: bar.prompts[0]?.id ?? '', ...shared };
  const sixth = forno.prompts.at(-1)?.id ?? '';
  hidden = [bar.id, 'Bar Lilla', sixth, ...bar.prompts.map(({ id }) => id), ...LEFT];
  await grantPlan(app, ada, 'free');
  await app.settleJobs();
});
afterAll(() => app.stop());

const endpoints = Object.entries<Endpoint>(api);
/** The stream ends with its session alone; the export is distinguished below. */
const readable = endpoints.filter(
  ([name, { method, access }]) =>
    method === 'GET' && access === 'user' && !['streamEvents', 'exportData'].includes(name),
);
const pointing = endpoints.filter(
  ([, { params, access }]) =>
    access === 'user' &&
    (params?.shape['promptId'] !== undefined || params?.shape['companyId'] !== undefined),
);
const QUERIES: Record<string, () => string> = {
  listPrompts: () =>
    `?ids=${[live['promptId'], ...hidden.filter((word) => /^[0-9a-f-]{36}$/.test(word))].join(',')}`,
  listSuggestions: () => '?websiteUrl=https%3A%2F%2Fesempio.it',
};
const BODIES: Record<string, Record<string, unknown>> = {
  addPrompts: { prompts: [{ text: 'E a Bari?' }] },
  changePrompt: { text: 'E a Bari?' },
  setCompanyAliases: { own: ['Lilla'], competitors: [], ignored: [] },
  setCompanyEngines: { excludedEngines: [] },
  setCompanyMarket: { market: { country: 'ES', language: 'es', place: null } },
  setCompanyLabels: { labelIds: [] },
  setCompanyAssignee: { userId: null },
  createClientReport: {},
  setReportLook: { colour: '#7A2E3A', caption: null },
  setReportMail: { recipientIds: [] },
  setWeeklyExport: { tables: ['results'], format: 'csv' },
  refuseNameProposal: { name: 'Wind', into: 'WindTre' },
  readSentence: { sentence: 'Meglio Lilla.' },
  openTaskList: { version: 1 },
  setActionDone: { isDone: true },
  addPlanAction: { title: 'Scrivi a un giornale' },
  changePlanAction: { key: 'absence', isDone: true },
  setClaimMark: { key: 'absent', verdict: 'false' },
  setSourceKind: { source: 'guida.example', kind: 'press' },
  sendTestText: { text: 'Una risposta di prova.' },
};
const ask = (name: string, endpoint: Endpoint, ids: Record<string, string>) =>
  app.server.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, ids) + (QUERIES[name]?.() ?? ''),
    headers: { authorization: `Bearer ${ada.accessToken}` },
    ...(BODIES[name] && { payload: BODIES[name] }),
  });

describe('what is archived', () => {
  test('is there: the checks below look for something', async () => {
    const { body } = await app.call(api.getArchived, { as: ada });
    expect(body).toMatchObject({ companies: 1, prompts: 2 });
    expect(hidden.every((word) => word !== '')).toBe(true);
    expect(readable.length).toBeGreaterThan(12);
  });

  test.each(readable)('is not seen in %s', async (name, endpoint) => {
    const answer = await ask(name, endpoint, live);
    expect(answer.statusCode).toBe(200);
    const isPdf = String(answer.headers['content-type']).startsWith('application/pdf');
    const text = isPdf ? (await readPdf(answer.rawPayload)).text : answer.body;
    expect(hidden.filter((word) => text.includes(word))).toEqual([]);
  });

  test.each(pointing)('is not found by %s', async (name, endpoint) => {
    expect((await ask(name, endpoint, archived)).statusCode).toBe(404);
  });

  test('is no news: what changed last is what changed last of the rest', async () => {
    const later = new Date(app.clock.now().getTime() + 60_000).toISOString();
    await app.ctx.db.execute(
      sql`update monitoring_data set last_updated = ${later} where prompt_id = ${archived['promptId'] ?? ''}`,
    );
    await app.ctx.db.execute(
      sql`update task_lists set versioned_at = ${later} where prompt_id = ${archived['promptId'] ?? ''}`,
    );
    for (const endpoint of [api.getMonitoringLastUpdate, api.getTaskListLastUpdate]) {
      const { lastUpdate } = (await app.call(endpoint, { as: ada })).body;
      expect(Date.parse(lastUpdate ?? '')).toBeLessThan(Date.parse(later));
    }
  });

  test('is not analysed when its user asks', async () => {
    const body = { promptId: archived['promptId'] ?? '' };
    expect((await app.callRefused(api.startAnalysis, { as: ada, body })).status).toBe(404);
  });

  test('is in the file with one’s data, marked, with its answers', async () => {
    const data: unknown = (await ask('exportData', api.exportData, live)).json();
    const marked = { archivedAt: app.clock.now().toISOString() };
    expect(data).toMatchObject({
      companies: [
        {
          name: 'Forno Bianchi',
          archivedAt: null,
          prompts: [...KEPT.map((text) => ({ text, archivedAt: null })), { text: LEFT[0], ...marked }],
        },
        {
          name: 'Bar Lilla',
          ...marked,
          prompts: [{ text: LEFT[1], ...marked }],
        },
      ],
    });
    const { answers } = z
      .looseObject({ answers: z.array(z.looseObject({ promptId: z.string() })) })
      .parse(data);
    expect(answers.filter(({ promptId }) => promptId === archived['promptId'])).toHaveLength(2);
  });

  test('goes with its account', async () => {
    await app.call(api.deleteAccount, { as: ada, body: { password: ada.password } });
    await app.settleJobs();
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I', table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const words = hidden.map((word) => `%${word}%`);
    const named: string[] = [];
    for (const { name } of tables) {
      const found = await client.query(
        `select from ${name} t where row_to_json(t)::text ilike any ($1) limit 1`,
        [words],
      );
      if (found.rowCount !== 0) named.push(name);
    }
    await client.end();
    expect(named).toEqual([]);
  });
});
