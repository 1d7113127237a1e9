import { ENGINE_IDS } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { splitEngines } from './model.ts';

const PAGES_AND_OTHERS = [
  'ai_overviews',
  'ai_mode',
  'copilot',
  'chatgpt_page',
  'grok',
  'mistral',
  'deepseek',
];

describe('what the landing page says of the engines', () => {
  it('is that those with a key are monitored and the others are arriving', () => {
    expect(splitEngines(['openai', 'google'])).toEqual({
      monitored: ['openai', 'google'],
      arriving: ['perplexity', 'anthropic', ...PAGES_AND_OTHERS],
    });
  });

  it('is that nothing is monitored where the demo engine answers alone', () => {
    expect(splitEngines(['demo'])).toEqual({
      monitored: [],
      arriving: ['openai', 'perplexity', 'google', 'anthropic', ...PAGES_AND_OTHERS],
    });
  });

  it('names a server of the operator’s own where there is one, and never announces it', () => {
    expect(splitEngines(['compatible'])).toEqual({
      monitored: ['compatible'],
      arriving: ['openai', 'perplexity', 'google', 'anthropic', ...PAGES_AND_OTHERS],
    });
    expect(splitEngines([...ENGINE_IDS]).arriving).toEqual([]);
  });
});
