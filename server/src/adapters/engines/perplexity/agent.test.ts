import { describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { listPassages } from '#test/stand-ins/engines/list-passages';
import { ENGINE_QUESTION as QUESTION, setUpEngineTest } from '#test/stand-ins/engines/set-up-engine-test';
import { createPerplexityEngine } from './perplexity-engine.ts';

/**
 * The answers are written after docs.perplexity.ai/docs/agent-api/migrate-from-sonar/how-to and
 * docs.perplexity.ai/api-reference/agent-post; errors and ends of a run after the maker's skill of that migration
 * (github.com/perplexityai/api-platform-developers, references/response-and-streaming.md). All read in November 2026.
 */
const { seeRequest, askRecorded } = setUpEngineTest({
  name: 'Perplexity by its Agent API',
  fixtures: new URL('fixtures/', import.meta.url),
  build: ({ baseUrl, timeoutMs }) =>
    createPerplexityEngine({
      settings: { protocol: 'agent', apiKey: 'pplx-test', baseUrl, model: 'perplexity/sonar' },
      timeoutMs,
      clock: systemClock,
    }),
});

describe('the Agent API of Perplexity', () => {
  it('receives the question verbatim, the search it must make, from Italy, and no field it does not know', async () => {
    expect(await seeRequest()).toMatchObject({ path: '/v1/agent', authorization: 'Bearer pplx-test' });
    expect((await seeRequest())?.body).toEqual({
      model: 'perplexity/sonar',
      input: QUESTION.text,
      max_output_tokens: 6000,
      max_tool_calls: 3,
      tools: [{ type: 'web_search', search_context_size: 'low', user_location: { country: 'IT' } }],
      tool_choice: { type: 'web_search' },
      store: false,
    });
  });
});

describe('recorded answers of the Agent API', () => {
  it('keeps the pages behind the numbers in the order they are cited, the searches and the price it names itself', async () => {
    const reply = await askRecorded('agent-answer');
    expect(reply).toMatchObject({
      status: 'ok',
      text: 'Per una piccola impresa 😀 guarderei **Zefirando**[3], semplice e in italiano[1][3].',
      model: 'perplexity/sonar',
      citations: [
        { url: 'https://zefirando.example/', title: 'Zefirando' },
        { url: 'https://guide.example/crm', title: 'Guida ai CRM per le PMI' },
      ],
      searchQueries: ['migliori CRM semplici per piccole imprese', 'Zefirando recensioni'],
      usage: { inputTokens: 5120, outputTokens: 310, searches: 2, costMicroDollars: 11_868 },
    });
    expect(listPassages(reply)).toEqual(['[3]', '[1]']);
  });

  it('keeps every page of an answer without numbers, and counts the price where none is named', async () => {
    expect(await askRecorded('agent-without-numbers')).toMatchObject({
      status: 'ok',
      citations: [
        { url: 'https://guide.example/crm', title: 'Guida ai CRM per le PMI', span: null },
        { url: 'https://zefirando.example/', title: null, span: null },
      ],
      // 4,000 × 0.25 + 400 × 2.5 + one search at 5,000.
      usage: { costMicroDollars: 7000 },
    });
  });

  it('takes an answer that ran out of tokens for none, and books what it cost', async () => {
    expect(await askRecorded('agent-out-of-tokens')).toMatchObject({
      status: 'failed',
      kind: 'cut_off',
      costMicroDollars: 15_010,
    });
  });

  it('takes a run that failed, with status 200, for a fault of the provider', async () => {
    const reply = await askRecorded('agent-failed');
    expect(reply).toMatchObject({ status: 'failed', kind: 'provider_error' });
    expect(JSON.stringify(reply)).toContain('internal_error');
  });

  it('tells the operator which field was refused', async () => {
    const reply = await askRecorded('agent-unknown-field', { status: 400 });
    expect(reply).toMatchObject({ status: 'failed', kind: 'configuration', costMicroDollars: 0 });
    expect(JSON.stringify(reply)).toContain('web_search_options');
    expect(reply).toMatchObject({ isOfQuestion: true });
  });
});
