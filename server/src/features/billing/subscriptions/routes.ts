import { api } from '@citato/contract';
import { type RouteImplementation, implement, rawBodyOf } from '#platform/http';
import type { PaymentsDeps } from '../payments-deps.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

export function paymentRoutes(deps: PaymentsDeps): RouteImplementation[] {
  return [
    implement(api.recordPaymentEvent, async ({ http }) => {
      const signature = http.headers[deps.payments.signatureHeader];
      await recordPaymentEvent(deps, {
        body: rawBodyOf(http),
        signature: typeof signature === 'string' ? signature : null,
      });
      return { status: 200, body: { received: true } };
    }),
  ];
}
