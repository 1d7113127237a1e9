import { api, type EngineId } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { type PromptId, newId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createCompany, registerWithPlan } from '../../../test/monitoring-scene.ts';
import { createScriptedEngine, noAnswer } from '../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';
import type { CompanyTally } from '../measurements/rules/aggregate-mentions.ts';
import { buildMonitoringFigures, flattenFigures } from '../measurements/rules/monitoring-figures.ts';
import { buildThirtyDayWindow } from '../measurements/rules/thirty-day-window.ts';
import { upsertMonitoringData } from '../measurements/store/current-figures.ts';
import { listCompanies } from './overview/list-companies.ts';

const PROMPTS = 150;
const ENGINES: readonly EngineId[] = ['openai', 'perplexity', 'google', 'anthropic'];
const COMPANIES = 65;
const LAST_DAY = '2026-11-20';
const MAX_BYTES = 1_000_000;
const MAX_BOARD_BYTES = 100_000;
const tone = 'positive';
const NAMES = ['Arka', 'Torino Casa', 'Ristrutturazioni Piemontesi', 'Studio Gamba', 'Bianchi & Figli'];
const ASPECTS = ['affidabile', 'assistenza clienti', 'buon rapporto qualità-prezzo', 'facile da usare'];

let app: TestApp;
let ada: SignedInUser;
let promptIds: string[];

beforeAll(async () => {
  app = await startTestApp({
    engines: ENGINES.map((id) => createScriptedEngine({ id, reply: () => noAnswer() })),
  });
  ada = await registerWithPlan(app, 'business');
  const texts = Array.from(
    { length: PROMPTS },
    (_, n) =>
      `Quale studio mi consigli a Torino per ristrutturare una casa del primo Novecento, caso ${String(n)}?`,
  );
  const { company } = await createCompany(app, ada, { name: 'Studio Mole Architetti', prompts: texts });
  promptIds = company.prompts.map(({ id }) => id);
  await withTransaction(app.ctx.db, (tx) =>
    upsertMonitoringData(
      tx,
      promptIds.map((id, index) => aMonthOfNumbers(toId(id), index)),
    ),
  );
});
afterAll(() => app.stop());

/** Four engines over thirty days, five answers a day each, every company in some of them. */
function aMonthOfNumbers(promptId: PromptId, index: number) {
  let seed = index + 1;
  const chance = (of: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (seed >>> 16) % of;
  };
  const tally = (n: number): CompanyTally => {
    const mentions = 1 + chance(4);
    const name = `${NAMES[n % NAMES.length] ?? ''} ${String(n)}`;
    return {
      key: name.toLowerCase(),
      isOwn: n === 0,
      names: [{ name, count: mentions }],
      mentions,
      occurrences: mentions + chance(9),
      positionSum: mentions * 3 + chance(20),
      positionSquareSum: mentions * 40 + chance(90),
      tones: { positive: mentions, neutral: 0, negative: 0, unknown: 0 },
      aspects: ASPECTS.map((label) => ({ label, tone, count: 1 + chance(3) })),
      besideOwn: 0,
      beforeOwn: 0,
    };
  };
  const window = buildThirtyDayWindow({ lastDay: LAST_DAY, seriesSince: null });
  const figures = buildMonitoringFigures({
    tallies: ENGINES.flatMap((engine) =>
      Array.from({ length: 30 }, (_, day) => ({
        engine,
        day: new Date(window.start.getTime() + (day + 0.5) * 86_400_000).toISOString().slice(0, 10),
        ok: 5,
        refused: 0,
        empty: 0,
        notShown: 0,
        failed: 0,
        models: [`${engine}-scripted`],
        readers: ['rules'],
        discarded: 0,
        comparedPairs: 10,
        similaritySum: 3 + chance(5) / 7,
        companies: Array.from({ length: COMPANIES }, (_one, n) => tally(n)).filter(() => chance(3) > 0),
      })),
    ),
    outcomes: Array.from({ length: 30 }, () => true),
    ownName: 'Studio Mole Architetti',
    lastDay: LAST_DAY,
  });
  const now = app.clock.now();
  return {
    id: newId<never>(),
    promptId,
    userId: toId<never>(ada.user.id),
    ...flattenFigures(figures),
    periodStart: window.start,
    periodEnd: now,
    collectionStartDate: window.start,
    lastUpdated: now,
    series: 1,
  };
}

const read = async (url: string) => {
  const { statusCode, body } = await app.server.inject({
    url,
    headers: { authorization: `Bearer ${ada.accessToken}`, 'accept-encoding': 'identity' },
  });
  expect(statusCode).toBe(200);
  return { body, bytes: Buffer.byteLength(body) };
};

/** With whole tables, as documents read them. */
const readStored = async () =>
  z.parse(api.listCompanies.responses[200], {
    companies: await listCompanies(app.ctx.db, { userId: toId(ada.user.id), tables: 'whole' }),
  });

