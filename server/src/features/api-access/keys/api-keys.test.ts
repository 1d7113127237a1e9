import { api, type NewApiKey } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWithKey } from '#test/keys/call-with-key';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { notifyEndingKeys } from './notify-ending-keys.ts';

let app: TestApp;
let ada: SignedInUser;
let first: { companyId: string; promptId: string };
let second: { companyId: string; promptId: string };

beforeAll(async () => {
  app = await startTestApp();
  ada = await registerWithPlan(app, 'business');
  const open = async (name: string) => {
    const { company, prompt } = await createCompany(app, ada, { name });
    return { companyId: company.id, promptId: prompt.id };
  };
  first = await open('Hosting Rossi');
  second = await open('Hosting Verdi');
  await app.settleJobs();
});
afterAll(() => app.stop());

async function makeKey(over: Partial<NewApiKey> = {}, as = ada) {
  const body = { name: 'Foglio', mayWrite: false, companyIds: null, days: 90 as const, ...over };
  const answer = await app.call(api.createApiKey, { as, body });
  return { secret: answer.body.secret, key: answer.body.key };
}

const get = (url: string, key?: string) => callWithKey(app, { url, ...(key === undefined ? {} : { key }) });
const codeOf = async (answer: ReturnType<typeof get>) => {
  const given = await answer;
  return [given.statusCode, given.json<{ code: string }>().code];
};

