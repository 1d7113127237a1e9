import type { EngineQuestion } from '../../answer-engine.ts';
import type { ModelAnswer } from '../../model-engine.ts';
import { LenientReading } from '../../reply/unknown-details.ts';
import { InvalidReplyError } from '../../reply/invalid-reply.ts';
import { buildPageAnswer } from '../build-answer.ts';
import { askTask, type DataforseoSettings } from './ask-task.ts';
import { toSearchLocation } from './location.ts';
import { readOverview } from './read-overview.ts';

const MAX_KEYWORD = 700;

/** Google AI Mode over POST {baseUrl}/serp/google/ai_mode/live/advanced: it always answers. */
export function createAiModeCall(settings: DataforseoSettings, fetch: typeof globalThis.fetch) {
  return async (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> => {
    const { result, costMicroDollars } = await askTask({
      settings,
      path: 'serp/google/ai_mode/live/advanced',
      keyword: question.text,
      maxKeyword: MAX_KEYWORD,
      task: { ...toSearchLocation(question), device: 'desktop' },
      signal,
      fetch,
    });
    const reading = new LenientReading();
    const answer = readOverview(reading, result);
    if (answer === null)
      throw new InvalidReplyError('a page of AI Mode without an answer', { body: result, costMicroDollars });
    return buildPageAnswer({ reading, ...answer, searches: 1, costMicroDollars });
  };
}
