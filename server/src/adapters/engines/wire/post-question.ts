import {
  createJsonErrorResponseHandler,
  createJsonResponseHandler,
  postJsonToApi,
} from '@ai-sdk/provider-utils';
import * as z from 'zod';

/** What a provider sends with a failure status; `classify-failure.ts` reads the body itself. */
const anyError = z.unknown();

/**
 * Posts a question and gives the body of the reply as it is, whatever it holds: what can be read of it is decided by the
 * reader of its protocol. Throws APICallError on a status of failure and on a body that is no JSON.
 */
export async function postQuestion({
  baseUrl,
  path,
  headers,
  body,
  signal,
  fetch,
}: {
  /** With the version path. */
  baseUrl: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
}): Promise<unknown> {
  const { value } = await postJsonToApi({
    url: `${baseUrl.replace(/\/+$/, '')}/${path}`,
    headers,
    body,
    successfulResponseHandler: createJsonResponseHandler(z.unknown()),
    failedResponseHandler: createJsonErrorResponseHandler({
      errorSchema: anyError,
      errorToMessage: () => 'the provider refused',
    }),
    abortSignal: signal,
    fetch,
  });
  return value;
}
