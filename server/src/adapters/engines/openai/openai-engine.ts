import { createOpenAI, type OpenAILanguageModelResponsesOptions } from '@ai-sdk/openai';
import { generateText } from 'ai';
import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { createModelEngine, type ModelAnswer, readEnding } from '../model-engine.ts';
import type { ProviderSettings, Wire } from '../provider-settings.ts';
import { readCitations, readFinalText, readSearches } from './read-response.ts';

/** Bounds of one call; together with the price they make its estimated cost. */
const MAX_TOOL_CALLS = 4;
const MAX_OUTPUT_TOKENS = 6000;
const MAX_INPUT_TOKENS = 20_000;

/** ChatGPT's model with web search over POST {baseUrl}/responses, asked from Italy. */
export function createOpenaiEngine({
  settings,
  fetch = boundedFetch,
  timeoutMs,
  clock,
}: Wire & {
  settings: ProviderSettings;
  timeoutMs: number;
  clock: Clock;
}): AnswerEngine {
  const { apiKey, model } = settings;
  const openai = createOpenAI({ apiKey, baseURL: settings.baseUrl, fetch });
  // Answers are kept here, by the retention of the customer's plan; not at the provider.
  const options = {
    store: false,
    maxToolCalls: MAX_TOOL_CALLS,
  } satisfies OpenAILanguageModelResponsesOptions;

  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const result = await generateText({
      model: openai.responses(model),
      prompt: question.text,
      tools: {
        web_search: openai.tools.webSearch({
          userLocation: { type: 'approximate', country: question.country, timezone: 'Europe/Rome' },
        }),
      },
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
      providerOptions: { openai: options },
    });
    const searches = readSearches(result.content);
    return {
      text: readFinalText(result.content),
      ending: readEnding(result.finishReason),
      model: result.finalStep.response.modelId,
      citations: readCitations(result.content),
      searchQueries: searches.queries,
      used: {
        inputTokens: result.usage.inputTokens ?? null,
        cachedInputTokens: result.usage.inputTokenDetails.cacheReadTokens ?? null,
        outputTokens: result.usage.outputTokens ?? null,
        searches: searches.count,
      },
    };
  }

  const upperUse = {
    inputTokens: MAX_INPUT_TOKENS,
    cachedInputTokens: 0,
    outputTokens: MAX_OUTPUT_TOKENS,
    searches: MAX_TOOL_CALLS,
  };
  const typicalUse = { inputTokens: 9000, cachedInputTokens: 0, outputTokens: 700, searches: 1 };
  return createModelEngine({ id: 'openai', model, timeoutMs, clock, upperUse, typicalUse, call });
}
