import type { EngineQuestion } from '../../answer-engine.ts';
import type { ModelAnswer } from '../../model-engine.ts';
import { type Fields, fieldsOf, LenientReading } from '../../reply/unknown-details.ts';
import { InvalidReplyError } from '../../reply/invalid-reply.ts';
import { buildPageAnswer, buildUnshown } from '../build-answer.ts';
import { getSearch, isRefusal, saysNotShown, type SerpapiSettings } from './get-search.ts';
import { readBlocks } from './read-blocks.ts';
import { toLocale } from './locale.ts';

/** A token that led nowhere is given up, and the page searched for once more: tokens live for four minutes, and fail. */
const ATTEMPTS = 2;

/**
 * Google AI Overviews over GET {baseUrl}/search.json?engine=google: the overview inline, or a `page_token` by which
 * engine=google_ai_overview gives it. Each of these requests is a search of the plan.
 */
export function createAiOverviewsCall(settings: SerpapiSettings, fetch: typeof globalThis.fetch) {
  return async (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> => {
    const search = (parameters: Readonly<Record<string, string>>) =>
      getSearch({ settings, parameters, signal, fetch });
    let searches = 0;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      searches += 1;
      const page = await search({ engine: 'google', q: question.text, ...toLocale(question) });
      const inline = fieldsOf(page?.['ai_overview']);
      const cost = { searches, costMicroDollars: null };
      if (inline === null || saysNotShown(inline)) return buildUnshown(cost);
      const answer = readAnswer(inline, cost);
      if (answer !== null) return answer;
      const token = inline['page_token'];
      if (typeof token !== 'string') continue;
      const followed = await search({ engine: 'google_ai_overview', page_token: token }).catch(giveUpToken);
      if (followed === 'given_up') continue;
      searches += 1;
      const fetched = fieldsOf(followed?.['ai_overview']);
      if (fetched !== null && saysNotShown(fetched)) return buildUnshown({ ...cost, searches });
      const late = fetched && readAnswer(fetched, { ...cost, searches });
      if (late !== null) return late;
    }
    throw new InvalidReplyError('an overview without a text', {
      body: null,
      used: { inputTokens: null, cachedInputTokens: null, outputTokens: null, searches },
    });
  };
}

/** A token the vendor refuses, as one that has expired, is not charged; any other fault is one of the call. */
function giveUpToken(error: unknown): 'given_up' {
  if (isRefusal(error)) return 'given_up';
  throw error;
}

function readAnswer(
  overview: Fields,
  cost: { searches: number; costMicroDollars: null },
): ModelAnswer | null {
  const reading = new LenientReading();
  const { text, citations } = readBlocks(reading, overview);
  return text === '' ? null : buildPageAnswer({ reading, text, citations, ...cost });
}
