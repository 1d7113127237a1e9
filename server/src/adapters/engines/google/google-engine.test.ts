import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { describeAnswerEngine } from '#test/stand-ins/describe-answer-engine';
import { listPassages } from '#test/stand-ins/list-passages';
import { startOpenaiCompatible, type OpenaiCompatibleStandIn } from '#test/stand-ins/openai-compatible';
import { serveFixture, type FixtureServer } from '#test/stand-ins/serve-fixture';
import { toWireRule } from '#test/stand-ins/suite-rules';
import { createGoogleEngine } from './google-engine.ts';
import type { ResolveRedirect } from './resolve-sources.ts';

const QUESTION = {
  text: 'Qual è il miglior gestionale di magazzino?',
  language: 'it',
  country: 'IT',
  sample: 1,
} as const;

const leadsNowhere: ResolveRedirect = () => Promise.resolve(null);

function buildEngine(
  baseUrl: string,
  {
    timeoutMs = 10_000,
    resolveRedirect = leadsNowhere,
  }: { timeoutMs?: number; resolveRedirect?: ResolveRedirect } = {},
) {
  const settings = { apiKey: 'AIza-test', baseUrl, model: 'gemini-3.8-flash' };
  return createGoogleEngine({ settings, timeoutMs, clock: systemClock, resolveRedirect });
}

let standIn: OpenaiCompatibleStandIn;
beforeAll(async () => {
  standIn = await startOpenaiCompatible();
});
afterAll(() => standIn.close());

describeAnswerEngine({
  name: 'Gemini',
  build: ({ fault, timeoutMs }) => {
    standIn.setRules([toWireRule(fault)]);
    return buildEngine(standIn.baseUrl, { timeoutMs });
  },
});

describe('Gemini', () => {
  it('receives the question verbatim, from Italy, with Google Search and nothing else', async () => {
    standIn.setRules([]);
    await buildEngine(standIn.baseUrl).ask(QUESTION, { signal: new AbortController().signal });
    const request = standIn.requests.at(-1);
    expect(request).toMatchObject({
      path: '/v1/models/gemini-3.8-flash:generateContent',
      authorization: 'AIza-test',
      body: {
        contents: [{ role: 'user', parts: [{ text: QUESTION.text }] }],
        tools: [{ googleSearch: {} }],
        toolConfig: { retrievalConfig: { latLng: { latitude: 41.9, longitude: 12.5 } } },
      },
    });
    expect(request?.body).not.toHaveProperty('systemInstruction');
  });
});

describe('recorded answers of Gemini', () => {
  let server: FixtureServer | null = null;
  afterEach(() => server?.close());

  async function askRecorded(
    name: string,
    {
      resolveRedirect = leadsNowhere,
      status = 200,
    }: { resolveRedirect?: ResolveRedirect; status?: number } = {},
  ) {
    server = await serveFixture({
      body: await readFile(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'),
      status,
    });
    const engine = buildEngine(server.baseUrl, { resolveRedirect });
    return engine.ask(QUESTION, { signal: new AbortController().signal });
  }

  it('keeps the text without its thoughts, the pages in the order it rests on them, the searches and the price', async () => {
    const resolveRedirect: ResolveRedirect = ({ url }) =>
      Promise.resolve(`https://pagina.example/${url.slice(-3)}`);
    expect(await askRecorded('grounded-answer', { resolveRedirect })).toMatchObject({
      status: 'ok',
      text: 'Due nomi più citati sono **Zefirando** e **Lanternia**. Il primo costa meno.',
      model: 'gemini-3.8-flash-001',
      citations: [
        { url: 'https://pagina.example/due', title: 'zefirando.example' },
        { url: 'https://pagina.example/uno', title: 'lanternia.example' },
      ],
      searchQueries: ['migliori gestionali magazzino', 'gestionale magazzino prezzi'],
      // 220 read × 1.5 + 160 written and thought × 7.5 + two queries at 14,000.
      usage: { inputTokens: 220, outputTokens: 160, searches: 2, costMicroDollars: 29_530 },
    });
  });

  it('says which words of the text each page bears, whatever letters stand before them', async () => {
    const reply = await askRecorded('grounded-answer');
    expect(listPassages(reply)).toEqual([
      'Due nomi più citati sono **Zefirando** e **Lanternia**.',
      'Il primo costa meno.',
    ]);
  });

  it('knows a page by its domain when its address cannot be found out', async () => {
    expect(await askRecorded('grounded-answer')).toMatchObject({
      citations: [
        { url: 'https://zefirando.example/', title: 'zefirando.example' },
        { url: 'https://lanternia.example/', title: 'lanternia.example' },
      ],
    });
  });

  it('takes a blocked question for a refusal', async () => {
    expect(await askRecorded('blocked-question')).toMatchObject({ status: 'refused' });
  });

  it('calls an answer empty that used up its tokens by thinking, and books what it cost', async () => {
    expect(await askRecorded('out-of-tokens')).toMatchObject({
      status: 'empty',
      usage: { costMicroDollars: 60_030 },
    });
  });

  it('waits as long as the body asks, because no header does', async () => {
    expect(await askRecorded('quota-exceeded', { status: 429 })).toMatchObject({
      status: 'failed',
      kind: 'rate_limited',
      retryAfterSeconds: 37,
      detail: 'HTTP 429 RESOURCE_EXHAUSTED',
    });
  });
});
