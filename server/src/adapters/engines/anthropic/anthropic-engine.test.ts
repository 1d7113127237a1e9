import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { describeAnswerEngine } from '#test/stand-ins/describe-answer-engine';
import { listPassages } from '#test/stand-ins/list-passages';
import { startOpenaiCompatible, type OpenaiCompatibleStandIn } from '#test/stand-ins/openai-compatible';
import { serveFixture, type FixtureServer } from '#test/stand-ins/serve-fixture';
import { toWireRule } from '#test/stand-ins/suite-rules';
import { createAnthropicEngine } from './anthropic-engine.ts';

const QUESTION = {
  text: 'Qual è il miglior gestionale di magazzino?',
  language: 'it',
  country: 'IT',
  sample: 1,
} as const;

function buildEngine(baseUrl: string, timeoutMs = 10_000) {
  const settings = { apiKey: 'sk-ant-test', baseUrl, model: 'claude-sonnet-5-5' };
  return createAnthropicEngine({ settings, timeoutMs, clock: systemClock });
}

let standIn: OpenaiCompatibleStandIn;
beforeAll(async () => {
  standIn = await startOpenaiCompatible();
});
afterAll(() => standIn.close());

describeAnswerEngine({
  name: 'Claude',
  build: ({ fault, timeoutMs }) => {
    standIn.setRules([toWireRule(fault)]);
    return buildEngine(standIn.baseUrl, timeoutMs);
  },
});

describe('Claude', () => {
  it('receives the question verbatim, from Italy, with web search and nothing else', async () => {
    standIn.setRules([]);
    await buildEngine(standIn.baseUrl).ask(QUESTION, { signal: new AbortController().signal });
    const request = standIn.requests.at(-1);
    expect(request).toMatchObject({
      path: '/v1/messages',
      authorization: 'sk-ant-test',
      body: {
        model: 'claude-sonnet-5-5',
        messages: [{ role: 'user', content: [{ type: 'text', text: QUESTION.text }] }],
        tools: [
          {
            type: 'web_search_20250305',
            name: 'web_search',
            max_uses: 3,
            user_location: { type: 'approximate', country: 'IT', timezone: 'Europe/Rome' },
          },
        ],
      },
    });
    expect(request?.body).not.toHaveProperty('system');
  });
});

describe('recorded answers of Claude', () => {
  let server: FixtureServer | null = null;
  afterEach(() => server?.close());

  async function askRecorded(name: string) {
    server = await serveFixture({
      body: await readFile(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'),
    });
    return buildEngine(server.baseUrl).ask(QUESTION, { signal: new AbortController().signal });
  }

  it('keeps the final text in one piece, the pages it cites, the searches and the price', async () => {
    expect(await askRecorded('web-search-answer')).toMatchObject({
      status: 'ok',
      text: 'Due nomi da confrontare sono **Zefirando** e **Lanternia**.',
      model: 'claude-sonnet-5-5',
      citations: [{ url: 'https://zefirando.example/magazzino', title: 'Zefirando – Magazzino' }],
      searchQueries: ['migliori gestionali magazzino PMI', 'Lanternia gestionale'],
      // 8,000 fresh × 2 + 1,000 cached × 0.2 + 600 × 10 + the one search that worked at 10,000.
      usage: { inputTokens: 9000, outputTokens: 600, searches: 1, costMicroDollars: 32_200 },
    });
  });

  it('says which words of the text each page bears', async () => {
    expect(listPassages(await askRecorded('web-search-answer'))).toEqual(['**Zefirando**']);
  });

  it('takes the provider’s own refusal for one', async () => {
    expect(await askRecorded('refusal')).toMatchObject({ status: 'refused', text: '' });
  });

  it('does not take half a turn for an answer', async () => {
    expect(await askRecorded('paused-turn')).toMatchObject({ status: 'failed', kind: 'bad_answer' });
  });
});
