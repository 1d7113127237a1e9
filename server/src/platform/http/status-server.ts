import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '#platform/metrics';
import { addHealthRoutes, type Readiness } from './health.ts';
import { addMetricsRoute, type MetricsAccess } from './observe/metrics-route.ts';

/** What a worker answers: whether it lives, whether it can work, and its figures. Nothing else is there. */
export function createStatusServer({
  isReady,
  isDraining,
  listDown,
  metrics,
  metricsAccess: access,
}: {
  isReady: Readiness;
  isDraining: () => boolean;
  listDown: () => readonly string[];
  metrics: Metrics;
  metricsAccess: MetricsAccess;
}): FastifyInstance {
  const server = Fastify({ logger: false, forceCloseConnections: true, exposeHeadRoutes: false });
  addHealthRoutes(server, { isReady, isDraining, listDown });
  addMetricsRoute(server, { metrics, access });
  return server;
}
