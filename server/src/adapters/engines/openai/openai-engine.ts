import type { EngineId } from '@citato/contract';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { createModelEngine, type ModelAnswer } from '../model-engine.ts';
import type { EngineNeeds } from '../provider-settings.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { postQuestion } from '../wire/post-question.ts';
import { toUserLocation } from '../wire/user-location.ts';
import { readResponsesReply } from './read-reply.ts';

/** Bounds of one call; together with the price they make its estimated cost. */
const MAX_TOOL_CALLS = 4;
const MAX_OUTPUT_TOKENS = 6000;
const MAX_INPUT_TOKENS = 20_000;

/** A model with web search over POST {baseUrl}/responses, asked from the question's market: OpenAI's, and xAI's. */
export function createOpenaiEngine({
  id = 'openai',
  settings: { apiKey, baseUrl, model },
  fetch = boundedFetch,
  timeoutMs,
  clock,
}: EngineNeeds & { id?: Extract<EngineId, 'openai' | 'grok'> }): AnswerEngine {
  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const body = await postQuestion({
      baseUrl,
      path: 'responses',
      headers: { authorization: `Bearer ${apiKey}` },
      body: {
        model,
        input: [{ role: 'user', content: [{ type: 'input_text', text: question.text }] }],
        tools: [{ type: 'web_search', user_location: toUserLocation(question) }],
        max_output_tokens: MAX_OUTPUT_TOKENS,
        max_tool_calls: MAX_TOOL_CALLS,
        // Answers are kept here, by the retention of the customer's plan; not at the provider.
        store: false,
      },
      signal,
      fetch,
    });
    return readResponsesReply(body, { question: question.text });
  }

  const upperUse = {
    inputTokens: MAX_INPUT_TOKENS,
    cachedInputTokens: 0,
    outputTokens: MAX_OUTPUT_TOKENS,
    searches: MAX_TOOL_CALLS,
  };
  const typicalUse = { inputTokens: 9000, cachedInputTokens: 0, outputTokens: 700, searches: 1 };
  return createModelEngine({ id, model, timeoutMs, clock, upperUse, typicalUse, call });
}
