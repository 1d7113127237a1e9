import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { createModelEngine, type ModelAnswer } from '../model-engine.ts';
import type { EngineNeeds } from '../provider-settings.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { postQuestion } from '../wire/post-question.ts';
import { toUserLocation } from '../wire/user-location.ts';
import { readMessagesReply } from './read-reply.ts';

/** Bounds of one call; together with the price they make its estimated cost. Found text is billed as input. */
const MAX_SEARCHES = 3;
const MAX_INPUT_TOKENS = 40_000;
const MAX_OUTPUT_TOKENS = 6000;

/** Claude with web search over POST {baseUrl}/messages, asked from Italy. */
export function createAnthropicEngine({
  settings: { apiKey, baseUrl, model },
  fetch = boundedFetch,
  timeoutMs,
  clock,
}: EngineNeeds): AnswerEngine {
  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const body = await postQuestion({
      baseUrl,
      path: 'messages',
      headers: { 'anthropic-version': '2023-06-01', 'x-api-key': apiKey },
      body: {
        model,
        max_tokens: MAX_OUTPUT_TOKENS,
        messages: [{ role: 'user', content: [{ type: 'text', text: question.text }] }],
        tools: [
          {
            // This version hands the found pages to the model as they are; newer ones filter them by code it runs.
            type: 'web_search_20250305',
            name: 'web_search',
            max_uses: MAX_SEARCHES,
            user_location: toUserLocation(question),
          },
        ],
      },
      signal,
      fetch,
    });
    return readMessagesReply(body, { question: question.text });
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
