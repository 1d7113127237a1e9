import { describe, expect, it } from 'vitest';
import { calculateCost, findPriceBasis, getModelPrice } from './prices.ts';

const used = { inputTokens: 10_000, cachedInputTokens: 4_000, outputTokens: 1_000, searches: 2 };

describe('the price of a call', () => {
  it('adds fresh, cached and written tokens and searches', () => {
    const price = getModelPrice({ engine: 'openai', model: 'gpt-5.4' });
    expect(calculateCost({ price, used })).toBe(6_000 * 2.5 + 4_000 * 0.25 + 1_000 * 15 + 2 * 10_000);
  });

  it('is the same for a dated snapshot as for its model', () => {
    expect(getModelPrice({ engine: 'openai', model: 'gpt-5.4-mini-2026-03-17' })).toEqual(
      getModelPrice({ engine: 'openai', model: 'gpt-5.4-mini' }),
    );
  });

  it('counts the fixed block of tokens some small models are billed per search', () => {
    const price = getModelPrice({ engine: 'openai', model: 'gpt-4.1-mini' });
    const oneSearch = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 1 };
    expect(calculateCost({ price, used: oneSearch })).toBe(10_000 + 8_000 * 0.4);
  });

  it('says how it is known: by its model, as the dearest of the engine, or not at all', () => {
    expect(findPriceBasis({ engine: 'openai', model: 'gpt-5.4-mini-2026-03-17' })).toBe('known');
    expect(findPriceBasis({ engine: 'openai', model: 'gpt-9' })).toBe('dearest');
    expect(findPriceBasis({ engine: 'ai_mode', model: 'serpapi' })).toBe('known');
    expect(findPriceBasis({ engine: 'compatible', model: 'llama' })).toBe('none');
  });

  it('takes an unknown model for the dearest, so that budgets err on the safe side', () => {
    expect(getModelPrice({ engine: 'openai', model: 'gpt-9' }).outputTokenMicroDollars).toBe(180);
  });

  it('takes an unknown model of each provider for its dearest in tokens and in searches', () => {
    expect(getModelPrice({ engine: 'google', model: 'gemini-9' })).toMatchObject({
      outputTokenMicroDollars: 12,
      searchMicroDollars: 35_000,
    });
    expect(getModelPrice({ engine: 'anthropic', model: 'claude-9' }).outputTokenMicroDollars).toBe(50);
    expect(getModelPrice({ engine: 'perplexity', model: 'sonar-9' }).searchMicroDollars).toBe(6_000);
  });

  it('knows a snapshot whichever way its date is written', () => {
    expect(getModelPrice({ engine: 'anthropic', model: 'claude-haiku-4-5-20251001' })).toEqual(
      getModelPrice({ engine: 'anthropic', model: 'claude-haiku-4-5' }),
    );
  });

  it('is nothing on the operator’s own server and in the demo', () => {
    for (const engine of ['compatible', 'demo'] as const) {
      expect(calculateCost({ price: getModelPrice({ engine, model: 'llama' }), used })).toBe(0);
    }
  });

  it('rounds up and survives missing or contradicting token counts', () => {
    const price = getModelPrice({ engine: 'openai', model: 'gpt-5.4-nano' });
    const unknown = { inputTokens: null, cachedInputTokens: null, outputTokens: null, searches: 0 };
    expect(calculateCost({ price, used: unknown })).toBe(0);
    expect(calculateCost({ price, used: { ...unknown, inputTokens: 1 } })).toBe(1);
    expect(calculateCost({ price, used: { ...unknown, inputTokens: 10, cachedInputTokens: 50 } })).toBe(1);
  });
});
