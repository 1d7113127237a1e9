import type { Clock } from '#lib/clock';
import type { AutomationWebhook } from './automation-webhook.ts';
import { signMessage } from './sign-message.ts';

const TIMEOUT_MS = 10_000;

/**
 * Posts JSON to the operator's address, signed, with the name of the deployment in X-Environment. The address is the
 * operator's and trusted; a redirect is none.
 */
export function createAutomationWebhook({
  url,
  secret,
  environment,
  clock,
}: {
  url: string;
  secret: string;
  environment: string;
  clock: Clock;
}): AutomationWebhook {
  return {
    post: async ({ id, payload }) => {
      const body = JSON.stringify(payload);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-environment': environment,
            ...signMessage({ id, sentAt: clock.now(), body, secret }),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        return response.ok
          ? { status: 'accepted' }
          : { status: 'failed', detail: `HTTP ${String(response.status)}` };
      } catch (error) {
        return { status: 'failed', detail: describeFault(error) };
      }
    },
  };
}

function describeFault(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
