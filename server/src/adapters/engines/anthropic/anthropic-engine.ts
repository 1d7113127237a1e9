import { createAnthropic } from '@ai-sdk/anthropic';
import { generateText } from 'ai';
import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { createModelEngine, type ModelAnswer, readEnding } from '../model-engine.ts';
import type { ProviderSettings, Wire } from '../provider-settings.ts';
import { readBilledSearches, readCitations, readFinalText, readSearchQueries } from './read-response.ts';

/** Bounds of one call; together with the price they make its estimated cost. Found text is billed as input. */
const MAX_SEARCHES = 3;
const MAX_INPUT_TOKENS = 40_000;
const MAX_OUTPUT_TOKENS = 6000;

/** The provider stopped a long turn and would like to be asked again for the rest: what came is no whole answer. */
class PausedTurnError extends Error {
  override readonly name = 'PausedTurnError';
}

/** Claude with web search over POST {baseUrl}/messages, asked from Italy. */
export function createAnthropicEngine({
  settings,
  fetch = boundedFetch,
  timeoutMs,
  clock,
}: Wire & {
  settings: ProviderSettings;
  timeoutMs: number;
  clock: Clock;
}): AnswerEngine {
  const { apiKey, baseUrl, model } = settings;
  const anthropic = createAnthropic({ apiKey, baseURL: baseUrl, fetch });

  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const result = await generateText({
      model: anthropic(model),
      prompt: question.text,
      tools: {
        // This version hands the found pages to the model as they are; newer ones filter them by code it runs.
        web_search: anthropic.tools.webSearch_20250305({
          maxUses: MAX_SEARCHES,
          userLocation: { type: 'approximate', country: question.country, timezone: 'Europe/Rome' },
        }),
      },
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    if (result.rawFinishReason === 'pause_turn') throw new PausedTurnError();
    const searchQueries = readSearchQueries(result.content);
    return {
      text: readFinalText(result.content),
      ending: readEnding(result.finishReason),
      model: result.finalStep.response.modelId,
      citations: readCitations(result.content),
      searchQueries,
      used: {
        inputTokens: result.usage.inputTokens ?? null,
        cachedInputTokens: result.usage.inputTokenDetails.cacheReadTokens ?? null,
        outputTokens: result.usage.outputTokens ?? null,
        searches: readBilledSearches(result.finalStep.providerMetadata) ?? searchQueries.length,
      },
    };
  }

  const upperUse = {
    inputTokens: MAX_INPUT_TOKENS,
    cachedInputTokens: 0,
    outputTokens: MAX_OUTPUT_TOKENS,
    searches: MAX_SEARCHES,
  };
  const typicalUse = { inputTokens: 15_000, cachedInputTokens: 0, outputTokens: 800, searches: 1 };
  return createModelEngine({ id: 'anthropic', model, timeoutMs, clock, upperUse, typicalUse, call });
}
