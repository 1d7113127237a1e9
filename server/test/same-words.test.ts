import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { api, type ExportTable, type Market } from '@citato/contract';
import { readPdf } from '@citato/pdf/test/read-pdf';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listAlerts } from '#features/alerts';
import { loadDigest } from '#features/measurements';
import { listPromptsAsSystem, previewAllowance } from '#features/companies';
import { type AccountId, type PromptId, toId } from '#lib/ids';
import { callWithKey } from '#test/keys/call-with-key';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { buildAlertMail } from '../src/features/alerts/templates/alert-mail.ts';

const TEXT = 'Dove si mangia bene?';
const PERSONA = 'Sono una cuoca.';
const SPAIN: Market = { country: 'ES', language: 'es', place: null };
const SAID = 'Spagna, in spagnolo';
/** What the second of the two prompts is called. */
const NAME = `${TEXT} (${SAID} · chi chiede: ${PERSONA})`;
const EARLIER = 'Dove si mangiava bene?';

let app: TestApp;
let ada: SignedInUser;
let secret: string;
let companyId: string;
let plain: string;
let spanish: string;

const received: string[] = [];
const receiver = createServer((request, response) => {
  void readText(request).then((body) => {
    received.push(body);
    response.writeHead(200).end('ok');
  });
});

/** Names the company to the cook, now and then; to nobody else. */
function answerQuestion({ text }: { text: string }, { call }: { call: number }) {
  const isNamed = text.startsWith(PERSONA) && call % 2 === 0;
  const citations = [{ url: 'https://guida.example/hosting', title: 'Guida', span: null }];
  const first = isNamed ? 'Hosting Rossi' : 'Netsons';
  const said = answerText(
    `Fra tutti, **${first}** è il posto più affidabile per chi cucina. Anche **Aruba** va bene.`,
  );
  return { ...said, citations };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const at = receiver.address();
  const port = typeof at === 'object' ? String(at?.port) : '';
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: answerQuestion })],
    env: {
      ADMIN_EMAILS: 'capo@esempio.it',
      AUTOMATION_WEBHOOK_URL: `http://127.0.0.1:${port}/n8n`,
      AUTOMATION_WEBHOOK_SECRET: `whsec_${Buffer.from('una chiave di ventiquattro byte').toString('base64')}`,
    },
  });
  ada = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, ada, { prompts: [EARLIER] });
  companyId = company.id;
  plain = prompt.id;
  await app.settleJobs();
  // The first one asked something else until today.
  await app.call(api.changePrompt, { as: ada, params: { promptId: plain }, body: { text: TEXT } });
  await app.call(api.startAnalysis, { as: ada, body: { promptId: plain } });
  app.clock.advance({ minutes: 1 });
  const { body } = await app.call(api.addPrompts, {
    as: ada,
    params: { companyId },
    body: { prompts: [{ text: TEXT, persona: PERSONA, markets: [SPAIN] }] },
  });
  spanish = body.prompts[0]?.id ?? '';
  await app.settleJobs();
  const key = { name: 'Prova', mayWrite: true, companyIds: null, days: 90 as const };
  secret = (await app.call(api.createApiKey, { as: ada, body: key })).body.secret;
});
afterAll(async () => {
  await app.stop();
  await new Promise((resolve) => receiver.close(resolve));
});

const accountId = () => toId<AccountId>(ada.user.id);

async function readRows(table: ExportTable) {
  const url = `/api/v1/companies/${companyId}/exports/${table}?format=jsonl`;
  const { body } = await callWithKey(app, { url, key: secret });
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
}

