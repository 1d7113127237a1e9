import type { ReadableStream } from 'node:stream/web';

/** An answer of 256 kB with its citations, searches and sealed reasoning stays far below. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** The provider's response cannot be an answer: it is too large or not UTF-8. */
export class UnreadableResponseError extends Error {
  override readonly name = 'UnreadableResponseError';
}

async function readBoundedBody(response: Response): Promise<Uint8Array[]> {
  const body: ReadableStream<Uint8Array> | null = response.body;
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) {
      await reader?.cancel();
      throw new UnreadableResponseError('response too large');
    }
    chunks.push(part.value);
  }
  return chunks;
}

function decodeUtf8(chunks: readonly Uint8Array[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new UnreadableResponseError('response is not UTF-8');
  }
}

/**
 * `fetch` for answer engines: the body is read whole before anything parses it, at most
 * MAX_RESPONSE_BYTES, as strict UTF-8. Throws UnreadableResponseError.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const text = decodeUtf8(await readBoundedBody(response));
  const headers = new Headers(response.headers);
  // They describe the bytes of the wire, not the decoded text.
  headers.delete('content-length');
  headers.delete('content-encoding');
  const { status, statusText } = response;
  return new Response([204, 205, 304].includes(status) ? null : text, { status, statusText, headers });
};
