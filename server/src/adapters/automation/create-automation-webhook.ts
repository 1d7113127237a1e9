import type { Outbound } from '#adapters/outbound';
import { signMessage } from '#adapters/webhooks';
import type { Clock } from '#lib/clock';
import type { AutomationWebhook } from './automation-webhook.ts';

const TIMEOUT_MS = 10_000;

/**
 * Posts JSON to the operator's address, signed, with the name of the deployment in X-Environment. The address is the
 * operator's and trusted; redirects are not followed.
 */
export function createAutomationWebhook({
  url,
  secret,
  environment,
  clock,
  outbound,
}: {
  url: string;
  secret: string;
  environment: string;
  clock: Clock;
  outbound: Outbound;
}): AutomationWebhook {
  return {
    post: async ({ id, body, signal }) => {
      const startedAt = performance.now();
      const takenMs = () => Math.round(performance.now() - startedAt);
      try {
        const response = await outbound.request({
          url: new URL(url),
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-environment': environment,
            ...signMessage({ id, sentAt: clock.now(), body, secrets: [secret] }),
          },
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        response.destroy();
        return {
          responseStatus: response.statusCode ?? null,
          fault: null,
          excerpt: null,
          durationMs: takenMs(),
        };
      } catch (error) {
        const fault = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
        return { responseStatus: null, fault, excerpt: null, durationMs: takenMs() };
      }
    },
  };
}