describe('two prompts of the same words, asked in two markets, are told apart', () => {
  it.each(['answers', 'mentions', 'sources', 'results'] as const)('in the file of %s', async (table) => {
    const rows = await readRows(table);
    for (const row of rows) {
      const isSpanish = row['promptId'] === spanish;
      expect([row['persona'], row['market']]).toEqual(isSpanish ? [PERSONA, SAID] : [null, 'Italia']);
    }
    expect(new Set(rows.map(({ promptId }) => promptId)).size).toBe(2);
  });

  it('in the file of answers, and each of its series: an answer stands beside what it was asked', async () => {
    const rows = (await readRows('answers')).filter(({ promptId }) => promptId === plain);
    expect(new Set(rows.map(({ series, prompt }) => `${String(series)} ${String(prompt)}`))).toEqual(
      new Set([`1 ${EARLIER}`, `2 ${TEXT}`]),
    );
    const results = (await readRows('results')).filter(({ promptId }) => promptId === plain);
    expect(new Set(results.map(({ series }) => series))).toEqual(new Set([2]));
  });

  it('in the answers of the API and of the screens, which say what an earlier one was asked', async () => {
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: plain } });
    const italian = { country: 'IT', language: 'it', place: null, name: 'Italia' };
    const earlier = body.results.filter(({ series }) => series === 1);
    expect(earlier.length).toBeGreaterThan(0);
    for (const { askedThen } of earlier)
      expect(askedThen).toEqual({ text: EARLIER, persona: null, market: italian });
    for (const { series, askedThen } of body.results) expect(askedThen === null).toBe(series === 2);
    const other = await app.call(api.listAnswers, { as: ada, params: { promptId: spanish } });
    for (const { series, askedThen } of other.body.results) expect([series, askedThen]).toEqual([1, null]);
  });

  it('in what an administrator reads of an answer', async () => {
    const admin = await app.openAccount({ email: 'capo@esempio.it' });
    const open = async (promptId: string, series: number) => {
      const { results } = (await app.call(api.listAnswers, { as: ada, params: { promptId } })).body;
      const resultId = results.find((one) => one.series === series)?.id ?? '';
      const { prompt, persona, market } = (
        await app.call(api.getReading, { as: admin, params: { resultId } })
      ).body;
      return [prompt, persona, market.name];
    };
    expect(await open(plain, 2)).toEqual([TEXT, null, 'Italia']);
    expect(await open(plain, 1)).toEqual([EARLIER, null, 'Italia']);
    expect(await open(spanish, 1)).toEqual([TEXT, PERSONA, SAID]);
  });

  it('in the call of an automation, and in what is sent to its webhook', async () => {
    const params = { promptId: spanish };
    const asked = { persona: PERSONA, market: { ...SPAIN, name: SAID }, series: 1 };
    expect((await app.call(api.getPrompt, { as: ada, params })).body).toMatchObject({ text: TEXT, ...asked });
    await app.call(api.sendTestText, { as: ada, params, body: { text: 'Ciao' } });
    expect(JSON.parse(received.at(-1) ?? '')).toMatchObject({ prompt_id: spanish, ...asked });
  });

  it('in what a task list is drawn from and in its steps', async () => {
    const subjects = await listPromptsAsSystem(app.ctx.db, [toId<PromptId>(plain), toId<PromptId>(spanish)]);
    const digests = await Promise.all(subjects.map((subject) => loadDigest(app.ctx.db, subject)));
    expect(digests.map((read) => [read?.digest.persona, read?.digest.market.name]).sort()).toEqual(
      [
        [PERSONA, SAID],
        [null, 'Italia'],
      ].sort(),
    );
    const readSteps = async (promptId: string) => {
      const { tasks } = (await app.call(api.getTaskList, { as: ada, params: { promptId } })).body;
      return tasks.flatMap(({ steps }) => steps).filter((step) => step.includes(TEXT));
    };
    const steps = await readSteps(spanish);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).toContain(`«${TEXT}» (${SAID} · chi chiede: «${PERSONA}»)`);
    for (const step of await readSteps(plain)) expect(step).not.toContain(SAID);
  });

  it('in the PDF, the page of a plan that shrinks, and the tools of an assistant', async () => {
    const file = await app.server.inject({
      url: `/api/companies/${companyId}/export-pdf`,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    expect((await readPdf(file.rawPayload)).text).toContain(`${SAID} · chi chiede: «${PERSONA}»`);
    const kept = { userId: accountId(), maxCompanies: 1, maxPrompts: 1 };
    const { prompts } = await previewAllowance(app.ctx.db, kept);
    expect(prompts.map(({ text }) => text)).toEqual([NAME]);
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const client = new Client({ name: 'prova', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', address), {
        requestInit: { headers: { authorization: `Bearer ${secret}` } },
      }),
    );
    const use = async (name: string, args: Record<string, unknown>) => {
      const { content } = await client.callTool({ name, arguments: args });
      return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    };
    const listed = await use('list_prompts', { companyId });
    expect(listed).toContain(SAID);
    expect(listed).toContain(PERSONA);
    expect(await use('read_answers', { companyId, promptId: plain, limit: 10 })).toContain(EARLIER);
    await client.close();
  });

  it('in alerts, their mail and their file, and where an assistant lists them', async () => {
    const insert = (promptId: string, minute: number) =>
      app.ctx.db.execute(sql`
        insert into alerts (id, company_id, user_id, kind, subject, direction, prompt_id, raised_at)
        values (gen_random_uuid(), ${companyId}, ${ada.user.id}, 'no_analysis', ${`prompt ${promptId}`}, 'down',
          ${promptId}, ${new Date(app.clock.now().getTime() - minute * 60_000).toISOString()})`);
    await insert(plain, 2);
    await insert(spanish, 1);
    const viewer = { accountId: accountId(), companyIds: null };
    const { alerts } = await listAlerts(app.ctx.db, { viewer, companyId: null, limit: 10 });
    expect(alerts.map(({ prompt }) => prompt?.text)).toEqual([NAME, TEXT]);
    const mail = buildAlertMail({
      alerts,
      kinds: ['no_analysis'],
      linkToStop: () => 'https://citato.example/stop',
      linkToMute: () => 'https://citato.example/mute',
      appUrl: 'https://citato.example',
      legalLine: null,
    });
    const said = mail.sections.map(({ sentences }) => sentences.join(' '));
    expect(said.map((text) => text.includes(`«${NAME}»`))).toEqual([true, false]);
    expect(said[1]).toContain(`«${TEXT}»`);
    expect((await readRows('alerts')).map(({ promptId, prompt }) => [promptId, prompt])).toEqual([
      [spanish, NAME],
      [plain, TEXT],
    ]);
  });

  it('in the page for a client, whose sentence stands beside its question', async () => {
    const made = await app.call(api.createClientReport, { as: ada, params: { companyId }, body: {} });
    const { reportId } = made.body;
    const { report } = (await app.call(api.getClientReport, { as: ada, params: { reportId } })).body;
    expect(report.quotation?.question).toBe(NAME);
  });

  it('in the plan of the company: the sentence an action quotes stands beside its question', async () => {
    const rows = await readRows('plan');
    const quoting = rows.filter(({ quotedPromptId }) => quotedPromptId !== null);
    expect(quoting.length).toBeGreaterThan(0);
    for (const { quotedPromptId, quotedPrompt } of quoting)
      expect(quotedPrompt).toBe(quotedPromptId === spanish ? NAME : TEXT);
  });
});
