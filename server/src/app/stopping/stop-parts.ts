import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { within } from '#lib/async/within';
import type { Feature } from '#platform/context';
import type { Logger } from '#platform/logging';

const CLOSING_MS = 5_000;

/** A balancer has time to see that this process is ready no more before its port closes. */
export async function closeWhenUnasked({
  server,
  drainMs,
}: {
  server: FastifyInstance;
  drainMs: number;
}): Promise<void> {
  if (server.server.listening) await pause(drainMs);
  await closeServer(server);
}

/** Lets requests under way end; what is still open after that is cut. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const closing = server.close();
  if (!(await within(closing, CLOSING_MS))) server.server.closeAllConnections();
  await closing;
}

/** Leases a feature cannot give back expire by themselves. */
export async function stopFeatures({
  features,
  log,
}: {
  features: readonly Feature[];
  log: Logger;
}): Promise<void> {
  const stops = features.map(async (feature) => feature.stop?.());
  for (const result of await Promise.allSettled(stops))
    if (result.status === 'rejected')
      log.warn({ err: result.reason }, 'A feature could not be stopped cleanly');
}
