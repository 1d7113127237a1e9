import { api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { authenticateSandboxPayment } from './authenticate-sandbox-payment.ts';
import { authenticateSandboxSetup } from './authenticate-sandbox-setup.ts';
import { confirmSandboxSetup } from './confirm-sandbox-setup.ts';
import type { PaymentSandboxDeps } from './payment-sandbox-deps.ts';

export function paymentSandboxRoutes(deps: PaymentSandboxDeps): RouteImplementation[] {
  return [
    implement(
      api.confirmSandboxSetup,
      async ({ params: { setupId }, body: { clientSecret, ...typed }, caller: { accountId: userId } }) => ({
        status: 200,
        body: await confirmSandboxSetup(deps, { userId, setupId, clientSecret, typed }),
      }),
    ),
    implement(
      api.authenticateSandboxSetup,
      async ({ params: { setupId }, body: { clientSecret, approve }, caller: { accountId: userId } }) => ({
        status: 200,
        body: await authenticateSandboxSetup(deps, { userId, setupId, clientSecret, isApproved: approve }),
      }),
    ),
    implement(
      api.authenticateSandboxPayment,
      async ({ params: { paymentId }, body: { clientSecret, approve }, caller: { accountId: userId } }) => ({
        status: 200,
        body: await authenticateSandboxPayment(deps, {
          userId,
          paymentId,
          clientSecret,
          isApproved: approve,
        }),
      }),
    ),
  ];
}
