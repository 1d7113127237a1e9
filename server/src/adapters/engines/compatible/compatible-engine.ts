import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, generateText, wrapLanguageModel } from 'ai';
import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { createModelEngine, type ModelAnswer } from '../model-engine.ts';
import { citationExtractor, readExtractedCitations } from './citation-extractor.ts';

export interface CompatibleSettings {
  /** Most local servers need none. */
  readonly apiKey: string | null;
  /** With the version path, for example http://localhost:11434/v1. */
  readonly baseUrl: string;
  readonly model: string;
}

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
  const { apiKey, baseUrl, model } = settings;
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    fetch: boundedFetch,
    metadataExtractor: citationExtractor,
  });
  // Local reasoning models write their thoughts into the answer, between <think> tags.
  const languageModel = wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });

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
      isRefusal: result.finishReason === 'content-filter',
      model: result.finalStep.response.modelId,
      citations: readExtractedCitations(result.finalStep.providerMetadata),
      searchQueries: [],
      used: {
        inputTokens: result.usage.inputTokens ?? null,
        cachedInputTokens: null,
        outputTokens: result.usage.outputTokens ?? null,
        searches: 0,
      },
    };
  }

  const upperUse = { inputTokens: null, cachedInputTokens: null, outputTokens: null, searches: 0 };
  return createModelEngine({ id: 'compatible', model, timeoutMs, clock, upperUse, call });
}
