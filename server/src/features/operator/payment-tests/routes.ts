import { type AdminAct, api } from '@citato/contract';
import { recordSecurityEvent } from '#platform/audit';
import { AppError } from '#lib/app-error';
import type { SessionId, UserId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { moveSandboxClock } from './move-sandbox-clock.ts';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';
import { disputeSandboxInvoice } from './dispute-sandbox-invoice.ts';
import { refundSandboxInvoice } from './refund-sandbox-invoice.ts';
import { runIncompleteScenario } from './run-incomplete-scenario.ts';
import { runPaymentFlow } from './run-payment-flow.ts';
import { runTest } from './run-test.ts';
import { runWebhookTest } from './run-webhook-test.ts';

const RUNS = { name: 'payment-test', uses: 30, windowSeconds: 10 * 60 };

interface Administrator {
  readonly userId: UserId;
  readonly sessionId: SessionId;
}

export function paymentTestRoutes(deps: PaymentTestsDeps): RouteImplementation[] {
  /** Not found where it is not switched on. */
  const enter = async ({ userId }: Administrator) => {
    if (!deps.hasDebugRoutes) throw new AppError('request.not_found');
    await deps.limits.take(RUNS, userId);
  };
  const note = ({ userId, sessionId }: Administrator, act: { kind: AdminAct; subject: string }) =>
    recordSecurityEvent(deps.db, { userId, sessionId, ...act, createdAt: deps.clock.now() });
  const run = async (
    caller: Administrator,
    { subject, scenario }: { subject: string; scenario: Parameters<typeof runTest>[1] },
  ) => {
    await enter(caller);
    const body = await runTest(deps, scenario);
    await note(caller, { kind: 'payment_test_run', subject });
    return { status: 200 as const, body };
  };
  return [
    implement(api.runPaymentFlow, ({ caller }) =>
      run(caller, { subject: 'payment-flow', scenario: runPaymentFlow }),
    ),
    implement(api.runIncompleteScenario, ({ caller }) =>
      run(caller, { subject: 'incomplete-scenario', scenario: runIncompleteScenario }),
    ),
    implement(api.runWebhookTest, ({ caller }) =>
      run(caller, { subject: 'simple-webhook', scenario: runWebhookTest }),
    ),
    implement(api.refundSandboxInvoice, async ({ caller, params: { invoiceId }, body }) => {
      await enter(caller);
      await refundSandboxInvoice(deps, { invoiceId, ...body });
      await note(caller, { kind: 'sandbox_refund_given', subject: invoiceId });
      return { status: 204, body: null };
    }),
    implement(api.disputeSandboxInvoice, async ({ caller, params: { invoiceId }, body: { status } }) => {
      await enter(caller);
      await disputeSandboxInvoice(deps, { invoiceId, status });
      await note(caller, { kind: 'payment_test_run', subject: `dispute ${invoiceId} ${status}` });
      return { status: 204, body: null };
    }),
    implement(api.moveSandboxClock, async ({ caller, body }) => {
      await enter(caller);
      const now = await moveSandboxClock(deps, body);
      await note(caller, { kind: 'sandbox_clock_moved', subject: `+${String(body.advanceSeconds)} s` });
      return { status: 200, body: { now: now.toISOString() } };
    }),
  ];
}
