import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { askChatModel } from '../ask-chat-model.ts';
import { createChatModel } from '../chat-model.ts';
import { readChatSources } from '../chat-sources.ts';
import { createModelEngine, type ModelAnswer, readEnding } from '../model-engine.ts';
import type { ProviderSettings } from '../provider-settings.ts';

/** Bounds of one call; together with the price they make its estimated cost. */
const MAX_INPUT_TOKENS = 2000;
const MAX_OUTPUT_TOKENS = 6000;
/** Every call searches, and one call is billed as one request whatever it searched for. */
const REQUESTS = 1;

/**
 * Perplexity's Sonar over POST {baseUrl}/chat/completions, asked from Italy. Its citations are the pages behind the
 * numbers [1], [2]… of its text, so all of them are kept in its own order.
 */
export function createPerplexityEngine({
  settings,
  timeoutMs,
  clock,
}: {
  settings: ProviderSettings;
  timeoutMs: number;
  clock: Clock;
}): AnswerEngine {
  const chatModel = createChatModel({ provider: 'perplexity', settings });

  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const answer = await askChatModel({
      model: chatModel,
      question: question.text,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      signal,
      providerOptions: {
        perplexity: {
          web_search_options: {
            search_context_size: 'low',
            user_location: { country: question.country },
          },
        },
      },
    });
    const { citations, costMicroDollars } = readChatSources(answer.metadata);
    return {
      text: answer.text,
      ending: readEnding(answer.finishReason),
      model: answer.modelId,
      citations,
      searchQueries: [],
      used: {
        inputTokens: answer.inputTokens,
        cachedInputTokens: null,
        outputTokens: answer.outputTokens,
        searches: REQUESTS,
      },
      costMicroDollars,
    };
  }

  const upperUse = {
    inputTokens: MAX_INPUT_TOKENS,
    cachedInputTokens: 0,
    outputTokens: MAX_OUTPUT_TOKENS,
    searches: REQUESTS,
  };
  const typicalUse = { inputTokens: 30, cachedInputTokens: 0, outputTokens: 500, searches: REQUESTS };
  return createModelEngine({
    id: 'perplexity',
    model: settings.model,
    timeoutMs,
    clock,
    upperUse,
    typicalUse,
    call,
  });
}
