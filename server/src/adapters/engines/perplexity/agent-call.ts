import type { EngineQuestion } from '../answer-engine.ts';
import type { ModelAnswer } from '../model-engine.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { postQuestion } from '../wire/post-question.ts';
import { BOUNDS } from './bounds.ts';
import { toSearchPlace } from './search-place.ts';
import { readAgentReply } from './read-agent-reply.ts';

/**
 * The Agent API over POST {baseUrl}/agent. A field it does not know is refused, and a model does not search unless it
 * is given the search tool and instructed to use it.
 */
export function createAgentCall(
  { apiKey, baseUrl, model }: ProviderSettings,
  fetch: typeof globalThis.fetch,
) {
  return async (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> => {
    const body = await postQuestion({
      baseUrl,
      path: 'agent',
      headers: { authorization: `Bearer ${apiKey}` },
      body: {
        model,
        input: question.text,
        max_output_tokens: BOUNDS.agent.outputTokens,
        max_tool_calls: BOUNDS.agent.searches,
        tools: [{ type: 'web_search', search_context_size: 'low', user_location: toSearchPlace(question) }],
        tool_choice: { type: 'web_search' },
        // Answers are kept here, by the retention of the customer's plan; not at the provider.
        store: false,
      },
      signal,
      fetch,
    });
    return readAgentReply(body, { question: question.text });
  };
}
