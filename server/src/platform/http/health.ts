import type { FastifyInstance } from 'fastify';

/** Resolves when the database answers and the schema is this build's; rejects otherwise. */
export type Readiness = () => Promise<void>;

/** `/healthz`: the process lives. `/readyz`: it can serve, so a balancer may send it requests. */
export function addHealthRoutes(server: FastifyInstance, { isReady }: { isReady: Readiness }): void {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await isReady();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
