import { describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { listPassages } from '#test/stand-ins/engines/list-passages';
import { ENGINE_QUESTION as QUESTION, setUpEngineTest } from '#test/stand-ins/engines/set-up-engine-test';
import { createCompatibleEngine } from './compatible-engine.ts';

const buildWith =
  (apiKey: string | null) =>
  ({ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number }) => {
    const settings = { apiKey, baseUrl, model: 'qwen3:8b' };
    return createCompatibleEngine({ settings, timeoutMs, clock: systemClock });
  };

const { seeRequest, askRecorded } = setUpEngineTest({
  name: 'A compatible server',
  fixtures: new URL('fixtures/', import.meta.url),
  build: buildWith(null),
});

describe('A compatible server', () => {
  it('receives the question verbatim as the only message, without a key when it needs none', async () => {
    expect(await seeRequest()).toMatchObject({
      path: '/v1/chat/completions',
      authorization: null,
      body: { model: 'qwen3:8b', messages: [{ role: 'user', content: QUESTION.text }] },
    });
  });

  it('receives its key when it has one', async () => {
    expect(await seeRequest(buildWith('chiave'))).toMatchObject({ authorization: 'Bearer chiave' });
  });
});

describe('recorded answers of compatible servers', () => {
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
