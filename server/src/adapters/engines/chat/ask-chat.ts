import type { EngineQuestion } from '../answer-engine.ts';
import type { ModelAnswer } from '../model-engine.ts';
import type { CompatibleSettings, Wire } from '../provider-settings.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { postQuestion } from '../wire/post-question.ts';
import { readChatReply } from './read-reply.ts';

/**
 * Asks a question, verbatim, over POST {baseUrl}/chat/completions.
 * @param searches how many are billed with each reply
 * @param extra fields of the provider's own
 */
export async function askChat({
  settings: { apiKey, baseUrl, model },
  fetch = boundedFetch,
  question,
  maxOutputTokens,
  signal,
  searches = 0,
  extra = {},
}: Wire & {
  settings: CompatibleSettings;
  question: EngineQuestion;
  maxOutputTokens: number;
  signal: AbortSignal;
  searches?: number;
  extra?: Readonly<Record<string, unknown>>;
}): Promise<ModelAnswer> {
  const body = await postQuestion({
    baseUrl,
    path: 'chat/completions',
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    body: {
      model,
      messages: [{ role: 'user', content: question.text }],
      max_tokens: maxOutputTokens,
      ...extra,
    },
    signal,
    fetch,
  });
  return readChatReply(body, { searches });
}
