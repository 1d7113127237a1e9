import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';

/** The provider's response cannot be an answer: it is too large, or its bytes are no text. */
export class UnreadableResponseError extends Error {
  override readonly name = 'UnreadableResponseError';
}

/** Reads a response whole, decompressed; one of more than `maxBytes` is left and its connection ended. */
export function readBoundedBody(response: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const body = decompress(response, reject);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) {
      chunks.push(chunk);
      return;
    }
    body.off('data', take);
    reject(new UnreadableResponseError('response too large'));
    response.destroy();
  };
  body.on('data', take);
  body.on('end', () => resolve(Buffer.concat(chunks)));
  response.on('error', reject);
  response.on('close', () => {
    if (response.complete) return;
    reject(new Error('The connection was closed within the response'));
    body.destroy();
  });
  return promise;
}

/** A small compressed body may be a large one: the decompressed bytes are counted. */
function decompress(response: IncomingMessage, fail: (error: Error) => void): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return response;
  const decoder = encoding === 'br' ? createBrotliDecompress() : createUnzip();
  decoder.on('error', () => {
    fail(new UnreadableResponseError('response cannot be decompressed'));
    response.destroy();
  });
  return response.pipe(decoder);
}
