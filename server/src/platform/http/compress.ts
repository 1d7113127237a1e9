import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this a packet carries it as it is. */
const WORTH_BYTES = 1_400;
const BROTLI_QUALITY = 4;

/** Compresses texts made on the spot (JSON, pages); files are compressed by the build. */
export function compressTexts(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || payload.length < WORTH_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (Buffer.isBuffer(payload) && !isJson(reply.getHeader('content-type'))) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = [request.headers['accept-encoding'] ?? ''].flat().join(',');
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length');
      return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      return gzipped(payload);
    }
    return payload;
  });
}

/** Bytes may be anything; ours are worth the work when they are JSON. */
function isJson(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('application/json');
}
