import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Browser features that no page uses. */
export const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=()';
const YEAR_SECONDS = 31_536_000;
/** What a tag manager loads and calls; the browser does so only after consent. */
const TAG_MANAGER_HOSTS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
const nonces = new WeakMap<object, string>();

/**
 * Whether browsers connect securely. Features that need a secure connection are refused elsewhere, with an error in the
 * console.
 */
interface Connection {
  readonly isHttps: boolean;
  /** https, or this very machine. */
  readonly isTrustworthy: boolean;
}

/** What a page with a form of somebody else's may load and call. */
export interface FormSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

/** The random value of this response that its own inline scripts carry. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

export async function addSecurityHeaders(
  server: FastifyInstance,
  {
    isHttps,
    isTrustworthy,
    hasTagManager,
    cardForm,
  }: Connection & { hasTagManager: boolean; cardForm: FormSources | null },
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
          ...(cardForm?.scripts ?? []),
        ],
        connectSrc: ["'self'", ...measuring, ...(cardForm?.calls ?? [])],
        ...(cardForm ? { frameSrc: [...cardForm.frames] } : {}),
        // Dialogs and menus position themselves with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...measuring],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: isTrustworthy ? { policy: 'same-origin-allow-popups' } : false,
    originAgentCluster: isTrustworthy,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
  });
}

const NEVER_SHOWN = [
  "default-src 'none'",
  "script-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The same headers for answers that are written before the framework knows of the request; none of them is a page. */
export function listBareHeaders({ isHttps, isTrustworthy }: Connection): Record<string, string> {
  return {
    'content-security-policy': NEVER_SHOWN,
    ...(isTrustworthy
      ? { 'cross-origin-opener-policy': 'same-origin-allow-popups', 'origin-agent-cluster': '?1' }
      : {}),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps ? { 'strict-transport-security': `max-age=${String(YEAR_SECONDS)}` } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'permissions-policy': PERMISSIONS_POLICY,
    'cache-control': 'no-store',
  };
}

/** helmet types its response narrowly; under Fastify it is always the raw server response. */
function asServerResponse(response: object): ServerResponse {
  return response as ServerResponse;
}
