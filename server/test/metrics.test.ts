import { api } from '@citato/contract';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { METRICS } from '#app/metrics';
import { defineGauge } from '#platform/metrics';
import { createCompany, registerWithPlan } from './monitoring-scene.ts';
import { answerNaming, createScriptedEngine, noAnswer } from './scripted-engine.ts';
import { createSlowReader } from './stand-ins/sites/slow-reader.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';

const TOKEN = 'a token only the monitoring knows';

let app: TestApp;
afterEach(() => app.stop());

const start = async (options: TestAppOptions = {}): Promise<void> => {
  app = await startTestApp(options);
};

const local = { host: 'localhost:3000' };
const scrape = async (headers: Record<string, string> = local) => {
  const { statusCode, body } = await app.server.inject({ url: '/metrics', headers });
  return { status: statusCode, body };
};
/** The value of one series; null when it is missing. */
const read = (text: string, series: string): number | null => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
};
const listSeries = (text: string) =>
  text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split(' ')[0] ?? '']));

describe('who may read the figures', () => {
  it('is this machine alone while no token is set, and no proxy on it', async () => {
    await start();
    expect((await scrape()).status).toBe(200);
    for (const headers of [
      { host: 'citato.example' },
      { ...local, 'x-forwarded-for': '203.0.113.9' },
      { ...local, via: '1.1 proxy' },
    ])
      expect(await scrape(headers)).toMatchObject({ status: 404 });
    const fromElsewhere = await app.server.inject({
      url: '/metrics',
      headers: local,
      remoteAddress: '203.0.113.9',
    });
    expect(fromElsewhere.statusCode).toBe(404);
  });

  it('is nobody in production without a token', async () => {
    await start({
      env: { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', RATE_LIMIT_SCALE: '1', DRAIN_S: '0' },
    });
    expect(await scrape()).toMatchObject({ status: 404 });
  });

  it('is whoever carries the token, from anywhere, and nobody else', async () => {
    await start({ env: { METRICS_TOKEN: TOKEN.replaceAll(' ', '-') } });
    const token = TOKEN.replaceAll(' ', '-');
    const remote = { host: 'citato.example', 'x-forwarded-for': '203.0.113.9' };
    expect(await scrape({ ...remote, authorization: `Bearer ${token}` })).toMatchObject({ status: 200 });
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
    ])
      for (const from of [remote, local]) {
        const refused = await scrape({ ...from, authorization });
        expect(refused.status).toBe(401);
        expect(refused.body).not.toContain('citato_');
      }
    expect((await scrape(local)).status).toBe(401);
  });
});

describe('what is told', () => {
  it('is every figure the documents name, and none they do not', async () => {
    await start();
    const documented = Object.values(METRICS).flatMap((group) => group.map(({ name }) => name));
    expect(new Set(documented).size).toBe(documented.length);
    await doSomethingOfEverything();
    expect(app.ctx.metrics.listNames().toSorted()).toEqual(documented.toSorted());
    const { body } = await scrape();
    for (const name of documented) expect(body).toContain(`# HELP ${name} `);
    expect(body.match(/^citato_collector_up\{.*\} 1$/gm)).toHaveLength(5);
  });

  it('counts requests by pattern and status, jobs, calls, costs and mails', async () => {
    await start({ env: { ENGINE_DAILY_BUDGET_CENTS: '100', DB_POOL: '8' } });
    await doSomethingOfEverything();
    await app.server.inject({ url: '/api/companies/nothing-here' });
    const { body } = await scrape();
    expect(read(body, 'citato_http_requests_total{method="POST",route="/api/companies",status="201"}')).toBe(
      1,
    );
    expect(read(body, 'citato_http_request_duration_seconds_count{route="/api/companies"}')).toBe(2);
    const run = 'citato_job_attempts_total{kind="analysis.run-analysis",outcome="done"}';
    expect(read(body, run)).toBeGreaterThan(0);
    const calls = 'citato_engine_calls_total{engine="demo",purpose="answer",outcome="ok"}';
    expect(read(body, calls)).toBeGreaterThan(0);
    expect(read(body, 'citato_mails_total{outcome="delivered"}')).toBeGreaterThan(0);
    expect(read(body, 'citato_engine_breaker_state{subject="demo"}')).toBe(0);
    expect(read(body, 'citato_budget_euros')).toBeGreaterThan(0);
    expect(read(body, 'citato_db_connections_limit')).toBe(8);
    // There was no backup and no comparison: an age would be invented.
    expect(read(body, 'citato_backup_age_seconds')).toBeNull();
    expect(read(body, 'citato_payment_check_age_seconds')).toBeNull();
    expect(read(body, 'citato_info{version="0.2.0",role="all",environment="development"}')).toBe(1);
    expect(read(body, 'citato_event_loop_lag_seconds{quantile="0.99"}')).not.toBeNull();
  });

  it('counts what visitors ask, whom no account stands for', async () => {
    const sites = createSlowReader();
    sites.hurry();
    await start({
      engines: [createScriptedEngine({ reply: () => answerNaming('Osteria del Porto') })],
      siteReader: sites.siteReader,
    });
    const websiteUrl = 'https://trattoria-aurora.example';
    await app.call(api.requestVisitorAnswer, { body: { websiteUrl } });
    await app.settleJobs();
    const { body } = await scrape();
    const labels = 'engine="openai",purpose="visitor"';
    expect(read(body, `citato_engine_calls_total{${labels},outcome="ok"}`)).toBe(1);
    expect(read(body, `citato_engine_cost_dollars_total{${labels}}`)).toBeCloseTo(0.0007);
    expect(read(body, `citato_engine_call_duration_seconds_count{${labels}}`)).toBe(1);
  });

  it('is what /admin says is wrong, by the same rules', async () => {
    await start({
      env: { ADMIN_EMAILS: 'capo@esempio.it', ACCESS_TTL_S: '86400', ANSWERS_PER_ANALYSIS: '5' },
      engines: [createScriptedEngine({ reply: () => noAnswer() })],
    });
    const admin = await app.openAccount({ email: 'capo@esempio.it' });
    const ada = await registerWithPlan(app, 'business');
    await createCompany(app, ada, { prompts: ['Chi ripara caldaie a Modena?'] });
    await app.settleJobs();
    await createCompany(app, ada, { name: 'Altra', prompts: ['Chi ripara stufe a Modena?'] });
    app.clock.advance({ minutes: 31 });
    const { findings, queue } = (await app.call(api.getHealth, { as: admin })).body;
    expect(findings.map(({ code }) => code)).toContain('engine_down');
    const { body } = await scrape();
    const reported = listSeries(body).filter((series) => series.startsWith('citato_finding{'));
    expect(reported.toSorted()).toEqual(
      findings
        .map(
          ({ code, severity, subject }) =>
            `citato_finding{code="${code}",severity="${severity}",subject="${subject ?? 'none'}"}`,
        )
        .toSorted(),
    );
    const due = [...body.matchAll(/^citato_queue_jobs\{.*state="due"\} (\d+)$/gm)].map(([, count]) =>
      Number(count),
    );
    expect(due.reduce((sum, count) => sum + count, 0)).toBe(queue.due);
  });
});

