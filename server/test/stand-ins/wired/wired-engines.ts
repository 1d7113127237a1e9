import { systemClock } from '#lib/clock';
import { createAnthropicEngine } from '../../../src/adapters/engines/anthropic/anthropic-engine.ts';
import type { AnswerEngine } from '../../../src/adapters/engines/answer-engine.ts';
import { createCompatibleEngine } from '../../../src/adapters/engines/compatible/compatible-engine.ts';
import { createGoogleEngine } from '../../../src/adapters/engines/google/google-engine.ts';
import { createOpenaiEngine } from '../../../src/adapters/engines/openai/openai-engine.ts';
import { createPerplexityEngine } from '../../../src/adapters/engines/perplexity/perplexity-engine.ts';
import type { Protocol } from '../engines/wire-formats.ts';

/** The ways engines are asked over the wire; Perplexity is asked in two. */
export const WAYS = [
  'openai',
  'perplexity',
  'perplexity by chat',
  'google',
  'anthropic',
  'compatible',
] as const;
export type Way = (typeof WAYS)[number];

export const PROTOCOLS: Readonly<Record<Way, Protocol>> = {
  openai: 'responses',
  perplexity: 'agent',
  'perplexity by chat': 'chat',
  google: 'generate_content',
  anthropic: 'messages',
  compatible: 'chat',
};

export const WIRED_KEY = 'sk-test-1234567890';

/** An engine asked one of these ways at an address of the test. */
export function buildWired(way: Way, baseUrl: string): AnswerEngine {
  const rest = { timeoutMs: 5_000, clock: systemClock };
  const settle = (model: string) => ({ settings: { apiKey: WIRED_KEY, baseUrl, model }, ...rest });
  const perplexity = (protocol: 'agent' | 'chat', model: string) =>
    createPerplexityEngine({ settings: { protocol, apiKey: WIRED_KEY, baseUrl, model }, ...rest });
  switch (way) {
    case 'openai':
      return createOpenaiEngine(settle('gpt-5.4-mini'));
    case 'perplexity':
      return perplexity('agent', 'perplexity/sonar');
    case 'perplexity by chat':
      return perplexity('chat', 'sonar');
    case 'google':
      return createGoogleEngine({
        ...settle('gemini-3.8-flash'),
        resolveRedirect: () => Promise.resolve(null),
      });
    case 'anthropic':
      return createAnthropicEngine(settle('claude-sonnet-5-5'));
    case 'compatible':
      return createCompatibleEngine(settle('llama'));
  }
}
