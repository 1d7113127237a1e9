import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { describeAnswerEngine } from '#test/stand-ins/describe-answer-engine';
import { listPassages } from '#test/stand-ins/list-passages';
import { startOpenaiCompatible, type OpenaiCompatibleStandIn } from '#test/stand-ins/openai-compatible';
import { serveFixture, type FixtureServer } from '#test/stand-ins/serve-fixture';
import { toWireRule } from '#test/stand-ins/suite-rules';
import { createCompatibleEngine } from './compatible-engine.ts';

const QUESTION = {
  text: 'Qual è il miglior CRM «semplice» per 3 persone?',
  language: 'it',
  country: 'IT',
  sample: 1,
} as const;

function buildEngine({
  baseUrl,
  timeoutMs = 10_000,
  apiKey = null,
}: {
  baseUrl: string;
  timeoutMs?: number;
  apiKey?: string | null;
}) {
  const settings = { apiKey, baseUrl, model: 'qwen3:8b' };
  return createCompatibleEngine({ settings, timeoutMs, clock: systemClock });
}

let standIn: OpenaiCompatibleStandIn;
beforeAll(async () => {
  standIn = await startOpenaiCompatible();
});
afterAll(() => standIn.close());

describeAnswerEngine({
  name: 'A compatible server',
  build: ({ fault, timeoutMs }) => {
    standIn.setRules([toWireRule(fault)]);
    return buildEngine({ baseUrl: standIn.baseUrl, timeoutMs });
  },
});

describe('A compatible server', () => {
  it('receives the question verbatim as the only message, without a key when it needs none', async () => {
    standIn.setRules([]);
    await buildEngine({ baseUrl: standIn.baseUrl }).ask(QUESTION, { signal: new AbortController().signal });
    expect(standIn.requests.at(-1)).toMatchObject({
      path: '/v1/chat/completions',
      authorization: null,
      body: { model: 'qwen3:8b', messages: [{ role: 'user', content: QUESTION.text }] },
    });
  });

  it('receives its key when it has one', async () => {
    standIn.setRules([]);
    const engine = buildEngine({ baseUrl: standIn.baseUrl, apiKey: 'chiave' });
    await engine.ask(QUESTION, { signal: new AbortController().signal });
    expect(standIn.requests.at(-1)).toMatchObject({ authorization: 'Bearer chiave' });
  });
});

describe('recorded answers of compatible servers', () => {
  let server: FixtureServer | null = null;
  afterEach(() => server?.close());

  async function askRecorded(name: string) {
    server = await serveFixture({
      body: await readFile(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'),
    });
    return buildEngine({ baseUrl: server.baseUrl }).ask(QUESTION, { signal: new AbortController().signal });
  }

  it('costs nothing and keeps the token counts', async () => {
    expect(await askRecorded('plain-answer')).toMatchObject({
      status: 'ok',
      text: 'Per cominciare guarderei **Zefirando**.',
      model: 'qwen3:8b',
      citations: [],
      usage: { inputTokens: 20, outputTokens: 80, searches: 0, costMicroDollars: 0 },
    });
  });

  it('does not take what a model thought aloud for its answer', async () => {
    const reply = await askRecorded('thinking-answer');
    if (reply.status === 'failed') throw new Error(reply.detail);
    expect(reply.text.trim()).toBe('Per cominciare guarderei **Zefirando**.');
  });

  it('finds the sources of a server that lists citations and search results', async () => {
    expect(await askRecorded('citations')).toMatchObject({
      citations: [
        { url: 'https://zefirando.example/', title: null },
        { url: 'https://guide.example/crm', title: 'Guida ai CRM' },
      ],
    });
  });

  it('finds the sources of a server that annotates its message', async () => {
    const reply = await askRecorded('annotations');
    expect(reply).toMatchObject({
      citations: [{ url: 'https://zefirando.example/crm', title: 'Zefirando CRM' }],
    });
    expect(listPassages(reply)).toEqual(['**Zefirando**']);
  });

  it('keeps the answer when the sources come in a form nobody knows', async () => {
    expect(await askRecorded('broken-citations')).toMatchObject({ status: 'ok', citations: [] });
  });

  it('takes a filtered answer for a refusal', async () => {
    expect(await askRecorded('content-filter')).toMatchObject({ status: 'refused' });
  });
});
