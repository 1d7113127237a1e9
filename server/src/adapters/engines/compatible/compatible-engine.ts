import type { AnswerEngine } from '../answer-engine.ts';
import { askChat } from '../chat/ask-chat.ts';
import { createModelEngine } from '../model-engine.ts';
import type { CompatibleSettings, EngineNeeds } from '../provider-settings.ts';

const MAX_OUTPUT_TOKENS = 6000;

/** Any server that speaks POST {baseUrl}/chat/completions: Ollama, vLLM, LM Studio, llama.cpp and hosted ones. */
export function createCompatibleEngine({
  settings,
  fetch,
  timeoutMs,
  clock,
}: EngineNeeds<CompatibleSettings>): AnswerEngine {
  // Its price is unknown, so nothing is booked.
  const use = { inputTokens: null, cachedInputTokens: null, outputTokens: null, searches: 0 };
  return createModelEngine({
    id: 'compatible',
    model: settings.model,
    timeoutMs,
    clock,
    upperUse: use,
    typicalUse: use,
    call: async (question, signal) => ({
      ...(await askChat({
        settings,
        question,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        signal,
        ...(fetch && { fetch }),
      })),
      costMicroDollars: null,
    }),
  });
}
