import {
  createJsonErrorResponseHandler,
  createJsonResponseHandler,
  getFromApi,
} from '@ai-sdk/provider-utils';
import { APICallError } from 'ai';
import * as z from 'zod';
import { type Fields, fieldsOf } from '../../reply/unknown-details.ts';
import { InvalidReplyError } from '../../reply/invalid-reply.ts';

/** How SerpApi is reached. */
export interface SerpapiSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** What a search page without an answer is called; an error to the vendor, a fact to us. */
const NOTHING_FOUND = /hasn't returned any results|is not available for this search/i;
/** One of these at least stands in every page, also in one without an answer. */
const PAGE_FIELDS = [
  'search_metadata',
  'search_parameters',
  'search_information',
  'organic_results',
  'ai_overview',
  'text_blocks',
  'error',
];
/** What a search that failed is called among ours. */
const FAULT = 'serpapi_error';
/** The month's searches are used up; comes with the status of a server that is only busy. */
const USED_UP = /run out of searches/i;

/**
 * One search of the vendor (serpapi.com/search-api). Null where the page has nothing to show. Throws APICallError and
 * InvalidReplyError.
 */
export async function getSearch({
  settings,
  parameters,
  signal,
  fetch,
}: {
  settings: SerpapiSettings;
  parameters: Readonly<Record<string, string>>;
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
}): Promise<Fields | null> {
  const query = new URLSearchParams({ ...parameters, api_key: settings.apiKey, no_cache: 'true' });
  const value = await getPage({
    url: `${settings.baseUrl.replace(/\/+$/, '')}/search.json?${query.toString()}`,
    signal,
    fetch,
  });
  const reply = fieldsOf(value);
  if (reply === null) throw new InvalidReplyError('a reply that is no object', { body: value });
  if (!PAGE_FIELDS.some((name) => name in reply))
    throw new InvalidReplyError('a reply that is no page', { body: reply });
  const { error } = reply;
  if (typeof error !== 'string' || error === '') return reply;
  if (NOTHING_FOUND.test(error)) return null;
  throw USED_UP.test(error) ? buildUsedUp() : buildFault(error);
}

async function getPage({
  url,
  signal,
  fetch,
}: {
  url: string;
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
}): Promise<unknown> {
  try {
    const { value } = await getFromApi({
      url,
      successfulResponseHandler: createJsonResponseHandler(z.unknown()),
      failedResponseHandler: createJsonErrorResponseHandler({
        errorSchema: z.unknown(),
        errorToMessage: () => 'the provider refused',
      }),
      abortSignal: signal,
      fetch,
    });
    return value;
  } catch (error) {
    throw APICallError.isInstance(error) && USED_UP.test(error.responseBody ?? '') ? buildUsedUp() : error;
  }
}

const buildFault = (message: string) =>
  new InvalidReplyError('the search failed', { body: { error: { code: FAULT, message } } });

/** Whether the vendor refused what it was asked: with a message of its own, or as a bad request. */
export function isRefusal(error: unknown): boolean {
  if (APICallError.isInstance(error)) return error.statusCode === 400;
  return error instanceof InvalidReplyError && fieldsOf(fieldsOf(error.body)?.['error'])?.['code'] === FAULT;
}

/** Failed searches are not charged (serpapi.com/faq). */
const buildUsedUp = () =>
  new InvalidReplyError('the searches of the plan are used up', {
    body: { error: { code: 'searches_used_up' } },
    status: 402,
    costMicroDollars: 0,
  });

/** Whether an overview says in words that the page shows none. */
export function saysNotShown(answer: Fields): boolean {
  return typeof answer['error'] === 'string' && NOTHING_FOUND.test(answer['error']);
}
