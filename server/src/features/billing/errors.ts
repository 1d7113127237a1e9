import type { PaymentFault, PaymentReply } from '#adapters/payments';

/** The provider did not do what a step of an operation needed. */
export class PaymentStopped extends Error {
  readonly fault: PaymentFault;

  constructor(fault: PaymentFault) {
    super(`${fault.kind}: ${fault.detail}`);
    this.name = 'PaymentStopped';
    this.fault = fault;
  }
}

/** What the provider gave; its fault ends the operation. */
export function takeValue<Value>(reply: PaymentReply<Value>): Value {
  if (!reply.ok) throw new PaymentStopped(reply.fault);
  return reply.value;
}
