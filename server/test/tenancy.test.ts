import { api, type Endpoint } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPath } from './call-endpoint.ts';
import { ALERT_ROWS } from './exported/alert-rows.ts';
import { grantPlan } from './monitoring-scene.ts';
import { openPaymentScene, valueOf } from './stand-ins/payment-provider/payment-scene.ts';
import { sandboxOf } from './stand-ins/payment-provider/start-sandbox.ts';
import { type SignedInUser, startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
let owner: SignedInUser;
let stranger: SignedInUser;
/** What the owner has, by the name of the parameter that points at it. */
let owned: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.openAccount();
  stranger = await app.openAccount();
  const { body } = await app.call(api.createCompany, {
    as: owner,
    body: {
      company: { name: 'Trattoria Aurora', websiteUrl: 'https://aurora.example' },
      prompts: [{ text: 'Dove mangio bene a Lecce?' }],
    },
  });
  await app.settleJobs();
  const { body: devices } = await app.call(api.listSessions, { as: owner });
  owned = {
    companyId: body.company.id,
    promptId: body.company.prompts[0]?.id ?? '',
    sessionId: devices[0]?.id ?? '',
    number: '1',
    userId: owner.user.id,
    organisationId: owner.user.id,
    ...(await openInvitation()),
    table: 'answers',
    ...(await openLabel()),
    ...(await openWebhook()),
    ...(await openChannel()),
    ...(await openKey()),
    ...(await openAssistant()),
    ...(await openLog(body.company.id)),
    ...(await openReport(body.company.id)),
    ...(await openAlert()),
    ...(await openCheckout()),
  };
});
afterAll(() => app.stop());

/** Somebody the owner invited. */
async function openInvitation() {
  await grantPlan(app, owner, 'pro');
  const body = { email: 'nuova@esempio.it', role: 'editor' as const, companyIds: [] };
  const { body: created } = await app.call(api.inviteMember, { as: owner, body });
  return { invitationId: created.invitationId };
}

/** A label of the owner's. */
async function openLabel() {
  const body = { subject: 'prompt' as const, name: 'Hotel', colour: 'ochre' as const };
  const { body: created } = await app.call(api.createLabel, { as: owner, body });
  return { labelId: created.label.id };
}

