import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { UnreadableResponseError, readBoundedBody } from './read-bounded-body.ts';

/** A provider that cannot be connected to is told apart from one that is thinking. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Responses of the kind 1xx before the real one; more are an attack. */
const MOST_INTERIM = 10;
const ACCEPTED = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br' };

/** A response whose body is read whole. */
export interface PostedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

/**
 * Sends a text by POST over a connection that is kept, and reads the response whole, at most `maxBytes` of it. Fails as
 * `fetch` does: with the reason of `signal`, or with a TypeError that has the error of the connection for its cause;
 * besides with UnreadableResponseError.
 */
export function postText(
  url: URL,
  {
    headers,
    text,
    signal,
    maxBytes,
  }: { headers: OutgoingHttpHeaders; text: string; signal: AbortSignal | null; maxBytes: number },
): Promise<PostedResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<PostedResponse>();
  const fail = (error: unknown) => {
    const isOurs = error instanceof UnreadableResponseError;
    reject(isOurs ? error : new TypeError('fetch failed', { cause: error }));
  };
  if (signal?.aborted) return Promise.reject(asError(signal.reason));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, { method: 'POST', headers: { ...ACCEPTED, ...headers } });
  const stop = () => {
    reject(asError(signal?.reason));
    request.destroy();
  };
  signal?.addEventListener('abort', stop, { once: true });
  let isAnswered = false;
  request.on('response', (response) => {
    isAnswered = true;
    const { statusCode: status = 0, statusMessage: statusText = '', headers: named } = response;
    readBoundedBody(response, maxBytes).then(
      (body) => resolve({ status, statusText, headers: named, body }),
      fail,
    );
  });
  // Stays for good: an error may follow the first, and one that nobody hears would end the process.
  request.on('error', fail);
  request.on('close', () => {
    signal?.removeEventListener('abort', stop);
    // HTTP has ways to end without a response, after which node tells of no error.
    if (!isAnswered) fail(new Error('The connection was closed without a response'));
  });
  boundWaiting(request);
  request.end(text);
  return promise;
}

/** Ends a request that gets no connection, or interim responses without end. */
function boundWaiting(request: ClientRequest): void {
  let interim = 0;
  request.on('information', () => {
    interim += 1;
    if (interim > MOST_INTERIM) request.destroy(new Error('Interim responses without end'));
  });
  request.once('socket', (socket) => {
    // One that was kept is connected already.
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(new ConnectTimeoutError()), CONNECT_TIMEOUT_MS);
    const isConnected = 'encrypted' in socket ? 'secureConnect' : 'connect';
    for (const event of [isConnected, 'close']) socket.once(event, () => clearTimeout(timer));
  });
}

class ConnectTimeoutError extends Error {
  override readonly name = 'ConnectTimeoutError';
  readonly code = 'CONNECT_TIMEOUT';
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('The call was stopped', { cause: reason });
}
