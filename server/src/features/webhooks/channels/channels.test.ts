import { type AlertKind, api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostOutcome, WebhookSender } from '#adapters/webhooks';
import { listMailbox } from '#features/emails';
import { newId } from '#lib/ids';
import { raiseAlerts } from '#test/alerts/raise-alert';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const SLACK = 'https://hooks.slack.com/services/T0AB12CD3/B0EF45GH6/abcdefghijklmnopqrstq7Xk';
const DISCORD = 'https://discord.com/api/webhooks/118123456789012345/abc-DEF_ghiJKLmnoZk30';
const TEAMS =
  'https://prod-12.westeurope.logic.azure.com:443/workflows/0123/triggers/manual/paths/invoke?sig=abcDEFghiw2Lp';
const WEDNESDAY = new Date('2026-03-04T10:00:00Z');

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let answers: Partial<PostOutcome>[];
let posted: { url: string; body: string; secrets: readonly string[]; at: string }[];

const sender: WebhookSender = {
  findAddressFault: (url) => (url.includes('10.0.0.1') ? 'not_public' : null),
  post: ({ url, body, secrets }) => {
    posted.push({ url, body, secrets, at: app.clock.now().toISOString() });
    const answer = answers.shift() ?? { responseStatus: 200 };
    return Promise.resolve({ responseStatus: null, fault: null, excerpt: 'ok', durationMs: 300, ...answer });
  },
};

beforeAll(async () => {
  app = await startTestApp({ webhookSender: sender });
});
afterAll(() => app.stop());
const holdChannels = (max: number) => app.ctx.db.execute(sql`update plans set max_channels = ${max}`);
beforeEach(async () => {
  await holdChannels(10);
  app.clock.set(WEDNESDAY);
  [answers, posted] = [[], []];
  ada = await registerWithPlan(app, 'business');
  companyId = (await createCompany(app, ada, { name: 'Hotel Belvento' })).company.id;
  await app.settleJobs();
});

const add = (address: string, more: { name?: string; companyId?: string | null } = {}) =>
  app.call(api.createAlertChannel, { as: ada, body: { address, companyId: null, ...more } });
const list = async () => (await app.call(api.listAlertChannels, { as: ada })).body;
/** What a call was refused with: its code and its sentence. */
const refusal = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : 'nothing'),
  );

/** An alert of a company that begins now. */
async function raise({ kind = 'figure', company = companyId }: { kind?: AlertKind; company?: string } = {}) {
  const subject = `${kind} ${newId()}`;
  const [alert] = await raiseAlerts(app, { owner: ada, companyId: company }, [{ kind, subject }]);
  return alert?.id;
}

describe('a channel', () => {
  it('is known by its address, kept when its test arrived, and shown without its secret', async () => {
    const { body } = await add(SLACK, { name: '#ai-visibilita' });
    expect(body).toMatchObject({
      kind: 'slack',
      name: '#ai-visibilita',
      address: 'https://hooks.slack.com/…q7Xk',
      status: 'active',
    });
    expect(posted).toMatchObject([{ url: SLACK, secrets: [] }]);
    const { channels, deliveries } = await list();
    expect([channels, deliveries]).toMatchObject([[{ id: body.id }], [{ title: null, status: 'delivered' }]]);
    const { rows } = await app.ctx.db.execute(
      sql`select * from webhook_endpoints where user_id = ${ada.user.id}`,
    );
    expect(JSON.stringify([rows, channels])).not.toContain('abcdefghijklmnop');
    expect((await app.call(api.listWebhookEndpoints, { as: ada })).body.webhooks).toEqual([]);
  });

  it.each([
    [
      'of no chat',
      'https://n8n.azienda.it/webhook/citato',
      'channels.unknown_address',
      /Slack, di Teams .* o di Discord/,
    ],
    [
      'of an old connector',
      'https://a.webhook.office.com/webhookb2/1/IncomingWebhook/2/3',
      'channels.unknown_address',
      /Workflows/,
    ],
    [
      'that is not whole',
      'https://hooks.slack.com/services/T0/B0',
      'channels.unknown_address',
      /Manca una parte/,
    ],
  ])('%s is refused with what to do, and nothing is sent', async (_case, address, code, message) => {
    const said = await refusal(add(address));
    expect(said).toContain(code);
    expect(said).toMatch(message);
    expect(posted).toEqual([]);
  });

  it('whose test does not arrive is not kept, and the chat’s answer is said', async () => {
    answers = [{ responseStatus: 404 }];
    expect(await refusal(add(SLACK))).toMatch(/Slack ha risposto 404.*channels.test_failed/);
    answers = [{ responseStatus: null, fault: 'timeout' }];
    expect(await refusal(add(TEAMS))).toContain('entro 10 secondi');
    expect((await list()).channels).toEqual([]);
  });

  it('of Teams does not take an address of Slack', async () => {
    const { body } = await add(TEAMS);
    const change = app.call(api.updateAlertChannel, {
      as: ada,
      params: { channelId: body.id },
      body: { address: SLACK },
    });
    expect(await refusal(change)).toContain(
      'Questo è di Slack, il canale è Teams. Aggiungilo come canale nuovo.',
    );
    expect((await list()).channels[0]?.address).toContain('logic.azure.com');
  });
});

