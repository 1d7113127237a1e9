import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Outbound } from '#adapters/outbound';
import { UnreadableResponseError, readBoundedBody } from './read-bounded-body.ts';

const ACCEPTED = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br' };

/** A response whose body is read whole. */
export interface PostedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

/**
 * Sends a text by POST, or asks by GET where there is none, over a connection that is kept, and reads the response whole, at most `maxBytes` of it. Fails as
 * `fetch` does: with the reason of `signal`, or with a TypeError that has the error of the connection for its cause;
 * besides with UnreadableResponseError.
 */
export async function postText(
  url: URL,
  {
    outbound,
    headers,
    text,
    signal,
    maxBytes,
  }: {
    outbound: Outbound;
    headers: OutgoingHttpHeaders;
    text: string | null;
    signal: AbortSignal | null;
    maxBytes: number;
  },
): Promise<PostedResponse> {
  try {
    const sent = text === null ? ({ method: 'GET' } as const) : ({ method: 'POST', body: text } as const);
    const asked = { url, ...sent, headers: { ...ACCEPTED, ...headers }, signal };
    const response = await outbound.request(asked);
    const { statusCode: status = 0, statusMessage: statusText = '', headers: named } = response;
    return { status, statusText, headers: named, body: await readBoundedBody(response, maxBytes) };
  } catch (error) {
    if (signal?.aborted) throw asError(signal.reason);
    throw error instanceof UnreadableResponseError ? error : new TypeError('fetch failed', { cause: error });
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('The call was stopped', { cause: reason });
}
