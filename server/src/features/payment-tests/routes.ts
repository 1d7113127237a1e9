import { api } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { setSandboxTime } from './set-sandbox-time.ts';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';
import { runIncompleteScenario } from './run-incomplete-scenario.ts';
import { runPaymentFlow } from './run-payment-flow.ts';
import { runTest } from './run-test.ts';
import { runWebhookTest } from './run-webhook-test.ts';

const RUNS = { name: 'payment-test', uses: 30, windowSeconds: 10 * 60 };

export function paymentTestRoutes(deps: PaymentTestsDeps): RouteImplementation[] {
  /** Where it is not switched on, nothing is here. */
  const enter = async (userId: UserId) => {
    if (!deps.hasDebugRoutes) throw new AppError('request.not_found');
    await deps.limits.take(RUNS, userId);
  };
  const run = async (userId: UserId, scenario: Parameters<typeof runTest>[1]) => {
    await enter(userId);
    return { status: 200 as const, body: await runTest(deps, scenario) };
  };
  return [
    implement(api.testPaymentFlow, ({ caller }) => run(caller.userId, runPaymentFlow)),
    implement(api.testIncompleteScenario, ({ caller }) => run(caller.userId, runIncompleteScenario)),
    implement(api.testSimpleWebhook, ({ caller }) => run(caller.userId, runWebhookTest)),
    implement(api.moveSandboxClock, async ({ caller, body }) => {
      await enter(caller.userId);
      return { status: 200, body: { now: (await setSandboxTime(deps, body)).toISOString() } };
    }),
  ];
}
