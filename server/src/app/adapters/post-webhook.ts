import type { FastifyInstance } from 'fastify';
import { DIRECT, type Outbound } from '#adapters/outbound';
import type { PostWebhook } from '#adapters/payments';
import { buildAppLink } from '#lib/app-link';
import type { Config } from '../config.ts';

const PATH = '/api/stripe/webhook';
const TIMEOUT_MS = 10_000;

/** How the embedded payment provider reaches our own endpoint: over HTTP, as one of the world outside would. */
export function createWebhookPost(
  config: Config,
  outbound: Outbound = DIRECT,
): {
  readonly post: PostWebhook;
  /** Names the server of this process, which exists only after the provider. */
  connect(server: FastifyInstance): void;
} {
  let own: FastifyInstance | null = null;
  return {
    connect: (server) => {
      own = server;
    },
    post: async ({ body, signature }, signal) => {
      // No proxy stands between a process and itself.
      const [appUrl, way] =
        config.ROLE === 'worker' ? [config.appUrl, outbound] : ([originOf(own), DIRECT] as const);
      const response = await way.request({
        url: buildAppLink({ appUrl, path: PATH }),
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      response.resume();
      return response.statusCode ?? 0;
    },
  };
}

/** Where this process listens, as seen from itself. */
function originOf(server: FastifyInstance | null): string {
  const place = server?.server.address() ?? null;
  if (place === null || typeof place === 'string') throw new Error('The server does not listen yet');
  const host = ANY_ADDRESS.get(place.address) ?? place.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(place.port)}`;
}

const ANY_ADDRESS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);