describe('under attack', () => {
  it('the number of series does not grow with what is asked', async () => {
    await start();
    const flood = async (round: number) => {
      for (let index = 0; index < 150; index += 1) {
        const name = `${String(round)}-${String(index)}`;
        await app.server.inject({ url: `/${name}?q=${name}` });
        await app.server.inject({ url: `/api/${name}`, headers: { 'x-request-id': name } });
        await app.server.inject({ url: `/api/companies/${name}`, method: 'DELETE' });
        await app.server.inject({ url: `/reset-password?token=${name}` });
      }
    };
    await flood(0);
    await scrape();
    const before = listSeries((await scrape()).body);
    await flood(1);
    const after = listSeries((await scrape()).body);
    expect(after).toEqual(before);
    expect(after.length).toBeLessThan(400);
    expect(after.join('\n')).not.toMatch(/1-\d+/);
  });

  it('a method nobody knows is counted as other', async () => {
    await start();
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = asAddress(app.server.server.address());
    await new Promise<void>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', method: 'PROPFIND', path: '/x' }, (response) => {
        response.resume().once('end', resolve);
      })
        .once('error', reject)
        .end();
    });
    const { body } = await scrape();
    expect(body).toMatch(/citato_http_requests_total\{method="other",route="\(none\)",status="40[45]"\} 1/);
  });

  it('a thousand scrapes at once are one look, beside requests that go on', async () => {
    await start();
    const statements: string[] = [];
    const { $client: pool } = app.ctx.db;
    pool.on('acquire', () => statements.push('lent'));
    await scrape();
    app.clock.advance({ minutes: 5 });
    statements.length = 0;
    const scrapes = Promise.all(Array.from({ length: 1_000 }, () => scrape()));
    expect((await app.server.inject({ url: '/api/plans' })).statusCode).toBe(200);
    expect(new Set((await scrapes).map(({ status }) => status))).toEqual(new Set([200]));
    expect(statements.length).toBeLessThan(40);
  });

  it('a collector that throws or hangs hurts no request and no other figure', async () => {
    await start();
    const broken = defineGauge({ name: 'test_broken', help: 'Never told.', labels: {} });
    const hung = defineGauge({ name: 'test_hung', help: 'Never told.', labels: {} });
    const fail = () => Promise.reject(new Error('no such table'));
    const hang = () => Promise.withResolvers<never>().promise;
    app.ctx.metrics.collect({ name: 'broken', everyMs: 0, metrics: [broken], read: fail });
    app.ctx.metrics.collect({ name: 'hung', everyMs: 0, metrics: [hung], read: hang });
    const scraped = scrape();
    const startedAt = performance.now();
    expect((await app.server.inject({ url: '/api/plans' })).statusCode).toBe(200);
    expect((await app.server.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(900);
    const { status, body } = await scraped;
    expect(status).toBe(200);
    expect(body).toContain('citato_collector_up{collector="broken"} 0');
    expect(body).toContain('citato_collector_up{collector="hung"} 0');
    expect(body).toContain('citato_collector_up{collector="queue"} 1');
    expect(body).not.toMatch(/^test_(broken|hung) /m);
  });
});

/** A journey that leaves something in every figure. */
async function doSomethingOfEverything(): Promise<void> {
  const ada = await app.register();
  await createCompany(app, ada, { prompts: ['Chi ripara biciclette a Pavia?'] });
  await app.settleJobs();
}

/** Safe because the server listens on a port. */
function asAddress(address: ReturnType<TestApp['server']['server']['address']>): AddressInfo {
  return address as AddressInfo;
}
