import type { EngineCitation, EngineQuestion } from '../../answer-engine.ts';
import type { ModelAnswer } from '../../model-engine.ts';
import { type Fields, LenientReading } from '../../reply/unknown-details.ts';
import { InvalidReplyError } from '../../reply/invalid-reply.ts';
import { buildPageAnswer } from '../build-answer.ts';
import { askTask, type DataforseoSettings } from './ask-task.ts';
import { toLocation } from './location.ts';

const MAX_KEYWORD = 2000;

/**
 * ChatGPT as its own page shows it, over POST {baseUrl}/ai_optimization/chat_gpt/llm_scraper/live/advanced. Whether it
 * searches is left to it, as it is for a person.
 */
export function createChatgptPageCall(settings: DataforseoSettings, fetch: typeof globalThis.fetch) {
  return async (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> => {
    const { result, costMicroDollars } = await askTask({
      settings,
      path: 'ai_optimization/chat_gpt/llm_scraper/live/advanced',
      keyword: question.text,
      maxKeyword: MAX_KEYWORD,
      task: toLocation(question),
      signal,
      fetch,
    });
    const reading = new LenientReading();
    const text = reading.text(result?.['markdown'], 'part');
    if (result === null || text === null)
      throw new InvalidReplyError('a page of ChatGPT without a text', { body: result, costMicroDollars });
    return buildPageAnswer({
      reading,
      text,
      citations: readSources(reading, result),
      model: reading.text(result['model'], 'field'),
      searchQueries: reading.texts(result['fan_out_queries'], 'action'),
      searches: 1,
      costMicroDollars,
    });
  };
}

/** `sources` are the pages it cites; `search_results` holds all it found, and is left out. */
function readSources(reading: LenientReading, result: Fields): EngineCitation[] {
  return reading.objects(result['sources'], 'source').flatMap((source) => {
    const url = reading.text(source['url'], 'source');
    if (url === null) reading.note('source');
    return url === null ? [] : [{ url, title: reading.text(source['title'], 'source'), span: null }];
  });
}
