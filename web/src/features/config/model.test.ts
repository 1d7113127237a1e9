import { describe, expect, it } from 'vitest';
import { splitEngines } from './model.ts';

describe('what the landing page says of the engines', () => {
  it('is that those with a key are monitored and the others are arriving', () => {
    expect(splitEngines(['openai', 'google'])).toEqual({
      monitored: ['openai', 'google'],
      arriving: ['perplexity', 'anthropic'],
    });
  });

  it('is that nothing is monitored where the demo engine answers alone', () => {
    expect(splitEngines(['demo'])).toEqual({
      monitored: [],
      arriving: ['openai', 'perplexity', 'google', 'anthropic'],
    });
  });

  it('names a server of the operator’s own where there is one, and never announces it', () => {
    expect(splitEngines(['compatible'])).toEqual({
      monitored: ['compatible'],
      arriving: ['openai', 'perplexity', 'google', 'anthropic'],
    });
    expect(splitEngines(['openai', 'perplexity', 'google', 'anthropic']).arriving).toEqual([]);
  });
});
