import { describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { listPassages } from '#test/stand-ins/engines/list-passages';
import { ENGINE_QUESTION as QUESTION, setUpEngineTest } from '#test/stand-ins/engines/set-up-engine-test';
import { createAnthropicEngine } from './anthropic-engine.ts';

const { seeRequest, askRecorded } = setUpEngineTest({
  name: 'Claude',
  fixtures: new URL('fixtures/', import.meta.url),
  build: ({ baseUrl, timeoutMs }) => {
    const settings = { apiKey: 'sk-ant-test', baseUrl, model: 'claude-sonnet-5-5' };
    return createAnthropicEngine({ settings, timeoutMs, clock: systemClock });
  },
});

describe('Claude', () => {
  it('receives the question verbatim, from Italy, with web search and nothing else', async () => {
    const request = await seeRequest();
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
