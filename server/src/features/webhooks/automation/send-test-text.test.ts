import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listSecurityEvents } from '#platform/audit';
import { toId, type UserId } from '#lib/ids';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { serveFixture } from '#test/stand-ins/engines/serve-fixture';
import { startTestApp, type TestApp, type TestAppOptions } from '#test/start-test-app';

const ADMIN = 'capo@esempio.it';
/** By whom, where and in which series a prompt asks that says none of it. */
const ASKED = {
  persona: null,
  market: { country: 'IT', language: 'it', place: null, name: 'Italia' },
  series: 1,
};
const KEY = Buffer.from('una chiave di ventiquattro byte').toString('base64');
const SECRET = `whsec_${KEY}`;

/** What arrived at the operator's webhook. */
interface Arrival {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}
const received: Arrival[] = [];
let answerWith = 200;
const receiver = createServer((request, response) => {
  void readText(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.writeHead(answerWith, { location: 'http://127.0.0.1:1/' }).end('ok');
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}/n8n`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));

let app: TestApp;
afterEach(async () => {
  received.length = 0;
  answerWith = 200;
  await app.stop();
});

const setUp = async (env: TestAppOptions['env'] = {}) => {
  app = await startTestApp({
    env: {
      ADMIN_EMAILS: ADMIN,
      AUTOMATION_WEBHOOK_URL: url,
      AUTOMATION_WEBHOOK_SECRET: SECRET,
      APP_ENVIRONMENT: 'staging',
      ...env,
    },
  });
  const ada = await registerWithPlan(app, 'pro');
  const { prompt } = await createCompany(app, ada);
  return { ada, params: { promptId: prompt.id } };
};
const text = 'Per l’hosting consiglierei **Hosting Rossi**.';

describe('a prompt with its company', () => {
  it('is told to its owner and to administrators, and to nobody else', async () => {
    const { ada, params } = await setUp();
    const admin = await app.openAccount({ email: ADMIN });
    const shown = {
      id: params.promptId,
      company_name: 'Hosting Rossi',
      company_website: 'https://hosting-rossi.it',
      text: 'Qual è il miglior hosting?',
      ...ASKED,
    };
    expect((await app.call(api.getPrompt, { as: ada, params })).body).toEqual(shown);
    expect((await app.call(api.getPrompt, { as: admin, params })).body).toEqual(shown);
    const ben = await app.openAccount();
    expect(await app.callRefused(api.getPrompt, { as: ben, params })).toMatchObject({
      status: 404,
      body: { code: 'prompts.not_found' },
    });
    const unknown = { promptId: '7f3f8d0e-4d0a-4a0e-9d62-000000000000' };
    expect(await app.callRefused(api.getPrompt, { as: admin, params: unknown })).toMatchObject({
      status: 404,
    });
  });
});

describe('a text sent in the name of a prompt', () => {
  it('reaches the webhook signed, with the deployment’s name', async () => {
    const { ada, params } = await setUp();
    const { body } = await app.call(api.sendTestText, { as: ada, params, body: { text } });
    expect(body).toEqual({ message: 'Il webhook ha ricevuto il testo.' });
    const [arrival] = received;
    expect(received).toHaveLength(1);
    expect(JSON.parse(arrival?.body ?? '')).toEqual({
      prompt_id: params.promptId,
      text,
      ...ASKED,
      brand: 'Hosting Rossi',
      company_website: 'https://hosting-rossi.it',
      timestamp: app.clock.now().toISOString(),
    });
    const headers = z
      .object({ 'webhook-id': z.string(), 'webhook-timestamp': z.string(), 'webhook-signature': z.string() })
      .parse(arrival?.headers);
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${arrival?.body ?? ''}`;
    const expected = createHmac('sha256', Buffer.from(KEY, 'base64')).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(arrival?.headers).toMatchObject({
      'x-environment': 'staging',
      'content-type': 'application/json',
    });
    expect(JSON.stringify(app.logged)).not.toContain('consiglierei');
  });

  it('is another’s for administrators alone', async () => {
    const { params } = await setUp();
    const admin = await app.openAccount({ email: ADMIN });
    const ben = await app.openAccount();
    expect(await app.callRefused(api.sendTestText, { as: ben, params, body: { text } })).toMatchObject({
      status: 404,
    });
    expect(received).toEqual([]);
    await app.call(api.sendTestText, { as: admin, params, body: { text } });
    expect(received).toHaveLength(1);
  });

  it.each([
    [{ text: ' \n\t ' }, 'Il testo è obbligatorio'],
    [{ text: '' }, 'Il testo è obbligatorio'],
    [{ text: 'x'.repeat(100_001) }, 'Massimo 100.000 caratteri'],
    [{ text: 'a\0b' }, 'Il testo contiene caratteri non ammessi'],
  ])('is refused in Italian: %#', async (body, message) => {
    const { ada, params } = await setUp();
    const refused = await app.callRefused(api.sendTestText, { as: ada, params, body });
    expect([refused.status, refused.body.fields]).toEqual([400, { text: message }]);
    expect(received).toEqual([]);
  });

  it('may have 100,000 characters', async () => {
    const { ada, params } = await setUp();
    await app.call(api.sendTestText, { as: ada, params, body: { text: 'è'.repeat(100_000) } });
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ text: 'è'.repeat(100_000) });
  });

  it('is sent ten times an hour at most', async () => {
    const { ada, params } = await setUp({ RATE_LIMIT_SCALE: '1' });
    for (let time = 0; time < 10; time += 1)
      await app.call(api.sendTestText, { as: ada, params, body: { text } });
    expect(await app.callRefused(api.sendTestText, { as: ada, params, body: { text } })).toMatchObject({
      status: 429,
    });
    expect(received).toHaveLength(10);
  });

  it.each([302, 410, 500])(
    'that the webhook answers with %i has not arrived, and the log says why',
    async (status) => {
      const { ada, params } = await setUp();
      answerWith = status;
      const refused = await app.callRefused(api.sendTestText, { as: ada, params, body: { text } });
      const code = status === 410 ? 'integrations.webhook_refused' : 'integrations.webhook_failed';
      expect(refused).toMatchObject({ status: 503, body: { code } });
      expect(JSON.stringify(app.logged)).toContain(`"responseStatus":${String(status)}`);
      expect(JSON.stringify(app.logged)).not.toContain('consiglierei');
    },
  );

  it('to a webhook that is not there has not arrived', async () => {
    const gone = await serveFixture({ body: '' });
    await gone.close();
    const { ada, params } = await setUp({ AUTOMATION_WEBHOOK_URL: gone.baseUrl });
    expect(await app.callRefused(api.sendTestText, { as: ada, params, body: { text } })).toMatchObject({
      status: 503,
      body: { code: 'integrations.webhook_failed' },
    });
  });

  it('goes nowhere where no webhook is named, and the answer says so', async () => {
    const { ada, params } = await setUp({ AUTOMATION_WEBHOOK_URL: '', AUTOMATION_WEBHOOK_SECRET: '' });
    expect(await app.callRefused(api.sendTestText, { as: ada, params, body: { text } })).toMatchObject({
      status: 409,
      body: { code: 'integrations.no_webhook' },
    });
  });
});

