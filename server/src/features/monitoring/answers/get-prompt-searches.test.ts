import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineReply } from '#adapters/engines';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let ada: SignedInUser;
let promptId: string;

/** An answer for which the engine searched, and said so or not. */
function searching(queries: string[], searches = queries.length): EngineReply {
  const reply = answerNaming('Aruba');
  if (reply.status === 'failed') return reply;
  return { ...reply, searchQueries: queries, usage: { ...reply.usage, searches } };
}

/** ChatGPT says what it searches for, AI Mode does not, Mistral does not search; Gemini fails. */
beforeAll(async () => {
  const chatgpt = createScriptedEngine({
    id: 'openai',
    reply: ({ sample }) =>
      sample === 3 ? searching([]) : searching(['Hosting italiano', 'hosting ITALIANO', `prezzi ${sample}`]),
  });
  const claude = createScriptedEngine({ id: 'anthropic', reply: () => searching(['hosting italiano']) });
  const aiMode = createScriptedEngine({ id: 'ai_mode', reply: () => searching([], 1) });
  const mistral = createScriptedEngine({ id: 'mistral', reply: () => searching([]) });
  const gemini = createScriptedEngine({ id: 'google', reply: () => noAnswer() });
  app = await startTestApp({
    engines: [chatgpt, claude, aiMode, mistral, gemini],
    env: { ANSWERS_PER_ANALYSIS: '3' },
  });
  ada = await registerWithPlan(app, 'business');
  promptId = (await createCompany(app, ada)).prompt.id;
  await app.settleJobs();
});
afterAll(() => app.stop());

const read = async (query: { engine?: 'openai' | 'ai_mode' } = {}) =>
  (await app.call(api.getPromptSearches, { as: ada, params: { promptId }, query })).body;

describe('what the engines search for', () => {
  it('is counted by answers, whatever the letters, out of the answers of engines that say it', async () => {
    const { searches, total, responses, engines, period } = await read();
    expect(
      searches.map(({ words, engines: by, answers, days }) => [words.toLowerCase(), by, answers, days]),
    ).toEqual([
      ['hosting italiano', ['anthropic', 'openai'], 5, 1],
      ['prezzi 1', ['openai'], 1, 1],
      ['prezzi 2', ['openai'], 1, 1],
    ]);
    expect({ total, responses }).toEqual({ total: 3, responses: 6 });
    expect(engines).toEqual([
      { engine: 'ai_mode', responses: 3, searched: 0, says: 'number' },
      { engine: 'anthropic', responses: 3, searched: 3, says: 'words' },
      { engine: 'mistral', responses: 3, searched: 0, says: 'nothing' },
      { engine: 'openai', responses: 3, searched: 2, says: 'words' },
    ]);
    expect(period?.lastDay).toBe(searches[0]?.lastDay);
  });

  it('can be that of one engine', async () => {
    expect(await read({ engine: 'openai' })).toMatchObject({ total: 3, responses: 3 });
    expect(await read({ engine: 'ai_mode' })).toMatchObject({
      total: 0,
      responses: 0,
      searches: [],
      engines: [{ says: 'number' }],
    });
  });

  it('stands with each answer, in the order of the engine', async () => {
    const { results } = (
      await app.call(api.listAnswers, { as: ada, params: { promptId }, query: { engine: 'openai' } })
    ).body;
    expect(results.find(({ sample }) => sample === 1)?.searches).toEqual([
      'Hosting italiano',
      'hosting ITALIANO',
      'prezzi 1',
    ]);
  });

  it('is nobody else’s, and none before the first analysis has ended', async () => {
    const stranger = await registerWithPlan(app, 'pro');
    const asked = { as: stranger, params: { promptId }, query: {} };
    expect((await app.callRefused(api.getPromptSearches, asked)).status).toBe(404);
    const { prompt } = await createCompany(app, stranger);
    const { body } = await app.call(api.getPromptSearches, {
      as: stranger,
      params: { promptId: prompt.id },
      query: {},
    });
    expect(body).toEqual({ period: null, responses: 0, searches: [], total: 0, engines: [] });
    await app.settleJobs();
  });

  it('lists the most frequent twenty and says how many there are', async () => {
    const words = JSON.stringify(Array.from({ length: 50 }, (_, index) => `ricerca ${String(index)}`));
    await app.ctx.db.execute(
      sql`update analysis_results set search_queries = ${words}::jsonb where engine = 'openai'`,
    );
    const { searches, total } = await read({ engine: 'openai' });
    expect({ listed: searches.length, total }).toEqual({ listed: 20, total: 50 });
  });
});
