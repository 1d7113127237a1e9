import type { FastifyReply } from 'fastify';

/** Sends a page of ours without a script. */
export function sendPage(reply: FastifyReply, page: string): 'sent' {
  reply.type('text/html; charset=utf-8').send(page);
  return 'sent';
}
