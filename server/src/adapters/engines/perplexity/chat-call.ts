import type { EngineQuestion } from '../answer-engine.ts';
import { askChat } from '../chat/ask-chat.ts';
import type { ModelAnswer } from '../model-engine.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { BOUNDS } from './bounds.ts';
import { toSearchPlace } from './search-place.ts';

/**
 * Sonar over POST {baseUrl}/chat/completions. Its citations are the pages behind the numbers [1], [2]… of its text, so
 * all of them are kept in its own order.
 */
export function createChatCall(settings: ProviderSettings, fetch: typeof globalThis.fetch) {
  const { outputTokens: maxOutputTokens, searches } = BOUNDS.chat;

  return (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> =>
    askChat({
      settings,
      fetch,
      question,
      maxOutputTokens,
      signal,
      searches,
      extra: {
        web_search_options: { search_context_size: 'low', user_location: toSearchPlace(question) },
      },
    });
}
