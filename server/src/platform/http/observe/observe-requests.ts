import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from '#platform/logging';
import { defineCounter, defineHistogram, type Metrics } from '#platform/metrics';
import { isQuietRoute, nameRoute } from './name-route.ts';
import { workOf } from './request-work.ts';

const ROUTE = { what: 'the pattern of a route, (page), (file) or (none)', max: 250 };

const requests = defineCounter({
  name: 'citato_http_requests_total',
  help: 'Requests that were answered.',
  labels: {
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    route: ROUTE,
    status: ['200', '201', '202', '204', '206', '301', '302', '303', '304', '307', '400', '401'].concat([
      '403',
      '404',
      '405',
      '408',
      '409',
      '412',
      '413',
      '415',
      '416',
      '417',
      '429',
      '431',
      '500',
      '503',
    ]),
  },
});

const durations = defineHistogram({
  name: 'citato_http_request_duration_seconds',
  help: 'How long requests took to answer; streams of live events are left out.',
  labels: { route: ROUTE },
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const HTTP_METRICS = [requests, durations];

/** Counts every request and writes its one log line: route, caller, outcome, never an address or a text. */
export function observeRequests(
  server: FastifyInstance,
  { log, metrics }: { log: Logger; metrics: Metrics },
): void {
  const count = metrics.counter(requests);
  const time = metrics.histogram(durations);
  server.addHook('onResponse', (request, reply, done) => {
    const route = nameRoute(request);
    const { method } = request;
    const { userId, errorCode, statements } = workOf(request);
    count({ method, route, status: String(reply.statusCode) });
    if (!isStream(reply)) time({ route }, reply.elapsedTime / 1000);
    const level = isQuietRoute(route) ? 'debug' : 'info';
    log[level](
      {
        requestId: request.id,
        method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        bytes: readLength(reply),
        userId,
        statements,
        ...(errorCode !== null && { error: errorCode }),
      },
      'Request answered',
    );
    done();
  });
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.raw.getHeader('content-type')).startsWith('text/event-stream');
}

/** The size of the answer's body as it was sent; null where it is not known before its end. */
function readLength(reply: FastifyReply): number | null {
  const length = Number(reply.getHeader('content-length') ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : null;
}
