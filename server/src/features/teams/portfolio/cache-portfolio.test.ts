import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from '#lib/ids';
import { joinTeam } from '#test/rights/join-team';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { createPortfolioCache } from './cache-portfolio.ts';

let app: TestApp;
let giulia: SignedInUser;
let luca: SignedInUser;
let companyId: string;
let promptIds: string[];
let named = ['Hosting Rossi'];

beforeAll(async () => {
  const reply = () => answerNaming(...named);
  app = await startTestApp({
    engines: [createScriptedEngine({ reply })],
    env: { ANSWERS_PER_ANALYSIS: '2' },
  });
  giulia = await registerWithPlan(app, 'business');
  const { company } = await createCompany(app, giulia, {
    prompts: ['Qual è il miglior hosting?', 'Dove metto il sito?'],
  });
  companyId = company.id;
  promptIds = company.prompts.map(({ id }) => id);
  await app.settleJobs();
  luca = await app.openAccount();
  await joinTeam(app, { owner: giulia, person: luca, role: 'editor' });
});
afterAll(() => app.stop());

const ask = async (as = giulia, etag?: string) => {
  const { statusCode, headers, body } = await app.server.inject({
    url: api.getPortfolio.path,
    headers: {
      authorization: `Bearer ${as.accessToken}`,
      'accept-encoding': 'identity',
      ...(etag !== undefined && { 'if-none-match': etag }),
    },
  });
  return { statusCode, etag: String(headers.etag), body };
};

/** As another process answers that has nothing in memory. */
const readAnew = async (as = giulia) => {
  const { cached } = await createPortfolioCache(app.ctx.db)({
    viewer: { accountId: toId(giulia.user.id), companyIds: null },
    userId: toId(as.user.id),
    role: as === giulia ? 'owner' : 'editor',
    span: 'month',
  });
  return (await cached.readForm(null)).bytes.toString();
};

const analyse = async () => {
  for (const promptId of promptIds) await app.call(api.startAnalysis, { as: giulia, body: { promptId } });
  await app.settleJobs();
};

const params = () => ({ companyId });

describe('the table of all companies in memory', () => {
  it('is not sent again to who holds it while nothing changes, whatever happens to others', async () => {
    const first = await ask();
    const other = await registerWithPlan(app, 'business');
    await createCompany(app, other, { name: 'Aruba' });
    await app.settleJobs();
    expect((await ask()).etag).toBe(first.etag);
    expect(await ask(giulia, first.etag)).toMatchObject({ statusCode: 304, body: '' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an analysis', analyse],
    [
      'answers of another day',
      async () => {
        named = ['Aruba'];
        app.clock.advance({ days: 40 });
        giulia = await app.renew(giulia);
        luca = await app.renew(luca);
        await analyse();
      },
    ],
    [
      'another name of the company, which its old answers are read again for',
      async () => {
        const body = { own: ['Aruba'], competitors: [], ignored: [] };
        await app.call(api.setCompanyAliases, { as: giulia, params: params(), body });
        await app.settleJobs();
      },
    ],
    [
      'a label',
      async () => {
        const { label } = (
          await app.call(api.createLabel, {
            as: giulia,
            body: { subject: 'company', name: 'Clienti', colour: 'blue' },
          })
        ).body;
        const body = { labelIds: [label.id] };
        await app.call(api.setCompanyLabels, { as: giulia, params: params(), body });
      },
    ],
    [
      'who looks after a company',
      () =>
        app.call(api.setCompanyAssignee, {
          as: giulia,
          params: params(),
          body: { userId: luca.user.id },
        }),
    ],
    [
      'the name of who looks after it',
      () => app.call(api.updateProfile, { as: luca, body: { firstName: 'Luca', lastName: 'Neri' } }),
    ],
    [
      'the saved view',
      () =>
        app.call(api.savePortfolioView, {
          as: giulia,
          body: {
            view: {
              sort: 'rate',
              isDescending: true,
              span: 'week',
              verdict: null,
              labelId: null,
              assigneeId: null,
              search: '',
            },
          },
        }),
    ],
    [
      'a changed question',
      () =>
        app.call(api.changePrompt, {
          as: giulia,
          params: { promptId: promptIds[0] ?? '' },
          body: { text: 'Qual è l’hosting più veloce?' },
        }),
    ],
    [
      'a deleted prompt',
      () => app.call(api.deletePrompt, { as: giulia, params: { promptId: promptIds[1] ?? '' } }),
    ],
    ['another company', () => createCompany(app, giulia, { name: 'Hotel Belvento' })],
    [
      'a member who leaves',
      () => app.call(api.removeMember, { as: giulia, params: { userId: luca.user.id } }),
    ],
    ['a deleted company', () => app.call(api.deleteCompany, { as: giulia, params: params() })],
  ])('is written anew after %s', async (_what, change) => {
    const before = await ask();
    await change();
    const after = await ask(giulia, before.etag);
    expect(after.statusCode).toBe(200);
    expect(after.body).not.toBe(before.body);
    expect(after.body).toBe(await readAnew());
  });
});
