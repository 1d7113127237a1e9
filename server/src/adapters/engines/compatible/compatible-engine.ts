import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { askChatModel } from '../ask-chat-model.ts';
import { createChatModel } from '../chat-model.ts';
import { readChatSources } from '../chat-sources.ts';
import { createModelEngine, type ModelAnswer, readEnding } from '../model-engine.ts';
import type { CompatibleSettings, Wire } from '../provider-settings.ts';

const MAX_OUTPUT_TOKENS = 6000;

/** Any server that speaks POST {baseUrl}/chat/completions: Ollama, vLLM, LM Studio, llama.cpp and hosted ones. */
export function createCompatibleEngine({
  settings,
  fetch,
  timeoutMs,
  clock,
}: Wire & {
  settings: CompatibleSettings;
  timeoutMs: number;
  clock: Clock;
}): AnswerEngine {
  const chatModel = createChatModel({ provider: 'compatible', settings, ...(fetch && { fetch }) });

  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const answer = await askChatModel({
      model: chatModel,
      question: question.text,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      signal,
    });
    return {
      text: answer.text,
      ending: readEnding(answer.finishReason),
      model: answer.modelId,
      citations: readChatSources(answer.metadata).citations,
      searchQueries: [],
      used: {
        inputTokens: answer.inputTokens,
        cachedInputTokens: null,
        outputTokens: answer.outputTokens,
        searches: 0,
      },
    };
  }

  // Nothing is billed that we could know of.
  const use = { inputTokens: null, cachedInputTokens: null, outputTokens: null, searches: 0 };
  return createModelEngine({
    id: 'compatible',
    model: settings.model,
    timeoutMs,
    clock,
    upperUse: use,
    typicalUse: use,
    call,
  });
}
