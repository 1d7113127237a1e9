import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBodyOf } from './error-answer.ts';
import { allowedMethods } from '../route-table.ts';

export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = allowedMethods(request.url.split('?', 1)[0] ?? '');
  if (allowed.length === 0) return reply.code(404).send(errorBodyOf('request.not_found'));
  return reply.code(405).header('allow', allowed.join(', ')).send(errorBodyOf('request.method_not_allowed'));
}
