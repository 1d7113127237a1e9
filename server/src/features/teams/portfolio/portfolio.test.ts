import { api, type PortfolioView } from '@citato/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinTeam } from '#test/rights/join-team';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const DAYS = 36;
/** Named by nobody for four weeks, then in each answer. */
const RISEN = 'Qual è il miglior hosting?';
const STEADY = 'Un albergo a Lecce?';

let app: TestApp;
let giulia: SignedInUser;
let luca: SignedInUser;
let client: SignedInUser;
let risen: string;
let steady: string;
let young: string;

beforeAll(async () => {
  let day = 1;
  const reply = ({ text }: { text: string }) =>
    text === RISEN && day > DAYS - 7 ? answerNaming('Hosting Rossi') : answerNaming('Aruba');
  app = await startTestApp({
    engines: [createScriptedEngine({ reply })],
    env: { ANSWERS_PER_ANALYSIS: '3' },
  });
  giulia = await registerWithPlan(app, 'business');
  const create = async (name: string, text: string) => {
    const { company, prompt } = await createCompany(app, giulia, { name, prompts: [text] });
    await app.settleJobs();
    // Listed in the order they were added.
    app.clock.advance({ minutes: 1 });
    return { id: company.id, promptId: prompt.id };
  };
  const made = [await create('Hosting Rossi', RISEN), await create('Hotel Belvento', STEADY)];
  [risen = '', steady = ''] = made.map(({ id }) => id);
  for (day = 2; day <= DAYS; day += 1) {
    app.clock.advance({ days: 1 });
    giulia = await app.renew(giulia);
    for (const { promptId } of made) await app.call(api.startAnalysis, { as: giulia, body: { promptId } });
    await app.settleJobs();
  }
  young = (await create('Nido Sereno', 'Un asilo a Lecce?')).id;
  luca = await app.openAccount();
  await joinTeam(app, { owner: giulia, person: luca, role: 'editor' });
  client = await app.openAccount();
  await joinTeam(app, { owner: giulia, person: client, role: 'client', companyIds: [steady] });
}, 180_000);
afterAll(() => app.stop());

const read = async (as = giulia, query = {}) => (await app.call(api.getPortfolio, { as, query })).body;
const rowOf = async (companyId: string, as = giulia) =>
  (await read(as)).companies.find((row) => row.companyId === companyId);

describe('the table of all companies', () => {
  it('says of each what its own screens say, and judges all of them together', async () => {
    const table = await read();
    expect(table).toMatchObject({ days: 7, daysBetween: 21, comparisons: 2, confidencePercent: 97.5 });
    expect(table.companies.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['Hosting Rossi', 'rising'],
      ['Hotel Belvento', 'within_variability'],
      ['Nido Sereno', 'too_few'],
    ]);
    const { companies } = (await app.call(api.listCompanies, { as: giulia })).body;
    const { companies: trends } = (await app.call(api.listTrends, { as: giulia })).body;
    for (const row of table.companies) {
      const company = companies.find(({ id }) => id === row.companyId);
      const weeks = trends.find(({ companyId }) => companyId === row.companyId)?.weeks ?? [];
      expect(row.mentionRate).toEqual(company?.figures.mentionRate);
      expect(row.averagePosition).toEqual(company?.figures.averagePosition);
      expect(row.weeks.responses).toEqual(weeks.map(({ responses }) => responses));
    }
  });

  it('compares with the week before where that is asked', async () => {
    const week = await read(giulia, { span: 'week' });
    const { companies: trends } = (await app.call(api.listTrends, { as: giulia })).body;
    expect(week.daysBetween).toBe(0);
    expect(week.companies.map(({ change }) => change)).toEqual(trends.map(({ change }) => change));
  });

  it('shows a client the companies named for them, and no colleague of the agency', async () => {
    await app.call(api.setCompanyAssignee, {
      as: giulia,
      params: { companyId: steady },
      body: { userId: luca.user.id },
    });
    const table = await read(client);
    expect(table.companies.map(({ companyId, assigneeId }) => [companyId, assigneeId])).toEqual([
      [steady, null],
    ]);
    expect(table).toMatchObject({ people: [], comparisons: 1 });
  });

  it('keeps who looks after a company until they leave', async () => {
    const assign = (userId: string | null, as = giulia) =>
      app.call(api.setCompanyAssignee, { as, params: { companyId: risen }, body: { userId } });
    await assign(luca.user.id);
    expect((await rowOf(risen))?.assigneeId).toBe(luca.user.id);
    await assign(null, luca);
    expect((await rowOf(risen))?.assigneeId).toBeNull();
    const stranger = await app.openAccount();
    for (const userId of [client.user.id, stranger.user.id]) {
      const refused = await app.callRefused(api.setCompanyAssignee, {
        as: giulia,
        params: { companyId: risen },
        body: { userId },
      });
      expect(refused.body.code).toBe('teams.member_not_found');
    }
    const marta = await app.openAccount();
    await joinTeam(app, { owner: giulia, person: marta, role: 'reader' });
    await assign(marta.user.id);
    await app.call(api.removeMember, { as: giulia, params: { userId: marta.user.id } });
    expect((await rowOf(risen))?.assigneeId).toBeNull();
  });

  it('keeps the view of each member by itself', async () => {
    const view: PortfolioView = {
      sort: 'rate',
      isDescending: true,
      span: 'week',
      verdict: 'falling',
      labelId: null,
      assigneeId: null,
      search: 'hotel',
    };
    await app.call(api.savePortfolioView, { as: client, body: { view } });
    expect((await read(client)).view).toEqual(view);
    expect((await read()).view).toBeNull();
    await app.call(api.savePortfolioView, { as: client, body: { view: null } });
    expect((await read(client)).view).toBeNull();
    const wrong = { as: client, body: { view: { ...view, search: 'a'.repeat(2000) } } };
    expect((await app.callRefused(api.savePortfolioView, wrong)).status).toBe(400);
  });

  it('counts the alerts that are still true and those nobody has read', async () => {
    const { alerts, unread } = (await app.call(api.listAlerts, { as: giulia, query: {} })).body;
    const own = alerts.filter(({ company }) => company.id === risen);
    expect(own.length).toBeGreaterThan(0);
    expect((await rowOf(risen))?.alerts).toEqual({
      open: own.filter(({ cleared }) => cleared === null).length,
      unread,
    });
    expect((await rowOf(young))?.alerts).toEqual({ open: 0, unread: 0 });
  });

  it('asks the database the same number of times however many companies there are', async () => {
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const count = async (as: SignedInUser) => {
      statements.mockClear();
      await read(as);
      return statements.mock.calls.length;
    };
    const alone = await registerWithPlan(app, 'business');
    await createCompany(app, alone);
    await app.settleJobs();
    // Every table is made anew: none is answered from memory.
    await app.ctx.db.execute(sql`update companies set name = name || '.'`);
    const ofMany = await count(giulia);
    expect(await count(alone)).toBe(ofMany);
    statements.mockRestore();
  });
});
