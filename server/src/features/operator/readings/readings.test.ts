import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { claim, says, setUpReadings } from '#test/reading-scene';
import type { TestApp } from '#test/start-test-app';

const ADMIN = 'capo@esempio.it';
const { read } = setUpReadings();

/** A model names Velora, which the rules miss, and is silent on Tiscali, which they find. */
const TEXT =
  'Chi cerca qualcosa di semplice usa velora o Tiscali. Non ho trovato informazioni su Hosting Rossi.';
const setUp = async (rules = [says([claim('velora'), claim('BrandX')])], texts = [TEXT]) => {
  const scene = await read(rules, { texts, env: { ADMIN_EMAILS: ADMIN } });
  const admin = await scene.app.openAccount({ email: ADMIN });
  const ids = await listIds(scene.app);
  const open = async (resultId = ids[0] ?? '') =>
    (await scene.app.call(api.getReading, { as: admin, params: { resultId } })).body;
  return { ...scene, admin, ids, open };
};
const listIds = async (app: TestApp) => {
  const { rows } = await app.ctx.db.execute<{ id: string }>(
    sql`select id from analysis_results order by sample`,
  );
  return rows.map(({ id }) => id);
};
const countAll = async (app: TestApp) => {
  const { rows } = await app.ctx.db.execute<Record<string, number>>(sql`
    select (select count(*) from mentions)::int as mentions, (select count(*) from citations)::int as citations,
      (select count(*) from reading_disagreements)::int as disagreements,
      (select count(*) from model_readings)::int as readings,
      (select max(xmin::text::bigint) from analysis_results) as results`);
  return rows[0];
};

describe('an administrator who opens an answer', () => {
  it('sees every span with its place in the text, who found it, and why it counts or does not', async () => {
    const { open } = await setUp();
    const reading = await open();
    expect(reading.text).toBe(TEXT);
    for (const { start, end, text } of reading.spans) expect(TEXT.slice(start, end)).toBe(text);
    const found = reading.spans.map(({ text, source, counts, droppedBy, isOwn }) => [
      text,
      source,
      counts,
      droppedBy,
      isOwn,
    ]);
    expect(found).toContainEqual(['velora', 'reported', true, null, false]);
    expect(found).toContainEqual(['Hosting Rossi', 'brand', false, 'text', true]);
    const own = reading.spans.find(({ isOwn }) => isOwn);
    expect(own?.why).toContain('nothing_found');
    expect(own?.score).toBe(0);
  });

  it('sees what the model reported beside it, and where the two differ', async () => {
    const { open } = await setUp();
    const { report, reader, disagreements, counted } = await open();
    expect(reader).toBe('compatible/lettore');
    expect(report).toMatchObject({ refusal: null, rejectedNames: ['BrandX'] });
    expect(report?.companies.map(({ name }) => name)).toEqual(['velora']);
    expect(disagreements.map(({ kind, name }) => `${kind} ${name}`)).toContain('not_in_text BrandX');
    expect(counted.map(({ name }) => name)).toContain('velora');
  });

  it('changes nothing, and is noted with whose answer it was', async () => {
    const { app, admin, ada, open, ids } = await setUp();
    const before = await countAll(app);
    await open();
    expect(await countAll(app)).toEqual(before);
    const { entries } = (await app.call(api.listAudit, { as: admin, query: {} })).body;
    expect(entries[0]).toMatchObject({
      kind: 'answer_opened',
      actor: { email: ADMIN },
      target: { id: ada.user.id },
      subject: ids[0],
    });
  });

  it('is told when the user’s names have changed since, and which names the user ignores', async () => {
    const { app, ada, companyId, open } = await setUp([says([claim('velora'), claim('Tiscali')])]);
    expect((await open()).hasSameNames).toBe(true);
    await app.call(api.setCompanyAliases, {
      as: ada,
      params: { companyId },
      body: { own: [], competitors: [], ignored: ['Tiscali'] },
    });
    const reading = await open();
    expect(reading.hasSameNames).toBe(false);
    expect(reading.spans.find(({ text }) => text === 'Tiscali')).toMatchObject({
      counts: false,
      droppedBy: 'ignored',
    });
    await app.settleJobs();
    expect((await open()).hasSameNames).toBe(true);
  });

  it('sees a report that was put aside, and that the rules read alone', async () => {
    const many = Array.from({ length: 6 }, (_, index) => claim(`Inventata ${String(index)}`));
    const { open } = await setUp([says(many)]);
    const { report, spans, reader } = await open();
    expect(report?.refusal).toBe('not_borne_out');
    expect(reader).toBe('rules');
    expect(spans.flatMap(({ why }) => why)).not.toContain('not_in_the_report');
    expect(spans.some(({ text, counts }) => text === 'Tiscali' && counts)).toBe(true);
  });

  it('still sees the stored reading of an answer whose text is kept no more', async () => {
    const { app, open } = await setUp();
    await app.ctx.db.execute(sql`delete from answer_texts`);
    const { text, spans, counted, status } = await open();
    expect([text, spans, status]).toEqual([null, [], 'ok']);
    expect(counted.length).toBeGreaterThan(0);
  });

  it('sees why a failed answer has no reading', async () => {
    const { app, open, ids } = await setUp();
    await app.ctx.db.execute(
      sql`update analysis_results set status = 'failed', failure_kind = 'timeout',
        brand_present = null, brand_position = null where id = ${ids[0]}`,
    );
    await app.ctx.db.execute(sql`delete from answer_texts`);
    const { status, failure, text } = await open();
    expect(status).toBe('failed');
    expect(failure).toBeTruthy();
    expect(text).toBeNull();
  });

  it('finds none that was deleted with its company', async () => {
    const { app, admin, ada, companyId, ids } = await setUp();
    await app.call(api.deleteCompany, { as: ada, params: { companyId } });
    const refused = await app.callRefused(api.getReading, { as: admin, params: { resultId: ids[0] ?? '' } });
    expect([refused.status, refused.body.code]).toEqual([404, 'admin.answer_not_found']);
  });
});

describe('the list of answers that are read differently', () => {
  it('names the company, the engine and how model and rules differ', async () => {
    const { app, admin, ids } = await setUp();
    const { body } = await app.call(api.listReadings, { as: admin, query: {} });
    expect(body.readings.map(({ id, companyName }) => [id, companyName])).toEqual([
      [ids[0], 'Hosting Rossi'],
    ]);
    expect(body.readings[0]?.disagreements).toContainEqual({ kind: 'not_in_text', count: 1 });
    expect(body.next).toBeNull();
  });

  it('is turned over page by page, and a bookmark nobody gave is refused', async () => {
    const texts = Array.from({ length: 3 }, () => TEXT);
    const { app, admin } = await setUp(
      [says([claim('velora')], [claim('velora')], [claim('velora')])],
      texts,
    );
    const listFrom = async (query: { before?: string }) =>
      (await app.call(api.listReadings, { as: admin, query })).body.readings;
    const all = await listFrom({});
    expect(all).toHaveLength(3);
    const [first] = all;
    const before = `${String(Date.parse(first?.createdAt ?? ''))}.${first?.id ?? ''}`;
    expect(await listFrom({ before })).toEqual(all.slice(1));
    const refused = await app.callRefused(api.listReadings, { as: admin, query: { before: 'ieri' } });
    expect([refused.status, refused.body.code]).toEqual([400, 'request.invalid']);
  });
});
