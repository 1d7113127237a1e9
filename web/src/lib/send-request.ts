import type { Endpoint } from '@citato/contract';
import { createNetworkError, createUnreadableError, parseJson, readApiError } from './api-error.ts';
import type { ApiInput, ApiResult } from './api-types.ts';
import { addressOf } from './browser/base-path.ts';
import { buildApiPath, type AddressValues } from './build-api-path.ts';
import { findHeldAnswer, holdAnswer } from './session/held-answers.ts';

interface Sending {
  accessToken: string | null;
  signal?: AbortSignal | undefined;
  keepalive?: true | undefined;
  fallbackMessage?: string | undefined;
}

/** One call, once: no refresh, no retry. Throws `ApiError`; an abort passes through as it is. */
export async function sendRequest<E extends Endpoint>({
  endpoint,
  input,
  accessToken,
  signal,
  keepalive,
  fallbackMessage,
}: { endpoint: E; input: ApiInput<E> } & Sending): Promise<ApiResult<E>> {
  const { params, query, body, file } = widenInput(input);
  const url = addressOf(buildApiPath({ path: endpoint.path, params, query }));
  const held = endpoint.method === 'GET' ? findHeldAnswer(url) : null;
  const response = await fetchOrFail(url, {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file !== undefined && { 'content-type': 'application/octet-stream' }),
      ...(held !== null && { 'if-none-match': held.etag }),
      ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file }),
    ...(signal !== undefined && { signal }),
    ...(keepalive !== undefined && { keepalive }),
  });
  if (response.status === 304 && held !== null) return trustResult<E>(held.value);
  if (!response.ok) throw await readApiError({ response, fallbackMessage });
  const value = await readResult<E>({ endpoint, response, signal });
  const etag = response.headers.get('etag');
  if (etag !== null) holdAnswer({ url, etag, value });
  return value;
}

async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw createNetworkError();
  }
}

async function readResult<E extends Endpoint>({
  endpoint,
  response,
  signal,
}: {
  endpoint: E;
  response: Response;
  signal: AbortSignal | undefined;
}): Promise<ApiResult<E>> {
  const expected = endpoint.responses[response.status];
  if (expected === 'empty') return trustResult<E>(undefined);
  const failReading = (error: unknown) => {
    throw signal?.aborted === true ? error : createNetworkError();
  };
  if (expected === 'binary' || expected === 'html')
    return trustResult<E>(await response.blob().catch(failReading));
  if (expected === undefined || typeof expected === 'string') throw createUnreadableError(response.status);
  const text = await response.text().catch(failReading);
  const parsed = expected.safeParse(parseJson(text));
  if (!parsed.success) throw createUnreadableError(response.status);
  return trustResult<E>(parsed.data);
}

// Safe: the value was just parsed by the endpoint's own schema for this status, which is where the type comes from.
function trustResult<E extends Endpoint>(value: unknown): ApiResult<E> {
  return value as ApiResult<E>;
}

// Safe: every input has at most these four parts; which of them the endpoint asks for was checked at the call.
function widenInput<E extends Endpoint>(input: ApiInput<E>) {
  return input as { params?: AddressValues; query?: AddressValues; body?: unknown; file?: Blob };
}
