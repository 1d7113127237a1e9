import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '#platform/metrics';
import { bearerOf } from '../endpoint-route.ts';
import { errorBodyOf } from '../errors/error-answer.ts';
import { comesFromThisMachine } from '../local-call.ts';

export interface MetricsAccess {
  /** The token that allows reading the figures from anywhere; null: none is set. */
  readonly token: string | null;
  /** Without a token: whether somebody on this very machine may read them. */
  readonly isOpenLocally: boolean;
}

/** `/metrics`: the product's figures in the text format of Prometheus. */
export function addMetricsRoute(
  server: FastifyInstance,
  { metrics, access }: { metrics: Metrics; access: MetricsAccess },
): void {
  const digest = access.token === null ? null : sha256(access.token);
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (digest !== null && !isBearer(request, digest))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send(errorBodyOf('accounts.unauthenticated'));
    if (digest === null && !(access.isOpenLocally && comesFromThisMachine(request)))
      return reply.code(404).send(errorBodyOf('request.not_found'));
    return reply.type(metrics.contentType).send(await metrics.render());
  });
}

/** Digests are of one length, so that the comparison takes as long whatever was sent. */
function isBearer(request: FastifyRequest, digest: Buffer): boolean {
  return timingSafeEqual(sha256(bearerOf(request) ?? ''), digest);
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
