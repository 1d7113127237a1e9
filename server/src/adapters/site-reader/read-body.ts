import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { SiteFault } from './site-fault.ts';

/** For the compressed and the decompressed body; the rest is not read. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The unpacked body of a response, cut at 2 MB. The connection is closed whatever happens. */
export async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of atMost(unpack(response))) chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

function unpack(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const unpacking = createUnpacking(encoding);
  // The reader of `unpacking` sees every fault of the response; there is nothing to add here.
  pipeline(response, atMost, unpacking, () => undefined);
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

async function* atMost(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = MAX_BYTES;
  for await (const chunk of source) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}
