import { isUtf8 } from 'node:buffer';
import { DIRECT, type Outbound } from '#adapters/outbound';
import { type PostedResponse, postText } from './post-text.ts';
import { UnreadableResponseError } from './read-bounded-body.ts';

/** An answer of 256 kB with its citations, searches and sealed reasoning stays far below this. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
const MAX_REDIRECTS = 20;
/** The redirects that keep method and body; others would change the request. */
const MOVED = [307, 308];
/** Headers that describe the compressed body, not the decompressed one. */
const OF_THE_WIRE = ['content-length', 'content-encoding'];
const KEYS = ['authorization', 'x-api-key', 'x-goog-api-key'];

/**
 * `fetch` for answer engines, which post a text or ask for a page: the body is read whole before anything parses it, at most
 * MAX_RESPONSE_BYTES, as strict UTF-8. By the platform's own `fetch` a call takes several times the processor time.
 * Throws UnreadableResponseError.
 */
export function createBoundedFetch(outbound: Outbound): typeof fetch {
  return async (input, init) => {
    const text = init?.body ?? null;
    const isPost = init?.method === 'POST';
    if (isPost ? typeof text !== 'string' : text !== null || (init?.method ?? 'GET') !== 'GET')
      throw new TypeError('Only texts are posted, and only pages asked for');
    const { status, statusText, headers, body } = await postAndFollow({
      outbound,
      url: new URL(input instanceof Request ? input.url : input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      text: typeof text === 'string' ? text : null,
      signal: init?.signal ?? null,
    });
    if (!isUtf8(body)) throw new UnreadableResponseError('response is not UTF-8');
    const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !OF_THE_WIRE.includes(name) ? [[name, value]] : [],
    );
    const hasBody = ![204, 205, 304].includes(status);
    return new Response(hasBody ? body : null, { status, statusText, headers: kept });
  };
}

/** Direct requests, where no client is given. */
export const boundedFetch = createBoundedFetch(DIRECT);

/** A redirected question is asked again there; another server is not given the key. */
async function postAndFollow({
  outbound,
  url,
  headers,
  text,
  signal,
}: {
  outbound: Outbound;
  url: URL;
  headers: Record<string, string>;
  text: string | null;
  signal: AbortSignal | null;
}): Promise<PostedResponse> {
  for (let redirects = 0; ; redirects += 1) {
    const response = await postText(url, { outbound, headers, text, signal, maxBytes: MAX_RESPONSE_BYTES });
    const { location } = response.headers;
    if (!MOVED.includes(response.status) || location === undefined || redirects === MAX_REDIRECTS)
      return response;
    const next = new URL(location, url);
    if (next.origin !== url.origin)
      headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !KEYS.includes(name)));
    url = next;
  }
}