it('fits the companies of 150 prompts at four engines into a megabyte', async () => {
  const { body, bytes } = await read(api.listCompanies.path);
  expect(body.split('"mentionedCompanies"')).toHaveLength(PROMPTS + 1);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

it('fits the board of 150 prompts with twelve weeks and four engines into a hundred kilobytes', async () => {
  const companyId = (await app.call(api.listCompanies, { as: ada })).body.companies[0]?.id ?? '';
  const { body } = await app.call(api.getBoard, { as: ada, params: { companyId }, query: {} });
  expect(body.prompts).toHaveLength(PROMPTS);
  // Twenty answers a day, as after twelve weeks; this account began today.
  const weeks = Array.from({ length: 12 }, (_, week) => 40 + week);
  const full = body.prompts.map((prompt) => ({
    ...prompt,
    weeks: { mentions: weeks, responses: weeks.map(() => 140), incomparable: [4, 9] },
    sources: { sites: 24, citesOwn: true },
    engines: ENGINES.map((engine) => ({ engine, responses: 600, mentions: 150 })),
  }));
  const written = z.parse(api.getBoard.responses[200], { ...body, prompts: full });
  expect(Buffer.byteLength(JSON.stringify(written))).toBeLessThanOrEqual(MAX_BOARD_BYTES);
});

it('lists the own company, the ten first others and what the rest comes to', async () => {
  const { body } = await app.call(api.listCompanies, { as: ada });
  const whole = await readStored();
  for (const [index, prompt] of (body.companies[0]?.prompts ?? []).entries()) {
    const [listed] = prompt.monitoringData;
    const [stored] = whole.companies[0]?.prompts[index]?.monitoringData ?? [];
    if (listed === undefined || stored === undefined) expect.fail('a prompt without numbers');
    const others = stored.mentionedCompanies.filter(({ isOwn }) => !isOwn);
    const expected = stored.mentionedCompanies
      .filter((row) => row.isOwn || others.indexOf(row) < 10)
      .map((row) => ({ ...row, sentiment: row.sentiment.slice(0, 2) }));
    expect(listed.mentionedCompanies).toEqual(expected);
    expect(listed.mentionedCompanies.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(listed.otherCompanies.count).toBe(others.length - 10);
    const named = listed.mentionedCompanies.reduce((total, { mentions }) => total + mentions, 0);
    expect(named + listed.otherCompanies.mentions).toBe(stored.totalMentions);
    expect(listed.totalMentions).toBe(stored.totalMentions);
  }
});

it('gives the whole table of a prompt when it is asked for', async () => {
  const [promptId = ''] = promptIds;
  const { body } = await app.call(api.getResultsTable, { as: ada, params: { promptId } });
  const whole = await readStored();
  expect(body.mentionedCompanies).toHaveLength(COMPANIES);
  expect(body.mentionedCompanies).toEqual(
    whole.companies[0]?.prompts[0]?.monitoringData[0]?.mentionedCompanies,
  );
  expect(body.otherCompanies).toEqual({ count: 0, mentions: 0 });
});

it('gives single prompts as the list has them, and leaves out whatever is not the caller’s', async () => {
  const { body: list } = await app.call(api.listCompanies, { as: ada });
  const wanted = [promptIds[7] ?? '', promptIds[3] ?? ''];
  const query = { ids: [...wanted, newId<never>()].join(',').toUpperCase() };
  const { body } = await app.call(api.listPrompts, { as: ada, query });
  const [company] = list.companies;
  expect(body.prompts).toEqual(company?.prompts.filter(({ id }) => wanted.includes(id)));
  expect(body.companies).toEqual([
    { id: company?.id, figures: company?.figures, lastUpdated: company?.lastUpdated },
  ]);
  const bruno = await app.openAccount();
  expect((await app.call(api.listPrompts, { as: bruno, query })).body).toEqual({
    prompts: [],
    companies: [],
  });
});

it(
  'lets 150 analyses that end one after the other cost a browser less than two megabytes',
  async () => {
    let bytes = 0;
    for (const promptId of promptIds) {
      for (const path of [api.listPrompts.path, api.listTaskLists.path])
        bytes += (await read(`${path}?ids=${promptId}`)).bytes;
      bytes += (await read(api.getUserLimits.path)).bytes;
    }
    expect(bytes).toBeLessThanOrEqual(2 * MAX_BYTES);
  },
  // 450 requests, on a machine that is busy.
  60_000,
);

it('refuses identifiers that are none, and more than fifty of them', async () => {
  const many = Array.from({ length: 51 }, () => newId<never>()).join(',');
  for (const ids of ['', 'x', `${promptIds[0] ?? ''},`, many]) {
    for (const endpoint of [api.listPrompts, api.listTaskLists]) {
      const { status } = await app.callRefused(endpoint, { as: ada, query: { ids } });
      expect(status, ids.slice(0, 60)).toBe(400);
    }
  }
});
