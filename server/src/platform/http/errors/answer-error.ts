import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#platform/logging';
import { toErrorAnswer } from './error-answer.ts';
import { nameRoute } from '../observe/name-route.ts';
import { workOf } from '../observe/request-work.ts';

export function answerError({
  error,
  request,
  reply,
  log,
}: {
  error: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
  log: Logger;
}): FastifyReply {
  const answer = toErrorAnswer(error);
  workOf(request).errorCode = answer.body.code;
  if (answer.isFault) {
    log.error(
      {
        requestId: request.id,
        method: request.method,
        route: nameRoute(request),
        status: answer.status,
        err: error,
      },
      'Request failed',
    );
  }
  if (answer.retryAfterSeconds !== null) reply.header('retry-after', String(answer.retryAfterSeconds));
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}
