import { createGzip, gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { api, type ReceivedLog } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';
import { purgeAccessLogs } from './purge-access-logs.ts';
import { readLogStream } from './read-log-stream.ts';

const AGENT = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)';
const line = (
  path: string,
  { day = '26', ip = '132.196.86.7', status = 200, agent = AGENT, from = '-' } = {},
) =>
  `${ip} - - [${day}/Nov/2026:10:00:00 +0100] "GET ${path} HTTP/1.1" ${String(status)} 512 "${from}" "${agent}"\n`;
const LOG = line('/camere') + line('/spa', { status: 404 }) + line('/camere', { ip: '203.0.113.9' });
const VISIT = line('/spa', {
  agent: 'Mozilla/5.0 Chrome/130',
  ip: '203.0.113.9',
  from: 'https://chatgpt.com/',
});

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
beforeAll(async () => {
  const reply = () =>
    answerText('**Hosting Rossi** è il più citato ([camere](https://hosting-rossi.it/camere)).');
  app = await startTestApp({ engines: [createScriptedEngine({ reply })] });
});
afterAll(() => app.stop());
// One product for all of them: each has a company of its own.
beforeEach(async () => {
  ada = await registerWithPlan(app, 'business');
  companyId = (await createCompany(app, ada)).company.id;
});

/** What a table holds of this test's company. */
async function countOwn(table: 'access_logs' | 'access_log_days' | 'crawler_reads'): Promise<number> {
  const { rows } = await app.ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where company_id = ${companyId}`,
  );
  return rows[0]?.count ?? 0;
}

async function upload(
  payload: Buffer | string,
  { as = ada, url = `/api/companies/${companyId}/access-logs` } = {},
) {
  const answer = await app.server.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${as.accessToken}`, 'content-type': 'application/octet-stream' },
    payload,
  });
  return {
    status: answer.statusCode,
    body: answer.json<ReceivedLog & { code: string; countedLines: number }>(),
  };
}
const visitors = async () => (await app.call(api.getSiteVisitors, { as: ada, params: { companyId } })).body;

