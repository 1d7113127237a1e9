import type { Agent } from 'node:http';
import Stripe from 'stripe';

/** What an account at Stripe gives its operator. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string;
  /** Its way out; the library's own without it. */
  readonly agent?: Agent | undefined;
}

/** The version of the API every request names, whatever the account’s own is. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;

/** Repeats nothing by itself: an operation of billing is repeated as a whole, with its keys. */
export function createStripeClient({
  secretKey,
  apiBase,
  agent,
  timeoutMs = TIMEOUT_MS,
}: Pick<StripeSettings, 'secretKey' | 'apiBase' | 'agent'> & { timeoutMs?: number }): Stripe {
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    protocol: isPlain ? 'http' : 'https',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isPlain ? 80 : 443) : port,
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(agent && { httpAgent: agent }),
  });
}
