import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { describeAnswerEngine } from '#test/stand-ins/describe-answer-engine';
import { startOpenaiCompatible, type OpenaiCompatibleStandIn } from '#test/stand-ins/openai-compatible';
import { serveFixture, type FixtureServer } from '#test/stand-ins/serve-fixture';
import { toWireRule } from '#test/stand-ins/suite-rules';
import { createPerplexityEngine } from './perplexity-engine.ts';

const QUESTION = {
  text: 'Qual è il miglior CRM «semplice» per 3 persone?',
  language: 'it',
  country: 'IT',
  sample: 1,
} as const;

function buildEngine(baseUrl: string, { timeoutMs = 10_000, model = 'sonar' } = {}) {
  const settings = { apiKey: 'pplx-test', baseUrl, model };
  return createPerplexityEngine({ settings, timeoutMs, clock: systemClock });
}

let standIn: OpenaiCompatibleStandIn;
beforeAll(async () => {
  standIn = await startOpenaiCompatible();
});
afterAll(() => standIn.close());

describeAnswerEngine({
  name: 'Perplexity',
  build: ({ fault, timeoutMs }) => {
    standIn.setRules([toWireRule(fault)]);
    return buildEngine(standIn.baseUrl, { timeoutMs });
  },
});

describe('Perplexity', () => {
  it('receives the question verbatim as the only message, from Italy', async () => {
    standIn.setRules([]);
    await buildEngine(standIn.baseUrl).ask(QUESTION, { signal: new AbortController().signal });
    expect(standIn.requests.at(-1)).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer pplx-test',
      body: {
        model: 'sonar',
        messages: [{ role: 'user', content: QUESTION.text }],
        web_search_options: { search_context_size: 'low', user_location: { country: 'IT' } },
      },
    });
  });
});

describe('recorded answers of Perplexity', () => {
  let server: FixtureServer | null = null;
  afterEach(() => server?.close());

  async function askRecorded(name: string, model: string) {
    server = await serveFixture({
      body: await readFile(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'),
    });
    return buildEngine(server.baseUrl, { model }).ask(QUESTION, { signal: new AbortController().signal });
  }

  it('keeps the sources in the order of their numbers, with their titles, and the price it names itself', async () => {
    expect(await askRecorded('sonar-answer', 'sonar')).toMatchObject({
      status: 'ok',
      text: 'Per una piccola impresa guarderei **Zefirando**[1], semplice e in italiano[2].',
      model: 'sonar',
      citations: [
        { url: 'https://zefirando.example/', title: 'Zefirando', span: null },
        { url: 'https://guide.example/crm', title: 'Guida ai CRM per le PMI' },
        { url: 'https://senza-titolo.example/', title: null },
      ],
      searchQueries: [],
      usage: { inputTokens: 22, outputTokens: 310, searches: 1, costMicroDollars: 5330 },
    });
  });

  it('counts the request and the tokens when no price is named, and leaves thoughts out of the answer', async () => {
    const reply = await askRecorded('reasoning-answer', 'sonar-reasoning-pro');
    // 22 × 2 + 400 × 8 + one request at 6,000.
    expect(reply).toMatchObject({ status: 'ok', usage: { costMicroDollars: 9_244 } });
    if (reply.status === 'failed') return;
    expect(reply.text.trim()).toBe('Per cominciare guarderei **Zefirando**[1].');
  });
});
