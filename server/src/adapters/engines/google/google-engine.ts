import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { createModelEngine, type ModelAnswer } from '../model-engine.ts';
import type { EngineNeeds } from '../provider-settings.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { toCoordinates } from '../wire/coordinates.ts';
import { postQuestion } from '../wire/post-question.ts';
import { readGenerateContentReply } from './read-reply.ts';
import { type ResolveRedirect, resolveSources } from './resolve-sources.ts';

/** Bounds of one call; together with the price they make its estimated cost. Thoughts are billed as output. */
const MAX_SEARCHES = 6;
const TYPICAL_SEARCHES = 3;
const MAX_INPUT_TOKENS = 20_000;
const MAX_OUTPUT_TOKENS = 8000;

/** Gemini with Google Search over POST {baseUrl}/models/{model}:generateContent, asked from the question's market. */
export function createGoogleEngine({
  settings,
  fetch = boundedFetch,
  timeoutMs,
  clock,
  resolveRedirect,
}: EngineNeeds & { resolveRedirect: ResolveRedirect }): AnswerEngine {
  const { apiKey, baseUrl, model } = settings;

  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const body = await postQuestion({
      baseUrl,
      path: `${model.includes('/') ? model : `models/${model}`}:generateContent`,
      headers: { 'x-goog-api-key': apiKey },
      body: {
        contents: [{ role: 'user', parts: [{ text: question.text }] }],
        tools: [{ googleSearch: {} }],
        toolConfig: { retrievalConfig: { latLng: toCoordinates(question), languageCode: question.language } },
        generationConfig: { maxOutputTokens: MAX_OUTPUT_TOKENS },
      },
      signal,
      fetch,
    });
    const answer = readGenerateContentReply(body, { question: question.text });
    const { used, citations } = answer;
    return {
      ...answer,
      citations: await resolveSources({ citations, resolveRedirect }),
      used: { ...used, searches: countBilledSearches({ model, queries: used.searches }) },
    };
  }

  const upperUse = {
    inputTokens: MAX_INPUT_TOKENS,
    cachedInputTokens: 0,
    outputTokens: MAX_OUTPUT_TOKENS,
    searches: countBilledSearches({ model, queries: MAX_SEARCHES }),
  };
  const typicalUse = {
    inputTokens: 300,
    cachedInputTokens: 0,
    outputTokens: 1500,
    searches: countBilledSearches({ model, queries: TYPICAL_SEARCHES }),
  };
  return createModelEngine({ id: 'google', model, timeoutMs, clock, upperUse, typicalUse, call });
}

/** Gemini 2 is billed once for a grounded answer, later models for every query. */
function countBilledSearches({ model, queries }: { model: string; queries: number }): number {
  return model.startsWith('gemini-2') ? Math.min(1, queries) : queries;
}
