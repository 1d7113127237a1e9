import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { SiteFault } from './site-fault.ts';

/** For the compressed and the decompressed body; the rest is not read. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The unpacked body of a response, cut where the bound is reached. The connection is closed whatever happens. */
export async function readBody(
  response: IncomingMessage,
  maxBytes = MAX_BYTES,
): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of atMost(unpack(response, maxBytes), maxBytes)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    return { bytes, isCut: bytes.length >= maxBytes };
  } finally {
    response.destroy();
  }
}

function unpack(response: IncomingMessage, maxBytes: number): AsyncIterable<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const unpacking = createUnpacking(encoding);
  // The reader of `unpacking` sees every fault of the response; there is nothing to add here.
  pipeline(
    response,
    (source) => atMost(source, maxBytes),
    unpacking,
    () => undefined,
  );
  return unpacking;
}

/** Of an interrupted body the part that arrived is returned. */
function createUnpacking(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') {
    return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  }
  if (encoding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  throw new SiteFault('unreadable', 'unknown content encoding');
}

async function* atMost(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let left = maxBytes;
  for await (const chunk of source) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}
