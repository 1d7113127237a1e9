import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Encoding, ENCODINGS, compress } from './compressed-forms.ts';

/** Below this a packet carries it as it is. */
const WORTH_BYTES = 1_400;

/** Compresses texts made on the spot (JSON, pages); files are compressed by the build. */
export function compressTexts(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || payload.length < WORTH_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (Buffer.isBuffer(payload) && !isJson(reply.getHeader('content-type'))) return payload;
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(payload, encoding);
  });
}

/** The best encoding a client accepts; null when it takes none of ours. `q=0` says that it does not. */
function chooseEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = [header ?? '']
    .flat()
    .join(',')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

function addVary(reply: FastifyReply): void {
  const given = reply.getHeader('vary');
  reply.header('vary', given === undefined ? 'accept-encoding' : `${String(given)}, accept-encoding`);
}

/** Bytes may be anything; ours are worth the work when they are JSON. */
function isJson(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('application/json');
}