it('a plan’s channels are a column of plans: one more is refused, and of fewer the oldest are served', async () => {
  await holdChannels(2);
  const { body: oldest } = await add(SLACK);
  app.clock.advance({ minutes: 1 });
  await add(DISCORD);
  expect((await list()).max).toBe(2);
  posted = [];
  expect(await refusal(add(TEAMS))).toMatch(/il tuo piano ha posto per 2 canali.*channels.limit_reached/);
  expect(posted).toEqual([]);
  await holdChannels(1);
  expect((await list()).channels.map(({ status }) => status)).toEqual(['active', 'not_included']);
  await raise();
  expect(posted.map(({ url }) => url)).toEqual([SLACK]);
  await app.call(api.deleteAlertChannel, { as: ada, params: { channelId: oldest.id } });
  expect((await list()).channels.map(({ status }) => status)).toEqual(['active']);
});

describe('an alert in the channels', () => {
  it('arrives in the format of each, once, of its company alone', async () => {
    const other = (await createCompany(app, ada, { name: 'Ottica Rivalta' })).company.id;
    await add(SLACK);
    await add(DISCORD, { companyId: other });
    await add(TEAMS);
    posted = [];
    await raise();
    expect(posted.map(({ url }) => new URL(url).hostname).sort()).toEqual([
      'hooks.slack.com',
      'prod-12.westeurope.logic.azure.com',
    ]);
    expect(posted.find(({ url }) => url === SLACK)?.body).toContain('"blocks"');
    expect(posted.find(({ url }) => url === TEAMS)?.body).toContain('AdaptiveCard');
    const titles = (await list()).deliveries.flatMap(({ title }) => title ?? []);
    expect(titles.map((title) => title.split(' · ')[0])).toEqual(['Hotel Belvento', 'Hotel Belvento']);
  });

  it('waits over quiet hours, and is not sent where it is over by then', async () => {
    await add(SLACK);
    posted = [];
    app.clock.set(new Date('2026-03-04T21:00:00Z'));
    const gone = await raise();
    await raise();
    await app.ctx.db.execute(
      sql`update alerts set cleared_at = now(), cleared_because = 'reverted' where id = ${gone}`,
    );
    expect(posted).toEqual([]);
    app.clock.set(new Date('2026-03-05T07:00:00Z'));
    await app.settleJobs();
    expect(posted).toHaveLength(1);
  });

  it('of a weekend that is kept free comes in one message on Monday, by the new clock, in every channel', async () => {
    await add(SLACK);
    await add(DISCORD);
    const other = (await createCompany(app, ada, { name: 'Ottica Rivalta' })).company.id;
    await add(TEAMS, { companyId: other });
    posted = [];
    app.clock.set(new Date('2026-03-27T21:00:00Z'));
    const gone = await raise();
    app.clock.set(new Date('2026-03-28T22:00:00Z'));
    await raise();
    await raise({ company: other });
    await app.ctx.db.execute(
      sql`update alerts set cleared_at = now(), cleared_because = 'reverted' where id = ${gone}`,
    );
    app.clock.set(new Date('2026-03-30T05:59:00Z'));
    await app.settleJobs();
    expect(posted).toEqual([]);
    app.clock.set(new Date('2026-03-30T06:00:00Z'));
    await app.settleJobs();
    await app.settleJobs();
    expect(posted.map(({ url }) => new URL(url).hostname).sort()).toEqual([
      'discord.com',
      'hooks.slack.com',
      'prod-12.westeurope.logic.azure.com',
    ]);
    const of = (host: string) => posted.find(({ url }) => url.includes(host))?.body ?? '';
    for (const body of [of('slack'), of('discord')]) expect(body).toContain('Fine settimana: 2 avvisi');
    // Of one company alone there is one alert: it looks as any other.
    expect(of('azure')).toContain('Ottica Rivalta · ');
    expect(of('azure')).not.toContain('Fine settimana');
    await raise();
    expect(posted).toHaveLength(5);
  });

  it('of a kind that stays out of chats, or of a plan without alerts, is not sent', async () => {
    await add(SLACK);
    posted = [];
    await raise({ kind: 'engine_silent' });
    await grantPlan(app, ada, 'free');
    await raise();
    expect(posted).toEqual([]);
  });

  it('is sent no sooner than a chat asks for, nor is the next one', async () => {
    await add(SLACK);
    posted = [];
    answers = [{ responseStatus: 429, retryAfterSeconds: 30 }];
    await raise();
    await raise();
    expect(posted).toHaveLength(1);
    app.clock.advance({ seconds: 29 });
    await app.settleJobs();
    expect(posted).toHaveLength(1);
    app.clock.advance({ seconds: 1 });
    await app.settleJobs();
    expect(posted).toHaveLength(3);
    expect((await list()).deliveries.map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
      'delivered',
    ]);
  });

  it('pauses all of Discord for an hour where it names no time', async () => {
    await add(DISCORD);
    await add(DISCORD.replace('118123', '118124'));
    posted = [];
    answers = [{ responseStatus: 429 }];
    await raise();
    const before = posted.length;
    app.clock.advance({ minutes: 59 });
    await raise();
    expect(posted).toHaveLength(before);
    app.clock.advance({ minutes: 2 });
    await app.settleJobs();
    expect(posted.length).toBeGreaterThan(before);
  });
});

