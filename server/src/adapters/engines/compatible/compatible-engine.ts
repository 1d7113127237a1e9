import type { EngineId } from '@citato/contract';
import type { AnswerEngine } from '../answer-engine.ts';
import { askChat } from '../chat/ask-chat.ts';
import { createModelEngine } from '../model-engine.ts';
import type { CompatibleSettings, EngineNeeds } from '../provider-settings.ts';

const MAX_OUTPUT_TOKENS = 6000;
const MAX_INPUT_TOKENS = 4000;
const NO_SEARCH = { cachedInputTokens: 0, searches: 0 } as const;
/** On the operator's own server nothing is billed that we could know of. */
const UNKNOWN_USE = { inputTokens: null, cachedInputTokens: null, outputTokens: null, searches: 0 } as const;

/** Any server that speaks POST {baseUrl}/chat/completions: Ollama, vLLM, LM Studio, llama.cpp, Mistral, DeepSeek. */
export function createCompatibleEngine({
  id = 'compatible',
  settings,
  fetch,
  timeoutMs,
  clock,
}: EngineNeeds<CompatibleSettings> & {
  id?: Extract<EngineId, 'compatible' | 'mistral' | 'deepseek'>;
}): AnswerEngine {
  const isPriced = id !== 'compatible';
  return createModelEngine({
    id,
    model: settings.model,
    timeoutMs,
    clock,
    upperUse: isPriced
      ? { ...NO_SEARCH, inputTokens: MAX_INPUT_TOKENS, outputTokens: MAX_OUTPUT_TOKENS }
      : UNKNOWN_USE,
    typicalUse: isPriced ? { ...NO_SEARCH, inputTokens: 40, outputTokens: 800 } : UNKNOWN_USE,
    call: async (question, signal) => {
      const bounds = { maxOutputTokens: MAX_OUTPUT_TOKENS, signal, ...(fetch && { fetch }) };
      return { ...(await askChat({ settings, question, ...bounds })), costMicroDollars: null };
    },
  });
}
