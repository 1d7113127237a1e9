import { generateText } from 'ai';
import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { createChatModel } from '../chat-model.ts';
import { readChatSources } from '../chat-sources.ts';
import { createModelEngine, type ModelAnswer, readEnding } from '../model-engine.ts';
import type { CompatibleSettings } from '../provider-settings.ts';

const MAX_OUTPUT_TOKENS = 6000;

/** Any server that speaks POST {baseUrl}/chat/completions: Ollama, vLLM, LM Studio, llama.cpp and hosted ones. */
export function createCompatibleEngine({
  settings,
  timeoutMs,
  clock,
}: {
  settings: CompatibleSettings;
  timeoutMs: number;
  clock: Clock;
}): AnswerEngine {
  const languageModel = createChatModel({ provider: 'compatible', settings });

  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const result = await generateText({
      model: languageModel,
      prompt: question.text,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    return {
      text: result.text,
      ending: readEnding(result.finishReason),
      model: result.finalStep.response.modelId,
      citations: readChatSources(result.finalStep.providerMetadata).citations,
      searchQueries: [],
      used: {
        inputTokens: result.usage.inputTokens ?? null,
        cachedInputTokens: null,
        outputTokens: result.usage.outputTokens ?? null,
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
