import { describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { ENGINE_QUESTION as QUESTION, setUpEngineTest } from '#test/stand-ins/engines/set-up-engine-test';
import { createPerplexityEngine } from './perplexity-engine.ts';

const buildWith =
  (model: string) =>
  ({ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number }) => {
    const settings = { protocol: 'chat', apiKey: 'pplx-test', baseUrl, model } as const;
    return createPerplexityEngine({ settings, timeoutMs, clock: systemClock });
  };

const { seeRequest, askRecorded } = setUpEngineTest({
  name: 'Perplexity by chat completions',
  fixtures: new URL('fixtures/', import.meta.url),
  build: buildWith('sonar'),
});

describe('the chat completions of Perplexity', () => {
  it('receives the question verbatim as the only message, from Italy', async () => {
    expect(await seeRequest()).toMatchObject({
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

describe('recorded chat completions of Perplexity', () => {
  it('keeps the sources in the order of their numbers, with their titles, and the price it names itself', async () => {
    expect(await askRecorded('sonar-answer')).toMatchObject({
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
    const reply = await askRecorded('reasoning-answer', { build: buildWith('sonar-reasoning-pro') });
    // 22 × 2 + 400 × 8 + one request at 6,000.
    expect(reply).toMatchObject({ status: 'ok', usage: { costMicroDollars: 9_244 } });
    if (reply.status === 'failed') return;
    expect(reply.text.trim()).toBe('Per cominciare guarderei **Zefirando**[1].');
  });
});
