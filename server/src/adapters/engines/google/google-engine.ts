import { createGoogle, type GoogleLanguageModelOptions } from '@ai-sdk/google';
import { generateText } from 'ai';
import * as z from 'zod';
import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { UnreadableResponseError } from '../wire/read-bounded-body.ts';
import { createModelEngine, type ModelAnswer, readEnding } from '../model-engine.ts';
import type { ProviderSettings, Wire } from '../provider-settings.ts';
import { readGrounding } from './read-grounding.ts';
import { type ResolveRedirect, resolveSources } from './resolve-sources.ts';

/** Bounds of one call; together with the price they make its estimated cost. Thoughts are billed as output. */
const MAX_SEARCHES = 6;
const TYPICAL_SEARCHES = 3;
const MAX_INPUT_TOKENS = 20_000;
const MAX_OUTPUT_TOKENS = 8000;
/** The search tool takes a place, no country: the middle of Italy's. */
const PLACES = { IT: { latitude: 41.9, longitude: 12.5 } } as const;

const answerBody = z.object({
  modelVersion: z.string().nullish(),
  candidates: z.array(z.unknown()).nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
});

/** Gemini with Google Search over POST {baseUrl}/models/{model}:generateContent, asked from Italy. */
export function createGoogleEngine({
  settings,
  fetch = boundedFetch,
  timeoutMs,
  clock,
  resolveRedirect,
}: Wire & {
  settings: ProviderSettings;
  timeoutMs: number;
  clock: Clock;
  resolveRedirect: ResolveRedirect;
}): AnswerEngine {
  const { apiKey, baseUrl, model } = settings;
  const google = createGoogle({ apiKey, baseURL: baseUrl, fetch });

  async function call(question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const options = {
      retrievalConfig: { latLng: PLACES[question.country] },
    } satisfies GoogleLanguageModelOptions;
    const result = await generateText({
      model: google(model),
      prompt: question.text,
      tools: { google_search: google.tools.googleSearch({}) },
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
      providerOptions: { google: options },
      include: { responseBody: true },
    });
    const { modelVersion } = readBody(result.finalStep.response.body);
    const { citations, searchQueries } = readGrounding({
      metadata: result.finalStep.providerMetadata,
      text: result.text,
    });
    return {
      text: result.text,
      ending: readEnding(result.finishReason),
      model: modelVersion ?? null,
      citations: await resolveSources({ citations, resolveRedirect }),
      searchQueries,
      used: {
        inputTokens: result.usage.inputTokens ?? null,
        cachedInputTokens: result.usage.inputTokenDetails.cacheReadTokens ?? null,
        outputTokens: result.usage.outputTokens ?? null,
        searches: countBilledSearches({ model, queries: searchQueries.length }),
      },
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

/** The SDK takes a body without candidates for an empty answer; it is none at all. */
function readBody(body: unknown): z.infer<typeof answerBody> {
  const parsed = answerBody.safeParse(body).data;
  if (parsed === undefined || (!parsed.candidates && !parsed.promptFeedback)) {
    throw new UnreadableResponseError('response without candidates');
  }
  return parsed;
}

/** Gemini 2 is billed once for a grounded answer, later models for every query. */
function countBilledSearches({ model, queries }: { model: string; queries: number }): number {
  return model.startsWith('gemini-2') ? Math.min(1, queries) : queries;
}