describe('a text the webhook did not take', () => {
  const failed = async () => {
    const { ada, params } = await setUp();
    answerWith = 500;
    await app.callRefused(api.sendTestText, { as: ada, params, body: { text } });
    return { ada };
  };
  const idOf = (arrival: Arrival | undefined) => arrival?.headers['webhook-id'];
  const rows = async () =>
    (
      await app.ctx.db.execute(
        sql`select status, attempts, response_status, body, next_attempt_at from webhook_deliveries`,
      )
    ).rows;

  it('is sent again under its own id until it is taken, and then forgotten', async () => {
    await failed();
    await app.settleJobs();
    expect(received).toHaveLength(1);
    app.clock.advance({ seconds: 15 });
    await app.settleJobs();
    answerWith = 200;
    app.clock.advance({ minutes: 5 });
    await app.settleJobs();
    app.clock.advance({ days: 3 });
    await app.settleJobs();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(idOf)).size).toBe(1);
    expect(await rows()).toEqual([
      { status: 'delivered', attempts: 3, response_status: 200, body: null, next_attempt_at: null },
    ]);
  });

  it('is given up after eight attempts over more than a day, and forgotten as well', async () => {
    await failed();
    for (let hour = 0; hour < 48; hour += 1) {
      app.clock.advance({ hours: 1 });
      await app.settleJobs();
    }
    expect(received).toHaveLength(8);
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 8, body: null }]);
  });

  it('because it is gone is not sent again', async () => {
    const { ada, params } = await setUp();
    answerWith = 410;
    await app.callRefused(api.sendTestText, { as: ada, params, body: { text } });
    app.clock.advance({ days: 2 });
    await app.settleJobs();
    expect(received).toHaveLength(1);
  });

  it('goes with the account of who sent it', async () => {
    const { ada } = await failed();
    await app.call(api.deleteAccount, { as: ada, body: { password: ada.password } });
    await app.settleJobs();
    expect(await rows()).toEqual([]);
  });
});

describe('the prompt an administrator tries the webhook with', () => {
  it('arrives signed as nobody’s prompt, and stands in the audit log', async () => {
    await setUp();
    const admin = await app.openAccount({ email: ADMIN });
    expect((await app.call(api.sendTestPrompt, { as: admin })).body).toEqual({
      message: 'Il webhook ha ricevuto il testo.',
    });
    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      promptId: '00000000-0000-0000-0000-000000000000',
      prompt: 'Prompt di prova inviato dal pannello di Citato',
      companyUrl: 'https://azienda-di-prova.example',
      companyName: 'Azienda di prova',
    });
    expect(received[0]?.headers).toMatchObject({ 'x-environment': 'staging' });
    expect(await listSecurityEvents(app.ctx.db, toId<UserId>(admin.user.id))).toContainEqual(
      expect.objectContaining({ kind: 'test_webhook_sent' }),
    );
  });

  it('has not arrived when the webhook refuses it', async () => {
    await setUp();
    const admin = await app.openAccount({ email: ADMIN });
    answerWith = 500;
    expect(await app.callRefused(api.sendTestPrompt, { as: admin })).toMatchObject({
      status: 503,
      body: { code: 'integrations.webhook_failed' },
    });
  });

  it('goes nowhere where no webhook is named', async () => {
    await setUp({ AUTOMATION_WEBHOOK_URL: '', AUTOMATION_WEBHOOK_SECRET: '' });
    const admin = await app.openAccount({ email: ADMIN });
    expect(await app.callRefused(api.sendTestPrompt, { as: admin })).toMatchObject({
      status: 409,
      body: { code: 'integrations.no_webhook' },
    });
  });
});
