import type { AnswerEngine } from '../answer-engine.ts';
import { createModelEngine } from '../model-engine.ts';
import type { EngineNeeds, PerplexitySettings } from '../provider-settings.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { createAgentCall } from './agent-call.ts';
import { createChatCall } from './chat-call.ts';
import { BOUNDS } from './bounds.ts';

/** What an ordinary question consumes: the Agent API bills what its searches found as input tokens. */
const TYPICAL_USE = {
  agent: { inputTokens: 6000, cachedInputTokens: 0, outputTokens: 700, searches: 1 },
  chat: { inputTokens: 30, cachedInputTokens: 0, outputTokens: 500, searches: 1 },
} as const;

/** Perplexity, asked from Italy: by its Agent API, or by chat completions where a server of these is named. */
export function createPerplexityEngine({
  settings,
  fetch = boundedFetch,
  timeoutMs,
  clock,
}: EngineNeeds<PerplexitySettings>): AnswerEngine {
  const { protocol, model } = settings;
  const bounds = BOUNDS[protocol];
  return createModelEngine({
    id: 'perplexity',
    model,
    timeoutMs,
    clock,
    upperUse: {
      inputTokens: bounds.inputTokens,
      cachedInputTokens: 0,
      outputTokens: bounds.outputTokens,
      searches: bounds.searches,
    },
    typicalUse: TYPICAL_USE[protocol],
    call: protocol === 'agent' ? createAgentCall(settings, fetch) : createChatCall(settings, fetch),
  });
}
