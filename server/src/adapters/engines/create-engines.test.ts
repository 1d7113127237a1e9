import { describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { createEngines, type EngineSettings } from './create-engines.ts';

const openai = { apiKey: 'sk-test', baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.4-mini' };
const compatible = { apiKey: null, baseUrl: 'http://localhost:11434/v1', model: 'llama3' };
const unset: EngineSettings = {
  engines: null,
  timeoutMs: 1000,
  clock: systemClock,
  openai: null,
  perplexity: null,
  google: null,
  anthropic: null,
  compatible: null,
  grok: null,
  mistral: null,
  deepseek: null,
  dataforseo: null,
  serpapi: null,
  resolveRedirect: () => Promise.resolve(null),
  demo: { latencyMs: 0, faults: {} },
};

const listIds = async (settings: EngineSettings) => (await createEngines(settings)).map(({ id }) => id);

describe('which engines a deployment asks', () => {
  it('is the demo engine when no other is configured', async () => {
    expect(await listIds(unset)).toEqual(['demo']);
    expect(await listIds({ ...unset, engines: [] })).toEqual(['demo']);
  });

  it('is every engine with a key, and then the demo engine no more', async () => {
    expect(await listIds({ ...unset, openai })).toEqual(['openai']);
    expect(await listIds({ ...unset, openai, compatible })).toEqual(['openai', 'compatible']);
    const perplexity = { ...openai, protocol: 'agent' } as const;
    const all = { openai, perplexity, google: openai, anthropic: openai, compatible };
    expect(await listIds({ ...unset, ...all })).toEqual([
      'openai',
      'perplexity',
      'google',
      'anthropic',
      'compatible',
    ]);
  });

  it('is exactly the list when one is given, in its order and each once', async () => {
    expect(await listIds({ ...unset, openai, engines: ['demo', 'openai', 'demo'] })).toEqual([
      'demo',
      'openai',
    ]);
  });

  it('refuses a listed engine whose key is missing, naming it', async () => {
    await expect(createEngines({ ...unset, engines: ['openai'] })).rejects.toThrow(/"openai"/);
  });

  it('knows the most a call can cost before it is made', async () => {
    const [first, second] = await createEngines({ ...unset, openai, compatible });
    // 20,000 tokens read × 0.75 + 6,000 written × 4.5 + 4 searches × 10,000 micro-dollars.
    expect(first?.estimatedCostMicroDollars).toBe(82_000);
    expect(second?.estimatedCostMicroDollars).toBe(0);
  });
});
