import type { FastifyInstance } from 'fastify';

/** Resolves when the database answers and the schema is this build's; rejects otherwise. */
export type Readiness = () => Promise<void>;

/** `/healthz`: the process lives. `/readyz`: it can serve, so a balancer may send it requests. */
export function addHealthRoutes(
  server: FastifyInstance,
  {
    isReady,
    isDraining,
    listDown,
  }: { isReady: Readiness; isDraining: () => boolean; listDown: () => readonly string[] },
): void {
  server.addHook('onRequest', (_request, reply, done) => {
    // A kept connection would be cut with the port, and with it a request on its way.
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      if (isDraining()) throw new Error('This process is about to end');
      await isReady();
      const down = listDown();
      // Who lies elsewhere is served: a balancer goes on sending requests.
      return down.length === 0 ? { status: 'ready' } : { status: 'ready', unreachable: down };
    } catch {
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
