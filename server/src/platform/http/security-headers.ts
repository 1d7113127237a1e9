import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** What a tag manager loads and calls; the browser does so only after consent. */
const TAG_MANAGER_HOSTS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
const nonces = new WeakMap<object, string>();

/** The random value of this response that its own inline scripts carry. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

export async function addSecurityHeaders(
  server: FastifyInstance,
  { isHttps, hasTagManager }: { isHttps: boolean; hasTagManager: boolean },
): Promise<void> {
  const measuring = hasTagManager ? TAG_MANAGER_HOSTS : [];
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          (_request, response) => `'nonce-${nonceOf(asServerResponse(response))}'`,
          ...measuring,
        ],
        connectSrc: ["'self'", ...measuring],
        // Dialogs and menus position themselves with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...measuring],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
  });
}

/** helmet types its response narrowly; under Fastify it is always the raw server response. */
function asServerResponse(response: object): ServerResponse {
  return response as ServerResponse;
}
