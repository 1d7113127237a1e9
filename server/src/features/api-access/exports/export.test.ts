import { api, EXPORT_TABLES, type ExportTable } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWithKey } from '#test/keys/call-with-key';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let secret: string;
let companyId: string;
let promptId: string;

beforeAll(async () => {
  const citations = [{ url: 'https://guida.example/hosting', title: '=Guida', span: null }];
  const reply = () => ({ ...answerNaming('Hosting Rossi', '=HYPERLINK(0)', 'Aruba'), citations });
  app = await startTestApp({ engines: [createScriptedEngine({ reply })] });
  const ada = await registerWithPlan(app, 'guru');
  const { company, prompt } = await createCompany(app, ada, { name: 'Hosting Rossi' });
  companyId = company.id;
  promptId = prompt.id;
  await app.settleJobs();
  const body = { name: 'Foglio', mayWrite: false, companyIds: null, days: 90 as const };
  secret = (await app.call(api.createApiKey, { as: ada, body })).body.secret;
});
afterAll(() => app.stop());

const fetchFile = (table: ExportTable | 'users', query = '', key = secret) =>
  callWithKey(app, { url: `/api/v1/companies/${companyId}/exports/${table}${query}`, key });

describe('a file', () => {
  it.each(EXPORT_TABLES)(
    'of %s is for Italian spreadsheets, for programs, or one object a line',
    async (table) => {
      const csv = await fetchFile(table);
      expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(csv.headers['content-disposition']).toMatch(
        /^attachment; filename="citato-[a-z]+-2026-03-02\.csv"$/,
      );
      expect(csv.body.startsWith('\uFEFF')).toBe(true);
      const plain = await fetchFile(table, '?format=rfc4180');
      expect(plain.body.split('\r\n')[0]).toMatch(/^[a-zA-Z,]+$/);
      const lines = (await fetchFile(table, '?format=jsonl')).body.split('\n').filter((line) => line !== '');
      if (table !== 'plan' && table !== 'alerts') expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) JSON.parse(line);
      expect(csv.body.split('\r\n')).toHaveLength(lines.length + 2);
    },
  );

  it.each(EXPORT_TABLES)('of %s is a spreadsheet, too, whose texts are texts', async (table) => {
    const { rawPayload, headers } = await fetchFile(table, '?format=xlsx');
    expect(headers['content-disposition']).toMatch(/\.xlsx"$/);
    const lines = (await fetchFile(table, '?format=jsonl')).body.split('\n').filter((line) => line !== '');
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets[0]?.rows).toHaveLength(lines.length + 1);
    const names = sheets[0]?.rows.flat().filter((cell) => typeof cell === 'string' && cell.startsWith('='));
    // What begins like a formula is there as it was written, as a text.
    if (table === 'sources') expect(names).toContain('=Guida');
    expect(rawPayload.includes('<f>')).toBe(false);
  });

  it('of answers holds every one, page after page', async () => {
    await app.ctx.db.execute(sql`
      insert into analysis_results (id, company_id, analysis_id, prompt_id, engine, sample, status, day, latency_ms, created_at)
      select gen_random_uuid(), company_id, analysis_id, prompt_id, engine, 100 + number, 'empty', day, 1,
        created_at - number % 3 * interval '1 second'
      from (select * from analysis_results order by id limit 1) as one, generate_series(1, 1300) as number`);
    const { body } = await fetchFile('answers', '?format=jsonl');
    const ids = [...body.matchAll(/"answerId":"([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(1305);
    expect(new Set(ids).size).toBe(1305);
  });

  it('neutralises what a spreadsheet would calculate', async () => {
    for (const table of ['mentions', 'sources', 'results'] as const)
      expect((await fetchFile(table)).body).not.toMatch(/(^|;|\r\n)"?[=+@]/);
    expect((await fetchFile('sources')).body).toContain("'=Guida");
  });

  it('is of the days and prompts that were asked for', async () => {
    const later = await fetchFile('answers', '?format=jsonl&from=2026-03-03');
    expect(later.body).toBe('');
    const none = await fetchFile('answers', '?format=jsonl&prompts=7f3f8d0e-4d0a-4a0e-9d62-000000000001');
    expect(none.body).toBe('');
    expect((await fetchFile('answers', `?format=jsonl&prompts=${promptId}`)).body).not.toBe('');
  });

  it.each(['?from=domani', '?format=pdf', '?from=2026-03-02&to=2026-03-01'])(
    '%s is refused',
    async (query) => {
      expect((await fetchFile('answers', query)).statusCode).toBe(400);
    },
  );

  it.each(['?format=csv&key=', '?token='])('is never had with a key in its address: %s', async (query) => {
    const { statusCode, body } = await fetchFile('answers', query + secret);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('keys.in_address')]);
  });

  it('that does not exist is not found', async () => {
    expect((await fetchFile('users')).statusCode).toBe(404);
  });

  it('is a matter of Guru and Business, and of who owns the company', async () => {
    const params = { companyId, table: 'answers' as const };
    const carla = await registerWithPlan(app, 'guru');
    expect((await app.callRefused(api.exportTable, { as: carla, params })).body.code).toBe(
      'companies.not_found',
    );
    const bruno = await registerWithPlan(app, 'pro');
    const { company } = await createCompany(app, bruno);
    const own = { params: { ...params, companyId: company.id } };
    expect((await app.callRefused(api.exportTable, { as: bruno, ...own })).body.code).toBe(
      'exports.not_included',
    );
  });

  it('that nobody reads to its end leaves no connection behind', async () => {
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const url = `${address}/api/v1/companies/${companyId}/exports/answers`;
    for (let turn = 0; turn < 20; turn += 1) {
      const leave = new AbortController();
      const response = await fetch(url, {
        headers: { authorization: `Bearer ${secret}` },
        signal: leave.signal,
      });
      await response.body?.getReader().read();
      leave.abort();
    }
    const pool = app.ctx.db.$client;
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    expect((await fetchFile('results')).statusCode).toBe(200);
  });
});
