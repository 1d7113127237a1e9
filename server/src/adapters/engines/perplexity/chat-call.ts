import type { EngineQuestion } from '../answer-engine.ts';
import { askChatModel } from '../ask-chat-model.ts';
import { createChatModel } from '../chat-model.ts';
import { readChatSources } from '../chat-sources.ts';
import { type ModelAnswer, readEnding } from '../model-engine.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { BOUNDS } from './bounds.ts';

/**
 * Sonar over POST {baseUrl}/chat/completions. Its citations are the pages behind the numbers [1], [2]… of its text, so
 * all of them are kept in its own order.
 */
export function createChatCall(settings: ProviderSettings, fetch: typeof globalThis.fetch) {
  const chatModel = createChatModel({ provider: 'perplexity', settings, fetch });
  const { outputTokens: maxOutputTokens, searches } = BOUNDS.chat;

  return async (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> => {
    const answer = await askChatModel({
      model: chatModel,
      question: question.text,
      maxOutputTokens,
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
        searches,
      },
      costMicroDollars,
    };
  };
}