describe('a key', () => {
  it('is shown once; stored are its beginning and a hash', async () => {
    const { secret, key } = await makeKey();
    expect(secret).toMatch(/^citato_[0-9A-Za-z]{32}$/);
    expect(key).toMatchObject({ state: 'active', calls: 0, lastUsedAt: null, prefix: secret.slice(0, 11) });
    const { rows } = await app.ctx.db.execute(
      sql`select k::text as row from api_keys k where id = ${key.id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(11));
    const { body } = await app.call(api.listApiKeys, { as: ada });
    expect(JSON.stringify(body)).not.toContain(secret.slice(11));
  });

  it('reads what the browser reads', async () => {
    const { secret } = await makeKey();
    const browser = await app.call(api.listCompanies, { as: ada });
    const answer = await get('/api/v1/companies', secret);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(browser.body);
    for (const url of [
      `/api/v1/companies/${first.companyId}/history`,
      `/api/v1/companies/${first.companyId}/board`,
      `/api/v1/companies/${first.companyId}/monitoring`,
      `/api/v1/analysis/${first.promptId}?limit=2`,
      `/api/v1/analysis/${first.promptId}/companies`,
      `/api/v1/task-list/${first.promptId}`,
      '/api/v1/user/limits',
    ])
      expect([url, (await get(url, secret)).statusCode]).toEqual([url, 200]);
  });

  it('says what is left of its calls, and when it was last used', async () => {
    const { secret, key } = await makeKey();
    await get('/api/v1/companies', secret);
    const answer = await get('/api/v1/companies', secret);
    expect(answer.headers['ratelimit-policy']).toBe('"minute";q=600000;w=60');
    expect(answer.headers['ratelimit']).toMatch(/^"minute";r=599998;t=\d+$/);
    const { body } = await app.call(api.listApiKeys, { as: ada });
    expect(body.keys.find(({ id }) => id === key.id)).toMatchObject({
      calls: 2,
      lastUsedAt: app.clock.now().toISOString(),
    });
  });

  it('of some companies sees no other', async () => {
    const { secret } = await makeKey({ companyIds: [first.companyId], mayWrite: true });
    const list = (await get('/api/v1/companies', secret)).json<{ companies: { id: string }[] }>();
    expect(list.companies.map(({ id }) => id)).toEqual([first.companyId]);
    const prompts = await get(`/api/v1/prompts?ids=${first.promptId},${second.promptId}`, secret);
    expect(prompts.json<{ prompts: { id: string }[] }>().prompts.map(({ id }) => id)).toEqual([
      first.promptId,
    ]);
    expect((await get(`/api/v1/analysis/${first.promptId}`, secret)).statusCode).toBe(200);
    expect(await codeOf(get(`/api/v1/analysis/${second.promptId}`, secret))).toEqual([
      404,
      'prompts.not_found',
    ]);
    expect(await codeOf(get(`/api/v1/companies/${second.companyId}/board`, secret))).toEqual([
      404,
      'companies.not_found',
    ]);
    expect(await codeOf(get('/api/v1/user/limits', secret))).toEqual([403, 'keys.some_companies']);
    const start = await callWithKey(app, {
      method: 'POST',
      url: '/api/v1/trigger-analysis',
      key: secret,
      body: { promptId: second.promptId },
    });
    expect(start.statusCode).toBe(404);
  });

  it('cannot be made for a company of somebody else', async () => {
    const bruno = await registerWithPlan(app, 'guru');
    const body = { name: 'Foglio', mayWrite: false, companyIds: [first.companyId], days: 30 as const };
    expect((await app.callRefused(api.createApiKey, { as: bruno, body })).body.code).toBe(
      'companies.not_found',
    );
  });
});

describe('a call is refused', () => {
  it('without a key, with an unknown one, and with a browser’s token', async () => {
    expect(await codeOf(get('/api/v1/companies'))).toEqual([401, 'keys.missing']);
    expect(await codeOf(get('/api/v1/companies', `citato_${'a'.repeat(32)}`))).toEqual([401, 'keys.unknown']);
    expect(await codeOf(get('/api/v1/companies', ada.accessToken))).toEqual([401, 'keys.unknown']);
  });

  it('where the key stands in the address, and says where it belongs', async () => {
    const { secret } = await makeKey();
    for (const query of [`api_key=${secret}`, `x=${secret}`, 'token='])
      expect(await codeOf(get(`/api/v1/companies?${query}`, secret))).toEqual([400, 'keys.in_address']);
    expect(JSON.stringify(app.logged)).not.toContain(secret);
  });

  it('from the call after the revocation on', async () => {
    const { secret, key } = await makeKey();
    await app.call(api.revokeApiKey, { as: ada, params: { keyId: key.id } });
    expect(await codeOf(get('/api/v1/companies', secret))).toEqual([401, 'keys.revoked']);
    const again = await app.callRefused(api.revokeApiKey, { as: ada, params: { keyId: key.id } });
    expect(again.body.code).toBe('keys.not_found');
  });

  it('when the key may only read, and nothing is written', async () => {
    const { secret } = await makeKey();
    const url = `/api/v1/companies/${first.companyId}/prompts`;
    const body = { prompts: [{ text: 'Un’altra domanda?' }] };
    const answer = await callWithKey(app, { method: 'POST', url, key: secret, body });
    expect(answer.json()).toMatchObject({ code: 'keys.read_only' });
  });

  it('with a header of a megabyte, before anything is read of it', async () => {
    const { secret } = await makeKey();
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const headers = { authorization: `Bearer ${secret}`, 'x-much': 'a'.repeat(1_000_000) };
    const answer = await fetch(`${address}/api/v1/companies`, { headers }).catch((error: unknown) => error);
    if (answer instanceof Response) expect(answer.status).toBe(431);
    else expect(answer).toBeInstanceOf(TypeError);
    expect((await get('/api/v1/companies', secret)).statusCode).toBe(200);
  });

  it('for what keys may not do at all: account, money, other keys', async () => {
    const { secret } = await makeKey({ mayWrite: true });
    for (const url of ['/api/v1/auth/me', '/api/v1/keys', '/api/v1/billing/info', '/api/v1/webhooks'])
      expect([url, (await get(url, secret)).statusCode]).toEqual([url, 404]);
    expect(await codeOf(get('/api/keys', secret))).toEqual([401, 'accounts.unauthenticated']);
    const unknownMethod = await callWithKey(app, { method: 'PUT', url: '/api/v1/companies', key: secret });
    expect([unknownMethod.statusCode, unknownMethod.headers.allow]).toEqual([405, 'GET, POST']);
  });

  it('once the plan holds no API any more', async () => {
    const carla = await registerWithPlan(app, 'guru');
    const { secret } = await makeKey({}, carla);
    await grantPlan(app, carla, 'pro');
    expect(await codeOf(get('/api/v1/companies', secret))).toEqual([403, 'keys.not_included']);
    const body = { name: 'Altra', mayWrite: false, companyIds: null, days: 30 as const };
    expect((await app.callRefused(api.createApiKey, { as: carla, body })).body.code).toBe(
      'keys.not_included',
    );
    expect((await app.call(api.listApiKeys, { as: carla })).body.isIncluded).toBe(false);
  });
});

describe('a writing call', () => {
  it('is done once for one Idempotency-Key, and noted each time', async () => {
    const { secret } = await makeKey({ mayWrite: true });
    const url = `/api/v1/companies/${second.companyId}/prompts`;
    const send = (text: string) =>
      callWithKey(app, {
        method: 'POST',
        url,
        key: secret,
        body: { prompts: [{ text }] },
        headers: { 'idempotency-key': 'una-volta-sola-1' },
      });
    const [one, two] = [
      await send('Quale hosting per un negozio?'),
      await send('Quale hosting per un negozio?'),
    ];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json()).toEqual(one.json());
    expect((await send('Un testo diverso?')).statusCode).toBe(409);
    const { rows } = await app.ctx.db.execute<{ subject: string }>(
      sql`select subject from audit_log
        where kind = 'key_wrote' and subject like ${`%${secret.slice(0, 11)}`} order by id`,
    );
    const noted = `POST /api/companies/:companyId/prompts`;
    expect(rows.map(({ subject }) => subject)).toEqual(
      [201, 201, 409].map((status) => `${noted} ${String(status)} ${secret.slice(0, 11)}`),
    );
  });
});

describe('a reading call', () => {
  it('is noted once a day for what was read and how it was answered, a file as well', async () => {
    const { secret } = await makeKey();
    const shown = secret.slice(0, 11);
    const listNoted = async () => {
      const { rows } = await app.ctx.db.execute<{ subject: string }>(
        sql`select subject from audit_log
          where kind = 'key_read' and subject like ${`%${shown}`} order by id`,
      );
      return rows.map(({ subject }) => subject.replace(` ${shown}`, ''));
    };
    for (let call = 0; call < 3; call += 1) await get('/api/v1/companies', secret);
    await get(`/api/v1/companies/${first.companyId}/exports/results`, secret);
    await get('/api/v1/companies/7f3f8d0e-4d0a-4a0e-9d62-000000000001/exports/results', secret);
    const ofDay = [
      'GET /api/companies 200',
      'GET /api/companies/:companyId/exports/:table 200',
      'GET /api/companies/:companyId/exports/:table 404',
    ];
    expect(await listNoted()).toEqual(ofDay);
    app.clock.advance({ days: 1 });
    await get('/api/v1/companies', secret);
    expect(await listNoted()).toEqual([...ofDay, 'GET /api/companies 200']);
    ada = await app.renew(ada);
  });
});

it('two processes count the calls of a key together', async () => {
  const one = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.01' } });
  const two = await startTestApp({ beside: one, env: { RATE_LIMIT_SCALE: '0.01' } });
  const carla = await registerWithPlan(one, 'guru');
  const body = { name: 'Foglio', mayWrite: false, companyIds: null, days: 30 as const };
  const { secret } = (await one.call(api.createApiKey, { as: carla, body })).body;
  const calls = Array.from({ length: 20 }, (_, index) =>
    callWithKey(index % 2 === 0 ? one : two, { url: '/api/v1/companies', key: secret }),
  );
  const statuses = (await Promise.all(calls)).map(({ statusCode, headers }) => [
    statusCode,
    headers['retry-after'] !== undefined,
  ]);
  expect(statuses.filter(([status]) => status === 200)).toHaveLength(6);
  expect(statuses.filter(([status, waits]) => status === 429 && waits)).toHaveLength(14);
  await two.stop();
  await one.stop();
});

describe('in time', () => {
  it('a key ends, after its owner was sent word once', async () => {
    const { secret } = await makeKey({ days: 30, name: 'Scade presto' });
    const mails = async () => {
      const { rows } = await app.ctx.db.execute(sql`select text from emails where kind = 'key-ending'`);
      return JSON.stringify(rows);
    };
    app.clock.advance({ days: 24 });
    const deps = { ...app.ctx, settings: { appUrl: 'http://localhost:3000' } };
    await notifyEndingKeys(deps);
    await notifyEndingKeys(deps);
    expect((await mails()).match(/Scade presto/g)).toHaveLength(1);
    app.clock.advance({ days: 7 });
    expect(await codeOf(get('/api/v1/companies', secret))).toEqual([401, 'keys.expired']);
  });
});
