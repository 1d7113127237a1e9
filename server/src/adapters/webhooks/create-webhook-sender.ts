import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  bareHost,
  isInternalUrl,
  parseWebAddress,
  requestGuarded,
  type WebAccess,
  WebFault,
} from '#adapters/guarded-web';
import { withTimeout } from '#lib/async/with-timeout';
import type { Clock } from '#lib/clock';
import { signMessage } from './sign-message.ts';
import type { PostFault, PostOutcome, WebhookSender } from './webhook-sender.ts';

/** Of an answer; what comes after is not read. */
const MAX_BYTES = 1_024;
/** The status decides: a slow body is not worth a long wait. */
const EXCERPT_MS = 1_000;

/**
 * A sender over this deployment's guarded way to the web, and to the networks its operator lists, where any port and
 * http are taken, too.
 * @param allowsHttp over the internet, for installations whose customers are the developers themselves
 */
export function createWebhookSender({
  access,
  clock,
  allowsHttp,
}: {
  access: WebAccess;
  clock: Clock;
  allowsHttp: boolean;
}): WebhookSender {
  const { isListedAddress } = access;
  const isUnencrypted = ({ protocol }: URL) => protocol === 'http:' && !allowsHttp;
  /** Whether an address is of a kind that is reached in listed networks alone. */
  const isOwnWay = (url: URL) => url.port !== '' || isUnencrypted(url);
  const parse = (url: string) => parseWebAddress(url, { anyPort: true });
  return {
    findAddressFault: (text) => {
      const url = parse(text);
      if (url === null) return 'not_public';
      const host = bareHost(url);
      if (access.localSites.has(host)) return null;
      if (isListedAddress?.(host) === true) return null;
      // The name is resolved at every attempt: the result may be in a listed network.
      if (isListedAddress !== undefined && isIP(host) === 0) return null;
      if (isInternalUrl(url)) return 'not_public';
      return url.port !== '' ? 'other_port' : isUnencrypted(url) ? 'not_encrypted' : null;
    },
    post: async ({ url, id, body, secrets, signal }) => {
      const startedAt = performance.now();
      const end = (outcome: Omit<PostOutcome, 'durationMs'>): PostOutcome => ({
        ...outcome,
        durationMs: Math.round(performance.now() - startedAt),
      });
      const address = parse(url);
      if (address === null) return end({ responseStatus: null, fault: 'refused', excerpt: null });
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        ...(secrets.length === 0 ? {} : signMessage({ id, sentAt: clock.now(), body, secrets })),
      };
      try {
        return await withTimeout({ timeoutMs: access.timeoutMs, signal }, async (inTime) => {
          const onlyToListed = isOwnWay(address);
          const request = {
            url: address,
            method: 'POST',
            headers,
            body,
            onlyToListed,
            signal: inTime,
          } as const;
          const response = await requestGuarded(access, request);
          const excerpt = await readExcerpt(response);
          const wait = readRetryAfter(response.headers['retry-after'], clock.now());
          return end({
            responseStatus: response.statusCode ?? null,
            fault: null,
            excerpt,
            ...(wait === null ? {} : { retryAfterSeconds: wait }),
          });
        });
      } catch (error) {
        return end({ responseStatus: null, fault: nameFault(error), excerpt: null });
      }
    },
  };
}

/** Longer waits are not worth more than our own pauses. */
const MAX_WAIT_SECONDS = 24 * 3_600;

/** The seconds of a `Retry-After` header, given as such or as a moment; null without one that can be read. */
function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const seconds = /^\d{1,9}(?:\.\d+)?$/.test(header)
    ? Math.ceil(Number(header))
    : Math.ceil((Date.parse(header) - now.getTime()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MAX_WAIT_SECONDS);
}

/** How the answer begins, as far as it is there; the connection is closed whatever happens. */
async function readExcerpt(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  const reading = async () => {
    let left = MAX_BYTES;
    for await (const chunk of toBuffers(response)) {
      chunks.push(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) return;
    }
  };
  const waiting = new AbortController();
  await Promise.race([
    reading().catch(() => undefined),
    pause(EXCERPT_MS, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  response.destroy();
  return Buffer.concat(chunks).toString('utf8');
}

/** Safe because a response whose encoding nobody set gives buffers. */
const toBuffers = (response: IncomingMessage): AsyncIterable<Buffer> => response;

function nameFault(error: unknown): PostFault {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  return error instanceof WebFault && error.kind === 'refused' ? 'refused' : 'unreachable';
}
