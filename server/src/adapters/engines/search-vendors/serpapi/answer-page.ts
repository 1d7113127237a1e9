import type { EngineQuestion } from '../../answer-engine.ts';
import type { ModelAnswer } from '../../model-engine.ts';
import { LenientReading } from '../../reply/unknown-details.ts';
import { InvalidReplyError } from '../../reply/invalid-reply.ts';
import { buildPageAnswer } from '../build-answer.ts';
import { getSearch, type SerpapiSettings } from './get-search.ts';
import { readBlocks } from './read-blocks.ts';
import { toLocale } from './locale.ts';

/**
 * A page that always answers, over GET {baseUrl}/search.json: Google AI Mode (engine=google_ai_mode) or Copilot
 * (engine=bing_copilot, which takes neither country nor language).
 */
export function createAnswerPageCall(
  engine: 'google_ai_mode' | 'bing_copilot',
  settings: SerpapiSettings,
  fetch: typeof globalThis.fetch,
) {
  return async (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> => {
    const locale = engine === 'google_ai_mode' ? toLocale(question) : {};
    const page = await getSearch({
      settings,
      parameters: { engine, q: question.text, ...locale },
      signal,
      fetch,
    });
    if (page === null || !Array.isArray(page['text_blocks']))
      throw new InvalidReplyError('a page without an answer', { body: page });
    const reading = new LenientReading();
    return buildPageAnswer({ reading, ...readBlocks(reading, page), searches: 1, costMicroDollars: null });
  };
}
