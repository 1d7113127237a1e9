import type { EngineQuestion } from '../../answer-engine.ts';
import type { ModelAnswer } from '../../model-engine.ts';
import { LenientReading } from '../../reply/unknown-details.ts';
import { InvalidReplyError } from '../../reply/invalid-reply.ts';
import { buildPageAnswer, buildUnshown } from '../build-answer.ts';
import { askTask, type DataforseoSettings } from './ask-task.ts';
import { toSearchLocation } from './location.ts';
import { readOverview } from './read-overview.ts';

const MAX_KEYWORD = 700;

/**
 * Google AI Overviews over POST {baseUrl}/serp/google/organic/live/advanced. Without `load_async_ai_overview` only cached
 * overviews come. An empty item is no answer we know of, and not "no answer shown".
 */
export function createAiOverviewsCall(settings: DataforseoSettings, fetch: typeof globalThis.fetch) {
  return async (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> => {
    const { result, costMicroDollars } = await askTask({
      settings,
      path: 'serp/google/organic/live/advanced',
      keyword: question.text,
      maxKeyword: MAX_KEYWORD,
      task: { ...toSearchLocation(question), device: 'desktop', depth: 10, load_async_ai_overview: true },
      signal,
      fetch,
    });
    const reading = new LenientReading();
    const overview = readOverview(reading, result);
    const cost = { searches: 1, costMicroDollars };
    if (overview === null) return buildUnshown(cost);
    if (overview.text === '')
      throw new InvalidReplyError('an overview without a text', { body: result, costMicroDollars });
    return buildPageAnswer({ reading, ...overview, ...cost });
  };
}