/** An alert of the owner's, and one that is muted. */
async function openAlert() {
  for (const statement of ALERT_ROWS) await app.ctx.db.execute(statement);
  const find = async (table: string) => {
    const { rows } = await app.ctx.db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)}`);
    return rows[0]?.id ?? '';
  };
  return { alertId: await find('alerts'), muteId: await find('alert_mutes') };
}

/** A webhook of the owner's, with a line in its log. */
async function openWebhook() {
  await grantPlan(app, owner, 'pro');
  const body = { url: 'https://n8n.example/hook', events: ['analysis.completed' as const] };
  const { body: created } = await app.call(api.createWebhookEndpoint, { as: owner, body });
  const params = { webhookId: created.webhook.id };
  const { body: delivery } = await app.call(api.testWebhookEndpoint, { as: owner, params });
  return { ...params, deliveryId: delivery.id };
}

/** A channel of the owner's. */
async function openChannel() {
  const { rows } = await app.ctx.db.execute<{ id: string }>(sql`
    insert into webhook_endpoints (id, user_id, url, description, events, sealed_secret, kind, created_at)
    values (gen_random_uuid(), ${owner.user.id}, 'https://hooks.slack.com/…abcd', '', '[]', 'sealed', 'slack', now())
    returning id`);
  return { channelId: rows[0]?.id ?? '' };
}

/** A key of the owner's. */
async function openKey() {
  await grantPlan(app, owner, 'guru');
  const body = { name: 'Foglio', mayWrite: false, companyIds: null, days: 90 as const };
  const { body: created } = await app.call(api.createApiKey, { as: owner, body });
  return { keyId: created.key.id };
}

/** A page for a client of the owner's company, with a link. */
async function openReport(companyId: string) {
  const { body: made } = await app.call(api.createClientReport, {
    as: owner,
    params: { companyId },
    body: {},
  });
  const { body: shared } = await app.call(api.createReportLink, {
    as: owner,
    params: { reportId: made.reportId },
    body: { days: 30 },
  });
  return { reportId: made.reportId, linkId: shared.link.id };
}

/** An assistant the owner let in. */
async function openAssistant() {
  const { rows } = await app.ctx.db.execute<{ id: string }>(sql`
    insert into assistants (id, user_id, member_id, client_id, name, returns_to, may_write, created_at, connected_at, expires_at)
    select gen_random_uuid(), organisation_id, user_id, 'one', 'Claude', 'claude.ai', false, created_at, created_at,
      created_at + interval '90 days' from members where user_id = ${owner.user.id} returning id`);
  return { assistantId: rows[0]?.id ?? '' };
}

/** An access log of the owner's company. */
async function openLog(companyId: string) {
  const answer = await app.server.inject({
    method: api.sendAccessLog.method,
    url: fillPath(api.sendAccessLog.path, { companyId }),
    headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/octet-stream' },
    payload: '1.2.3.4 - - [26/Nov/2026:10:00:00 +0100] "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.2"\n',
  });
  return { logId: api.sendAccessLog.responses[200].parse(answer.json()).log.id };
}

/** A card form of the owner's, and a payment its bank asks about. */
async function openCheckout() {
  const scene = await openPaymentScene(sandboxOf(app));
  const { customerId, payment } = await scene.subscribe('asks_at_every_charge');
  const { provider } = scene.test;
  const setup = valueOf(await provider.createSetup({ idempotencyKey: 'a checkout', customerId }));
  const [paymentId = ''] = payment?.clientSecret?.split('_secret_') ?? [];
  return { setupId: setup.id, paymentId };
}

const endpoints = Object.entries<Endpoint>(api);
const guarded = endpoints.filter(([, endpoint]) => endpoint.access !== 'public');
/** Parameters that name what belongs to nobody. */
const SHARED = ['planId'];
/** Calls whose rows everybody may see who was given their id. */
const OPEN = ['getVisitorAnswer', 'recordAccessLog'];
const listOwned = ({ params }: Endpoint) =>
  Object.keys(params?.shape ?? {}).filter((name) => !SHARED.includes(name));
const pointing = endpoints.filter(
  ([name, endpoint]) => !OPEN.includes(name) && listOwned(endpoint).length > 0 && endpoint.access !== 'admin',
);

/** Whoever does not own a checkout does not know its secret. */
const GUESS = { clientSecret: 'a guess' };

/** Bodies that are right but for whose row they point at. */
const BODIES: Record<string, (ids: Record<string, string>) => Record<string, unknown>> = {
  addPrompts: () => ({ prompts: [{ text: 'E a Bari?' }] }),
  changePrompt: () => ({ text: 'E a Bari?' }),
  setCompanyAliases: () => ({ own: ['Aurora'], competitors: [], ignored: [] }),
  setCompanyEngines: () => ({ excludedEngines: [] }),
  setCompanyMarket: () => ({ market: { country: 'ES', language: 'es', place: null } }),
  refuseNameProposal: () => ({ name: 'Wind', into: 'WindTre' }),
  readSentence: () => ({ sentence: 'Meglio Aurora.' }),
  startAnalysis: ({ promptId }) => ({ promptId }),
  updateWebhookEndpoint: () => ({ isEnabled: false }),
  updateAlertChannel: () => ({ isEnabled: false }),
  muteAlert: () => ({ scope: 'subject' }),
  updateLabel: () => ({ name: 'Alberghi' }),
  setCompanyLabels: () => ({ labelIds: [] }),
  setCompanyAssignee: () => ({ userId: null }),
  createClientReport: () => ({}),
  setReportLook: () => ({ colour: '#7A2E3A', caption: null }),
  setReportMail: () => ({ recipientIds: [] }),
  setWeeklyExport: () => ({ tables: ['results'], format: 'csv' }),
  createReportLink: () => ({ days: 30 }),
  sendTestText: () => ({ text: 'Una risposta di prova.' }),
  openTaskList: () => ({ version: 1 }),
  setActionDone: () => ({ isDone: true }),
  addPlanAction: () => ({ title: 'Scrivi a un giornale' }),
  changePlanAction: () => ({ key: 'absence', isDone: true }),
  setClaimMark: () => ({ key: 'absent', verdict: 'false' }),
  setSourceKind: () => ({ source: 'guida.example', kind: 'press' }),
  changeMember: () => ({ role: 'reader', companyIds: [] }),
  offerOwnership: () => ({ password: 'una password' }),
  confirmSandboxSetup: () => ({ ...GUESS, number: '4242424242424242', expiry: '12/40', cvc: '123' }),
  authenticateSandboxSetup: () => ({ ...GUESS, approve: true }),
  authenticateSandboxPayment: () => ({ ...GUESS, approve: true }),
};

async function ask({ name, endpoint, as }: { name: string; endpoint: Endpoint; as?: SignedInUser }) {
  const body = BODIES[name]?.(owned);
  const answer = await app.server.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, owned),
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.body };
}

describe('without a session', () => {
  test.each(guarded)('%s answers 401', async (name, endpoint) => {
    expect(await ask({ name, endpoint })).toMatchObject({ status: 401 });
  });
});

describe('with another user’s session', () => {
  test.each(pointing)('%s answers 404 for a row that is not theirs', async (name, endpoint) => {
    expect(await ask({ name, endpoint, as: stranger })).toMatchObject({ status: 404 });
  });

  test('triggerAnalysis answers 404 for a prompt that is not theirs', async () => {
    const answer = await ask({ name: 'startAnalysis', endpoint: api.startAnalysis, as: stranger });
    expect(answer.status).toBe(404);
  });

  test('nothing of the owner’s was touched or is shown', async () => {
    const { body: theirs } = await app.call(api.listCompanies, { as: stranger });
    expect(theirs.companies).toEqual([]);
    const { body: own } = await app.call(api.listCompanies, { as: owner });
    expect(own.companies[0]?.prompts).toHaveLength(1);
  });
});

test('an identifier that exists nowhere answers as another user’s does', async () => {
  const missing = '7f3f8d0e-4d0a-4a0e-9d62-000000000000';
  const url = fillPath(api.listAnswers.path, { promptId: missing });
  const headers = { authorization: `Bearer ${stranger.accessToken}` };
  const foreign = fillPath(api.listAnswers.path, owned);
  const [unknown, others] = await Promise.all([
    app.server.inject({ method: 'GET', url, headers }),
    app.server.inject({ method: 'GET', url: foreign, headers }),
  ]);
  expect(unknown.body).toBe(others.body);
});

test('every parameter of the route table points at something this test owns', () => {
  const names = pointing.flatMap(([, endpoint]) => listOwned(endpoint));
  expect(names.filter((name) => !owned[name])).toEqual([]);
});