describe('an access log that is uploaded', () => {
  it('says which crawlers read which pages, verified apart, which failed, and who came from an engine', async () => {
    await app.settleJobs();
    expect((await visitors()).span).toBeNull();
    const { status, body } = await upload(LOG + VISIT);
    expect([status, body.isDuplicate, body.log.lines, body.log.countedLines]).toEqual([200, false, 4, 4]);
    const seen = await visitors();
    expect(seen.span).toEqual({ firstDay: '2026-11-26', lastDay: '2026-11-26' });
    expect(seen.crawlers).toMatchObject([
      { id: 'gptbot', vendor: 'OpenAI', verified: 2, outside: 1, unpublished: 0, failed: 1, pages: 2 },
    ]);
    expect(seen.pages.map(({ path, reads }) => [path, reads])).toEqual([
      ['/camere', 1],
      ['/spa', 1],
    ]);
    expect(seen.failing).toMatchObject([{ path: '/spa', failed: 1, failedStatus: 404 }]);
    expect(seen.engines).toEqual([{ engine: 'chatgpt', name: 'ChatGPT', visits: 1 }]);
    expect(seen.visitedPages).toMatchObject([{ path: '/spa', visits: 1 }]);
  });

  it('is laid beside the pages that answers cite', async () => {
    await app.settleJobs();
    await app.ctx.db.execute(
      sql`update citations set domain = 'hosting-rossi.it', url = 'https://hosting-rossi.it/camere' where company_id = ${companyId}`,
    );
    const { rows } = await app.ctx.db.execute<{ day: string }>(
      sql`select min(day)::text as day from analysis_results where company_id = ${companyId}`,
    );
    const day = String(Number(rows[0]?.day.slice(8)));
    const month = new Date(`${rows[0]?.day ?? ''}T00:00Z`).toLocaleString('en', {
      month: 'short',
      timeZone: 'UTC',
    });
    const asked = line('/spa').replace('26/Nov/2026', `${day}/${month}/${rows[0]?.day.slice(0, 4) ?? ''}`);
    await upload(asked);
    const seen = await visitors();
    expect(seen.pages).toMatchObject([{ path: '/spa', citedIn: 0 }]);
    expect(seen.citedUnread).toMatchObject([{ path: '/camere' }]);
    await upload(asked.replace('/spa', '/camere'));
    expect((await visitors()).citedUnread).toEqual([]);
  });

  it('counts once, plain or compressed, whole or within a longer one', async () => {
    await upload(LOG);
    expect((await upload(gzipSync(LOG))).body.isDuplicate).toBe(true);
    const longer = await upload(LOG + line('/camere', { day: '27' }));
    expect(longer.body).toMatchObject({ isDuplicate: false, log: { countedLines: 1 } });
    expect((await visitors()).crawlers[0]?.verified).toBe(3);
  });

  it('counts once, sent twice at the same moment', async () => {
    const sent = await Promise.all([upload(LOG), upload(LOG), upload(LOG)]);
    expect(sent.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect((await visitors()).crawlers[0]?.verified).toBe(2);
  });

  it('says which days another log speaks of, too', async () => {
    await upload(LOG);
    const { body } = await upload(line('/contatti') + line('/prezzi'));
    expect([body.sharedDays, body.overlappingDays]).toEqual([['2026-11-26'], []]);
    expect((await visitors()).crawlers[0]?.verified).toBe(4);
  });

  it('counts lines once that another log of the same day holds, too: the longer log counts', async () => {
    const reads = async () => (await visitors()).crawlers.map(({ verified, outside }) => verified + outside);
    const first = await upload(LOG + VISIT);
    const longer = await upload(LOG + line('/contatti') + line('/prezzi'));
    expect(longer.body).toMatchObject({
      overlappingDays: ['2026-11-26'],
      sharedDays: [],
      isDuplicate: false,
    });
    expect(await reads()).toEqual([5]);
    const shorter = await upload(line('/prezzi') + line('/mai'));
    expect(shorter.body).toMatchObject({ overlappingDays: ['2026-11-26'], log: { countedLines: 0 } });
    expect(await reads()).toEqual([5]);
    const { logs } = await visitors();
    const counted = new Map(logs.map(({ id, countedLines }) => [id, countedLines]));
    expect([first, longer, shorter].map(({ body }) => counted.get(body.log.id))).toEqual([0, 5, 0]);
    // A day nobody shares counts beside it.
    const next = await upload(line('/prezzi') + line('/camere', { day: '27' }));
    expect(next.body).toMatchObject({ overlappingDays: ['2026-11-26'], log: { countedLines: 1 } });
    expect(await reads()).toEqual([6]);
  });

  it('can be deleted with what was counted, and then counts anew', async () => {
    const { body } = await upload(LOG);
    const params = { companyId, logId: body.log.id };
    await app.call(api.deleteAccessLog, { as: ada, params });
    expect((await visitors()).crawlers).toEqual([]);
    expect(await countOwn('crawler_reads')).toBe(0);
    const again = await app.callRefused(api.deleteAccessLog, { as: ada, params });
    expect([again.status, again.body.code]).toEqual([404, 'access_logs.not_found']);
    expect((await upload(LOG)).body.isDuplicate).toBe(false);
  });

  it('is read where several compressed files were joined, and up to a cut in the compression', async () => {
    const joined = Buffer.concat([gzipSync(LOG), gzipSync(line('/camere', { day: '27' }))]);
    expect((await upload(joined)).body.log).toMatchObject({ lines: 4, isCut: false });
    const many = Array.from({ length: 5_000 }, (_, at) =>
      line(`/pagina-${String(at * 7919)}`, { day: '20' }),
    ).join('');
    const cut = gzipSync(many);
    const { status, body } = await upload(cut.subarray(0, cut.length - 2_000));
    expect([status, body.log.isCut, body.log.lines > 1_000, body.log.lines < 5_000]).toEqual([
      200,
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['another format', 'nome;cognome\nAda;Bianchi\n', 400, 'access_logs.unknown_format'],
    [
      'the common format',
      '1.2.3.4 - - [26/Nov/2026:10:00:00 +0100] "GET / HTTP/1.1" 200 5\n',
      400,
      'access_logs.without_agents',
    ],
    ['nothing', '', 400, 'access_logs.empty'],
    [
      'a broken archive',
      Buffer.concat([gzipSync(LOG).subarray(0, 12), Buffer.alloc(64, 7)]),
      400,
      'access_logs.unreadable',
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 400, 'access_logs.unknown_format'],
  ])('of %s is refused with what to do', async (_name, payload, status, code) => {
    const answer = await upload(payload);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await countOwn('access_logs')).toBe(0);
  });

  it('is its owner’s alone, and of a plan that holds it', async () => {
    const eva = await registerWithPlan(app, 'business');
    expect((await upload(LOG, { as: eva })).status).toBe(404);
    const leo = await registerWithPlan(app, 'pro');
    const { company } = await createCompany(app, leo);
    const refused = await upload(LOG, { as: leo, url: `/api/companies/${company.id}/access-logs` });
    expect([refused.status, refused.body.code]).toEqual([403, 'own_site.not_included']);
  });

  it('leaves nothing behind where it breaks off on its way', async () => {
    const { port, hostname } = new URL(await app.server.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), hostname);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const head = `POST /api/companies/${companyId}/access-logs HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ada.accessToken}\r\ncontent-type: application/octet-stream\r\ncontent-length: 100000\r\n\r\n`;
    socket.write(head + LOG, () => socket.destroy());
    await closed;
    await expect.poll(() => upload(LOG).then(({ status }) => status)).toBe(200);
    expect(await countOwn('access_logs')).toBe(1);
  });
});

describe('an archive that unpacks to more than any disk holds', () => {
  it('is given up at the bound, in memory of a fixed size', async () => {
    const zeros = Buffer.alloc(1024 * 1024, '\n');
    const bomb = Readable.from(
      (function* () {
        yield Buffer.from(LOG);
        for (let at = 0; at < 200; at += 1) yield zeros;
      })(),
    ).pipe(createGzip());
    const bounds = { maxBytes: 1024 ** 3, maxOpenedBytes: 64 * 1024 * 1024 };
    await expect(readLogStream(bomb, bounds)).rejects.toMatchObject({ code: 'access_logs.too_large' });
  });

  it('as it arrives has its bound, too', async () => {
    const pieces = Readable.from([Buffer.from(LOG), Buffer.alloc(2_000)]);
    const bounds = { maxBytes: 1_000, maxOpenedBytes: 1_000 };
    await expect(readLogStream(pieces, bounds)).rejects.toMatchObject({ code: 'access_logs.too_large' });
  });
});

describe('the address a machine sends logs to', () => {
  const create = async () =>
    new URL((await app.call(api.createLogAddress, { as: ada, params: { companyId } })).body.url);

  it('takes logs without a session, and is shown as used', async () => {
    const url = await create();
    const { status, body } = await upload(LOG, { url: url.pathname });
    expect([status, body.countedLines]).toEqual([200, 3]);
    const { address, logs } = await visitors();
    expect(address?.lastUsedAt).not.toBeNull();
    expect(logs).toMatchObject([{ source: 'address' }]);
  });

  it('ends with the next one, and when its owner ends it; its secret is not stored', async () => {
    const first = await create();
    const second = await create();
    const { rows } = await app.ctx.db.execute<{ text: string }>(
      sql`select log_addresses::text as text from log_addresses where company_id = ${companyId}`,
    );
    expect(rows[0]?.text).not.toContain(second.pathname.split('/').at(-1));
    expect((await upload(LOG, { url: first.pathname })).body.code).toBe('access_logs.unknown_address');
    await app.call(api.deleteLogAddress, { as: ada, params: { companyId } });
    expect((await upload(LOG, { url: second.pathname })).status).toBe(404);
  });

  it('holds no longer than the plan that holds it', async () => {
    const url = await create();
    await app.ctx.db.execute(sql`update plans set source_gaps_enabled = false`);
    expect((await upload(LOG, { url: url.pathname })).body.code).toBe('own_site.not_included');
    await app.ctx.db.execute(sql`update plans set source_gaps_enabled = id in ('guru', 'business')`);
  });
});

describe('what was counted', () => {
  it('is forgotten after thirteen months', async () => {
    await upload(LOG);
    app.clock.advance({ days: 401 });
    await purgeAccessLogs(app.ctx);
    expect(await countOwn('access_logs')).toBe(0);
  });

  it('goes with its company', async () => {
    await upload(LOG);
    await app.call(api.deleteCompany, { as: ada, params: { companyId } });
    expect(await countOwn('access_log_days')).toBe(0);
  });
});
