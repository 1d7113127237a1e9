import type { Endpoint } from '@citato/contract';
import { ApiError } from './api-error.ts';
import type { ApiInput, ApiResult } from './api-types.ts';
import { refreshAccessToken } from './session/refresh-access-token.ts';
import { sendRequest } from './send-request.ts';
import { endSession, readAccessToken, readGeneration } from './session/session-store.ts';

export { ApiError, readErrorMessage } from './api-error.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** The caller is a poll: an expired session is left for the next real call to notice. */
  isBackground?: boolean;
  /** Goes on when the page is left meanwhile; for a small body alone. */
  keepalive?: true;
  /** Message for an answer without our JSON. */
  fallbackMessage?: string;
}

/**
 * Calls an endpoint of the contract. An answer 401 refreshes the session once and tries once more; when that fails
 * too, the session has ended. Throws `ApiError` with an Italian message.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { signal, isBackground = false, keepalive, fallbackMessage, ...input }: ApiInput<E> & CallOptions,
): Promise<ApiResult<E>> {
  const send = (accessToken: string | null) =>
    sendRequest<E>({
      endpoint,
      input: narrowInput<E>(input),
      accessToken,
      signal,
      keepalive,
      fallbackMessage,
    });
  if (endpoint.access === 'public') return send(null);

  const generation = readGeneration();
  try {
    return await sendWithSession({ send, generation });
  } catch (error) {
    const isSameSession = generation === readGeneration();
    if (isUnauthenticated(error) && !isBackground && isSameSession) endSession('expired');
    throw error;
  }
}

async function sendWithSession<Result>({
  send,
  generation,
}: {
  send: (accessToken: string) => Promise<Result>;
  generation: number;
}): Promise<Result> {
  const accessToken = readAccessToken() ?? (await refreshAccessToken(null));
  try {
    return await send(accessToken);
  } catch (error) {
    // A user who has signed in meanwhile did not make this call.
    if (!isUnauthenticated(error) || generation !== readGeneration()) throw error;
    return send(await refreshAccessToken(accessToken));
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

// Safe: what is left of the argument after the options is the endpoint's input; the rest type cannot say so.
function narrowInput<E extends Endpoint>(input: unknown): ApiInput<E> {
  return input as ApiInput<E>;
}
