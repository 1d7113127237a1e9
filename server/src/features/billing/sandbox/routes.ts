import { api } from '@citato/contract';
import type { CardForm, CardFormAnswer } from '#adapters/payments';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import type { PaymentSandboxDeps } from './payment-sandbox-deps.ts';
import { parseCard } from './rules/card-entry.ts';

const ATTEMPTS = { name: 'sandbox-card', uses: 30, windowSeconds: 10 * 60 };

export function paymentSandboxRoutes({ sandbox, limits }: PaymentSandboxDeps): RouteImplementation[] {
  /** One use of the form: nothing is found where there is no sandbox, or under another id or secret. */
  const use = async (userId: UserId, ask: (form: CardForm) => Promise<CardFormAnswer | null>) => {
    if (sandbox === null) throw new AppError('request.not_found');
    await limits.take(ATTEMPTS, userId);
    const body = await ask(sandbox.cardForm);
    if (body === null) throw new AppError('request.not_found');
    return { status: 200 as const, body };
  };
  return [
    implement(api.confirmSandboxSetup, ({ params: { setupId }, body: { clientSecret, ...typed }, caller }) =>
      use(caller.userId, (form) => form.confirmSetup({ setupId, clientSecret, card: parseCard(typed) })),
    ),
    implement(api.authenticateSandboxSetup, ({ params: { setupId }, body, caller }) =>
      use(caller.userId, (form) =>
        form.authenticateSetup({ setupId, clientSecret: body.clientSecret, isApproved: body.approve }),
      ),
    ),
    implement(api.authenticateSandboxPayment, ({ params: { paymentId }, body, caller }) =>
      use(caller.userId, (form) =>
        form.authenticatePayment({ paymentId, clientSecret: body.clientSecret, isApproved: body.approve }),
      ),
    ),
  ];
}
