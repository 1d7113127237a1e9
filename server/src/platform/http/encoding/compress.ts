import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Form, chooseEncoding, compress, isWorthCompressing } from './forms.ts';

/** Compresses texts made on the spot (JSON, pages); files are compressed by the build, cached answers once a version. */
export function compressTexts(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isWorthCompressing(payload)) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(payload, encoding);
  });
}

/** Sends JSON in a form that is ready. */
export function sendForm(reply: FastifyReply, { encoding, bytes }: Form): FastifyReply {
  addVary(reply);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}

function addVary(reply: FastifyReply): void {
  const given = reply.getHeader('vary');
  reply.header('vary', given === undefined ? 'accept-encoding' : `${String(given)}, accept-encoding`);
}
