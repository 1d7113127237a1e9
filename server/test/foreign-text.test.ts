import { createHmac } from 'node:crypto';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StructuredModel } from '#adapters/engines';
import type { Reader } from '#adapters/reader';
import type { SiteReader } from '#adapters/site-reader';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { NO_VISITS } from './stand-ins/sites/no-visits.ts';

const SECRET = 'known to us and the provider only';
const RUNS = Number(process.env['TEST_ROUNDS'] ?? '1') * 15;

/** What a database cannot hold, and what a cut can halve. */
const hostile = fc.oneof(
  fc
    .array(
      fc.constantFrom('a', '\0', '\ud83d', '\ude00', '😀', '\\u0000', '\\', '"', ' Aruba ', '\ufffd', 'à'),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join('')),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(99, 119, 139, 159, 199, 239, 299, 399, 499).map((length) => `${'a'.repeat(length)}😀x`),
);
const scene = fc.record({
  text: hostile,
  title: hostile,
  named: hostile,
  search: hostile,
  model: hostile,
  reported: fc.array(hostile, { maxLength: 4 }),
  words: hostile,
  page: hostile,
  detail: hostile,
});
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;

let now: Scene = {
  text: '',
  title: '',
  named: '',
  search: '',
  model: '',
  reported: [],
  words: '',
  page: '',
  detail: '',
};

const engine = createScriptedEngine({
  reply: () => ({
    ...answerText(`Conviene **Aruba**. [${now.title}](https://a.it/a) ${now.text} e Tiscali.`),
    model: `m ${now.model}`,
    searchQueries: [now.search],
    citations: [{ url: 'https://b.it/b', title: now.named, span: null }],
  }),
});
const reader: Reader = {
  engine: 'openai',
  model: 'reader',
  estimatedCostMicroDollars: 1,
  typicalCostMicroDollars: 1,
  maxTextLength: 40_000,
  maxAnswers: 12,
  read: ({ answers }) =>
    Promise.resolve({
      status: 'ok',
      reports: answers.map(() => ({
        companies: now.reported.map((name) => ({
          name: `Beta ${name}`,
          sentiment: 'positive',
          evidence: name,
        })),
      })),
      model: now.model,
      costMicroDollars: 1,
    }),
};
const writer: StructuredModel = {
  engine: 'openai',
  model: 'writer',
  estimatedCostMicroDollars: 1,
  ask: ({ schema }) => {
    const line = `Fai ${now.words}`.slice(0, 110);
    const action = {
      finding: 'absence',
      title: line,
      steps: [line, 'Due'],
      effort: line,
      impact: line,
      dependencies: line,
      timeline: line,
      resources: line,
      expectedOutcome: line,
      evidence: ['E1'],
    };
    const question = `Dove si comprano i migliori ${now.words.slice(0, 60)} di Ancona?`;
    const reply = [{ strategy: line, actions: [action] }, { questions: [question, `${question} E poi?`] }];
    const value = reply.map((one) => schema.safeParse(one)).find(({ success }) => success)?.data;
    return Promise.resolve(
      value === undefined
        ? {
            status: 'failed',
            kind: 'bad_answer',
            detail: now.words,
            retryAfterSeconds: null,
            costMicroDollars: 1,
          }
        : { status: 'ok', value, model: now.model, costMicroDollars: 1 },
    );
  },
};
const siteReader: SiteReader = {
  read: ({ url }) =>
    Promise.resolve({
      status: 'ok',
      url,
      title: `Trattoria ${now.page}`,
      siteName: now.page,
      description: `Pesce fresco ad Ancona ${now.page}`,
      language: 'it',
      headings: [now.page],
      text: `Il nostro ristorante ${now.page}`,
      facts: {
        name: `Aurora ${now.page}`.slice(0, 100),
        description: null,
        kinds: ['Restaurant'],
        locality: now.page,
        offers: [now.page],
        keywords: [now.page],
      },
      links: [
        {
          url: `https://hosting-rossi.it/${encodeURIComponent(now.page.slice(0, 20).toWellFormed())}`,
          text: now.page,
        },
      ],
    }),
  resolveRedirect: () => Promise.resolve(null),
  ...NO_VISITS,
};

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
beforeAll(async () => {
  app = await startTestApp({
    engines: [engine],
    reader,
    writer,
    siteReader,
    env: { ANSWERS_PER_ANALYSIS: '2', MAIL_WEBHOOK_SECRET: SECRET },
  });
  ada = await registerWithPlan(app, 'guru');
  await app.ctx.db.execute(
    sql`update entitlements set custom_max_prompts = 10000 where user_id = ${ada.user.id}`,
  );
  companyId = (await createCompany(app, ada)).company.id;
  await app.settleJobs();
});
afterAll(() => app.stop());

async function reportMail(detail: string): Promise<number> {
  const { rows } = await app.ctx.db.execute<{ id: string }>(sql`select id from emails limit 1`);
  const event = {
    reportId: `r ${detail}`.slice(0, 200),
    emailId: rows[0]?.id,
    kind: 'opened',
    detail,
    occurredAt: app.clock.now().toISOString(),
  };
  const body = JSON.stringify({ events: [event] });
  const seconds = String(Math.floor(app.clock.now().getTime() / 1000));
  const mac = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: api.recordMailEvents.path,
    headers: { 'content-type': 'application/json', 'x-citato-signature': `t=${seconds},v1=${mac}` },
    payload: body,
  });
  return statusCode;
}

it('whatever engine, reader, writer, website and mail provider say is stored, and nothing is asked twice', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(scene, async (rendered) => {
      now = rendered;
      count += 1;
      const asked = engine.asked.length;
      const { body: added } = await app.call(api.addPrompts, {
        as: ada,
        params: { companyId },
        body: { prompts: [{ text: `Qual è il miglior hosting, domanda ${count}?` }] },
      });
      const promptId = added.prompts[0]?.id ?? '';
      const websiteUrl = `https://sito-${count}.example`;
      await app.call(api.requestSuggestions, { as: ada, body: { websiteUrl } });
      await app.settleJobs();
      const { body: answers } = await app.call(api.listAnswers, { as: ada, params: { promptId } });
      expect(answers.results.map(({ status }) => status)).toEqual(['ok', 'ok']);
      expect(engine.asked.length - asked).toBe(2);
      const { body: list } = await app.call(api.getTaskList, { as: ada, params: { promptId } });
      expect(list.tasks.length).toBeGreaterThan(0);
      const { body: suggestions } = await app.call(api.listSuggestions, { as: ada, query: { websiteUrl } });
      expect(suggestions[0]?.status).toBe('ready');
      expect([204, 400]).toContain(await reportMail(rendered.detail));
    }),
    // Every run adds to the same account: what shrinks a failure would run into the account's own limits.
    { numRuns: RUNS, endOnFailure: true },
  );
}, 120_000);
