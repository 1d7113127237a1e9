import { api, type PromptSuggestion } from '@citato/contract';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { StructuredModel } from '#adapters/engines';
import type { SiteReader } from '#adapters/site-reader';
import { grantPlan } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp, type TestAppOptions } from '#test/start-test-app';
import { plans } from '../plans/tables.ts';
import { NO_VISITS } from '#test/stand-ins/sites/no-visits';

const FACTS = { kinds: [], name: null, description: null, locality: null, keywords: [], offers: [] };
const PAGE = {
  siteName: null,
  description: null,
  language: 'it',
  headings: [],
  text: '',
  facts: FACTS,
  links: [],
};

let app: TestApp | undefined;
afterEach(async () => {
  await app?.stop();
  app = undefined;
});

const FAILURES = ['unreachable', 'timeout', 'bad_status', 'not_html'] as const;

/** Reads every site but those whose host begins with a kind of failure. */
const siteReader: SiteReader = {
  read: ({ url }) => {
    const host = new URL(url).hostname;
    const kind = FAILURES.find((name) => host.startsWith(name.replace('_', '-')));
    return Promise.resolve(
      kind === undefined
        ? { status: 'ok', url, title: 'Pizzeria a Bari', ...PAGE }
        : { status: 'failed', kind, detail: 'as the test wants' },
    );
  },
  resolveRedirect: () => Promise.resolve(null),
  ...NO_VISITS,
};

async function start(options: TestAppOptions = {}): Promise<{ app: TestApp; user: SignedInUser }> {
  app = await startTestApp({ siteReader, ...options });
  return { app, user: await app.openAccount() };
}

const site = (host: string | number) => ({ websiteUrl: `https://${String(host)}.example` });

async function ask(as: SignedInUser, host: string | number): Promise<PromptSuggestion> {
  if (!app) throw new Error('start first');
  return (await app.call(api.requestSuggestions, { as, body: site(host) })).body;
}

async function allowance(as: SignedInUser) {
  if (!app) throw new Error('start first');
  return (await app.call(api.getSuggestionAllowance, { as })).body;
}

test.each([
  ['free', 5],
  ['pro', 25],
  ['guru', 100],
  ['business', 300],
] as const)('the plan %s has %i websites read a day, as its row says', async (planId, perDay) => {
  const { app, user } = await start();
  await grantPlan(app, user, planId);
  expect(await allowance(user)).toEqual({ perDay, left: perDay });
});

test('the number is the row’s, not the code’s: an operator changes it and the next request obeys', async () => {
  const { app, user } = await start();
  await app.ctx.db.update(plans).set({ suggestionsPerDay: 2 }).where(eq(plans.id, 'free'));
  await ask(user, 'uno');
  await ask(user, 'due');
  expect(await allowance(user)).toEqual({ perDay: 2, left: 0 });
  const refused = await app.callRefused(api.requestSuggestions, { as: user, body: site('tre') });
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('suggestions.daily_limit');
  expect(refused.body.message).toBe(
    'Limite raggiunto: hai già richiesto suggerimenti 2 volte oggi. Riprova domani o scrivi tu i prompt.',
  );
});

test('the sixth site of a free account’s day is refused until midnight in Rome, and nobody else’s', async () => {
  const { app, user } = await start();
  for (const host of [1, 2, 3, 4, 5]) await ask(user, host);
  const refused = await app.callRefused(api.requestSuggestions, { as: user, body: site(6) });
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(86_400);
  const other = await app.openAccount();
  expect((await app.call(api.requestSuggestions, { as: other, body: site(6) })).status).toBe(202);
  app.clock.advance({ seconds: wait });
  expect((await ask(await app.renew(user), 6)).status).toBe('pending');
});

test.each([
  ['unreachable', 'unreachable', 'controlla l’indirizzo'],
  ['timeout', 'slow', 'non ha risposto in tempo'],
  ['bad-status', 'error', 'ha risposto con un errore'],
  ['not-html', 'not_a_page', 'non è una pagina web'],
] as const)('a reading that fails (%s) costs no request and says why', async (host, problem, words) => {
  const { app, user } = await start();
  await ask(user, `${host}-uno`);
  expect((await allowance(user)).left).toBe(4);
  await app.settleJobs();
  expect(await allowance(user)).toEqual({ perDay: 5, left: 5 });
  const { body } = await app.call(api.listSuggestions, { as: user, query: site(`${host}-uno`) });
  expect(body[0]).toMatchObject({ status: 'failed', isSiteRead: false, siteProblem: problem });
  expect(body[0]?.message).toContain(`${host}-uno.example`);
  expect(body[0]?.message).toContain(words);
});

test('a site that was read counts, and so does one of which nothing could be understood', async () => {
  const { app, user } = await start();
  await ask(user, 'uno');
  await app.settleJobs();
  expect((await allowance(user)).left).toBe(4);
});

test('what was lost on the way counts nothing', async () => {
  const { app, user } = await start();
  await ask(user, 'uno');
  app.clock.advance({ minutes: 11 });
  expect((await allowance(user)).left).toBe(5);
});

test('a paid model is not asked about a site that could not be read, since that costs the user nothing', async () => {
  let calls = 0;
  const writer: StructuredModel = {
    engine: 'openai',
    model: 'scripted',
    estimatedCostMicroDollars: 20_000,
    ask: () => {
      calls += 1;
      return Promise.reject(new Error('not to be asked'));
    },
  };
  const { app, user } = await start({ writer });
  const body = { ...site('unreachable'), description: 'Studio dentistico a Padova' };
  await app.call(api.requestSuggestions, { as: user, body });
  await app.settleJobs();
  const { body: found } = await app.call(api.listSuggestions, { as: user, query: site('unreachable') });
  expect(found[0]).toMatchObject({ status: 'ready', source: 'market' });
  expect(calls).toBe(0);
});

test('sites that cannot be read are not asked for without end', async () => {
  const { app, user } = await start({ env: { RATE_LIMIT_SCALE: '0.05' } });
  for (const host of ['unreachable-1', 'unreachable-2', 'unreachable-3']) {
    await ask(user, host);
    await app.settleJobs();
  }
  const refused = await app.callRefused(api.requestSuggestions, { as: user, body: site('unreachable-4') });
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('request.rate_limited');
});

test('two processes and thirty requests at once begin as many as the plan allows, one for each site', async () => {
  const { app, user } = await start();
  const second = await startTestApp({ siteReader, beside: app });
  const processes = [app, second];
  const answers = await Promise.allSettled(
    Array.from({ length: 30 }, async (_, index) =>
      processes[index % 2]?.call(api.requestSuggestions, { as: user, body: site(index % 10) }),
    ),
  );
  await second.stop();
  const statuses = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value?.status : 'refused',
  );
  expect(statuses.filter((status) => status === 202)).toHaveLength(5);
  expect(statuses.filter((status) => status === 'refused').length).toBeGreaterThan(0);
  expect(await allowance(user)).toEqual({ perDay: 5, left: 0 });
});
