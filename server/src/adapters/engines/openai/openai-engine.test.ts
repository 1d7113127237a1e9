import { describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { listPassages } from '#test/stand-ins/engines/list-passages';
import { ENGINE_QUESTION as QUESTION, setUpEngineTest } from '#test/stand-ins/engines/set-up-engine-test';
import { createOpenaiEngine } from './openai-engine.ts';

const { seeRequest, askRecorded } = setUpEngineTest({
  name: 'ChatGPT',
  fixtures: new URL('fixtures/', import.meta.url),
  build: ({ baseUrl, timeoutMs }) => {
    const settings = { apiKey: 'sk-test', baseUrl, model: 'gpt-5.4-mini' };
    return createOpenaiEngine({ settings, timeoutMs, clock: systemClock });
  },
});

describe('OpenAI', () => {
  it('receives the question verbatim, from Italy, with web search and nothing else', async () => {
    const request = await seeRequest();
    expect(request).toMatchObject({
      path: '/v1/responses',
      question: QUESTION.text,
      authorization: 'Bearer sk-test',
    });
    expect(request?.body).toMatchObject({
      model: 'gpt-5.4-mini',
      input: [{ role: 'user', content: [{ type: 'input_text', text: QUESTION.text }] }],
      tools: [
        {
          type: 'web_search',
          user_location: { type: 'approximate', country: 'IT', timezone: 'Europe/Rome' },
        },
      ],
      store: false,
    });
    expect(request?.body).not.toHaveProperty('instructions');
  });
});

describe('recorded answers of OpenAI', () => {
  it('keeps the final text, the cited pages in order, the searches and the price', async () => {
    const reply = await askRecorded('web-search-answer');
    expect(reply).toMatchObject({
      status: 'ok',
      model: 'gpt-5.4-mini-2026-03-17',
      citations: [
        { url: 'https://zefirando.example/magazzino', title: 'Zefirando – Magazzino' },
        { url: 'https://guide.example/confronto?id=7', title: 'Confronto tra gestionali' },
      ],
      searchQueries: ['migliori gestionali magazzino PMI', 'software magazzino Italia'],
      // 8,000 fresh × 0.75 + 1,000 cached × 0.075 + 600 × 4.5 + one search at 10,000.
      usage: { inputTokens: 9000, outputTokens: 600, searches: 1, costMicroDollars: 18_775 },
    });
    if (reply.status === 'failed') return;
    expect(reply.text).toMatch(/^Due nomi da confrontare/);
    expect(reply.text).not.toContain('Cerco qualche confronto');
  });

  it('says where the text cites each page, whatever characters stand before', async () => {
    expect(listPassages(await askRecorded('web-search-answer'))).toEqual([
      '([zefirando.example](https://zefirando.example/magazzino?utm_source=openai))',
      '([guide.example](https://guide.example/confronto?id=7&utm_source=openai))',
    ]);
  });

  it('takes a refusal part for a refusal', async () => {
    expect(await askRecorded('refusal')).toMatchObject({
      status: 'refused',
      text: "I'm sorry, I can't help with that.",
    });
  });

  it('takes an answer stopped by the content filter for a refusal', async () => {
    expect(await askRecorded('content-filter')).toMatchObject({ status: 'refused' });
  });

  it('calls an answer empty that used up its tokens by thinking, and books what it cost', async () => {
    expect(await askRecorded('out-of-tokens')).toMatchObject({
      status: 'empty',
      text: '',
      usage: { costMicroDollars: 27_030 },
    });
  });

  it('takes a failed response with status 200 for a fault of the provider', async () => {
    expect(await askRecorded('failed')).toMatchObject({ status: 'failed', kind: 'provider_error' });
  });
});
