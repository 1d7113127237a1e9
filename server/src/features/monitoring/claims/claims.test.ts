import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';

const HOSTILE = 'Hosting Rossi è <img src=x onerror=alert(1)> lento e ‮poco‬ affidabile';
const TEXT = `**Hosting Rossi** è noto a Milano per i suoi server. ${HOSTILE}, e sconsigliato. Aruba costa meno.`;

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
beforeEach(async () => {
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: () => answerText(TEXT) })],
    env: { ANSWERS_PER_ANALYSIS: '3' },
  });
  ada = await registerWithPlan(app, 'guru');
  companyId = (await createCompany(app, ada)).company.id;
  await app.settleJobs();
});
afterEach(() => app.stop());

const list = async () => (await app.call(api.listClaims, { as: ada, params: { companyId } })).body;
const mark = (key: string, verdict: 'true' | 'false' | 'answered' | null) =>
  app.call(api.setClaimMark, { as: ada, params: { companyId }, body: { key, verdict } });

describe('what answers state about a company', () => {
  it('stands once, with the answer, its engine and its tone, as plain text in one line', async () => {
    const { claims, answers, isCut, otherClaims } = await list();
    expect([answers, isCut, otherClaims]).toEqual([3, false, 0]);
    const hostile = claims.find(({ sentence }) => sentence.includes('onerror'));
    expect(hostile).toMatchObject({ answers: 3, prompts: 1, mark: null });
    expect(hostile?.sentence).not.toMatch(/[\n\u202e]/);
    expect(claims.find(({ sentence }) => sentence.startsWith('Hosting Rossi è noto'))).toMatchObject({
      answers: 3,
    });
    expect(claims.every(({ sentence }) => !sentence.startsWith('Aruba'))).toBe(true);
    expect(claims[0]?.example).toMatchObject({ engine: 'openai' });
  });

  it('comes negative first', async () => {
    await app.ctx.db.execute(sql`
      update mentions set sentiment = 'negative',
        spans = (select jsonb_agg(jsonb_set(span, '{tone}', case at when 2 then '"negative"'::jsonb else 'null' end))
                 from jsonb_array_elements(spans) with ordinality as all_spans (span, at))
      where is_own`);
    const { claims } = await list();
    expect(claims[0]).toMatchObject({ tone: 'negative' });
    expect(claims[0]?.sentence).toContain('onerror');
    expect(claims.slice(1).every(({ tone }) => tone !== 'negative')).toBe(true);
  });

  it('is marked, marked anew and taken back; who did what stays on record', async () => {
    const [claim] = (await list()).claims;
    const key = claim?.key ?? '';
    await mark(key, 'false');
    await mark(key, 'false');
    expect((await list()).claims.find((one) => one.key === key)?.mark).toMatchObject({
      verdict: 'false',
      markedBy: 'Ada',
    });
    await mark(key, 'answered');
    expect((await list()).claims.find((one) => one.key === key)?.mark?.verdict).toBe('answered');
    await mark(key, null);
    expect((await list()).claims.find((one) => one.key === key)?.mark).toBeNull();
    const { rows } = await app.ctx.db.execute<{ verdict: string | null; by: string }>(
      sql`select verdict, marked_by as by from claim_marks order by id`,
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(['false', 'answered', null]);
    expect(rows.every(({ by }) => by === ada.user.id)).toBe(true);
  });

  it('keeps its mark when no recent answer states it any more', async () => {
    const [claim] = (await list()).claims;
    await mark(claim?.key ?? '', 'true');
    app.clock.advance({ days: 40 });
    ada = await app.renew(ada);
    await app.ctx.db.execute(sql`update analysis_results set day = day - 60`);
    const later = await list();
    expect(later.claims).toMatchObject([
      { key: claim?.key, answers: 0, example: null, mark: { verdict: 'true' } },
    ]);
    expect(later.answers).toBe(0);
  });

  it('of another company, or never stated, is not found', async () => {
    const eva = await registerWithPlan(app, 'guru');
    const asEva = { as: eva, params: { companyId } };
    expect((await app.callRefused(api.listClaims, asEva)).status).toBe(404);
    const body = { key: 'mai', verdict: 'true' } as const;
    expect((await app.callRefused(api.setClaimMark, { ...asEva, body })).status).toBe(404);
    const unknown = await app.callRefused(api.setClaimMark, { as: ada, params: { companyId }, body });
    expect(unknown.body.code).toBe('claims.not_found');
    const long = { key: 'x'.repeat(65), verdict: 'true' } as const;
    expect(
      (await app.callRefused(api.setClaimMark, { as: ada, params: { companyId }, body: long })).status,
    ).toBe(400);
  });

  it('is refused by name of the plans that have it', async () => {
    await grantPlan(app, ada, 'pro');
    const refused = await app.callRefused(api.listClaims, { as: ada, params: { companyId } });
    expect([refused.status, refused.body.code]).toEqual([403, 'source_gaps.not_in_plan']);
  });
});