describe('a channel that answers 404 for ever', () => {
  it('is switched off after three days, which its owner is mailed, and switched on with a new address', async () => {
    const { body } = await add(SLACK, { name: '#clienti' });
    answers = Array.from({ length: 60 }, () => ({ responseStatus: 404 }));
    for (let day = 0; day < 4; day += 1) {
      await raise();
      for (let hour = 0; hour < 24; hour += 1) {
        app.clock.advance({ hours: 1 });
        await app.settleJobs();
      }
    }
    ada = await app.renew(ada);
    expect((await list()).channels).toMatchObject([{ status: 'disabled', disabledBecause: 'failing' }]);
    const mails = await listMailbox(app.ctx, { to: ada.user.email });
    expect(mails.filter(({ subject }) => subject === 'Il canale Slack #clienti è stato spento')).toHaveLength(
      1,
    );
    const sent = posted.length;
    await raise();
    expect(posted).toHaveLength(sent);
    answers = [];
    const change = { address: SLACK.replace('q7Xk', 'm4Rt') };
    const renewed = await app.call(api.updateAlertChannel, {
      as: ada,
      params: { channelId: body.id },
      body: change,
    });
    expect(renewed.body).toMatchObject({ status: 'active', address: 'https://hooks.slack.com/…m4Rt' });
  });

  it('and one that says it is gone at once; a test says so and more', async () => {
    const { body } = await add(DISCORD);
    answers = [{ responseStatus: 410 }];
    const test = await app.call(api.testAlertChannel, { as: ada, params: { channelId: body.id } });
    expect(test.body).toMatchObject({ status: 'failed', responseStatus: 410 });
    expect((await list()).channels).toMatchObject([{ status: 'disabled', disabledBecause: 'gone' }]);
    await app.call(api.deleteAlertChannel, { as: ada, params: { channelId: body.id } });
    expect(await list()).toMatchObject({ channels: [], deliveries: [] });
  });
});
