import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '#platform/metrics';
import { addHealthRoutes, type Readiness } from './health.ts';
import { addMetricsRoute, type MetricsAccess } from '../observe/metrics-route.ts';

/** A worker's HTTP answers: liveness, readiness and figures, nothing else. */
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
