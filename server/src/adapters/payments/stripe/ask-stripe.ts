import type { PaymentFaultKind, PaymentReply } from '../payment-provider.ts';
import { classifyFault, isKeptFault } from './classify-fault.ts';

/** A call that may fail in any way, as a reply. */
export async function ask<Value>(call: () => Promise<Value>): Promise<PaymentReply<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    return { ok: false, fault: classifyFault(error) };
  }
}

export interface KeyedOptions {
  readonly idempotencyKey: string;
}

/**
 * A call that writes. Stripe repeats a fault stored under the key for a day: then the call checks whether the work was
 * done, and makes it once more under a second key.
 */
export async function write<Value>(
  idempotencyKey: string,
  call: (options: KeyedOptions) => Promise<Value>,
  findDone: () => Promise<Value | null> = () => Promise.resolve(null),
): Promise<PaymentReply<Value>> {
  return ask(async () => {
    try {
      return await call({ idempotencyKey });
    } catch (error) {
      if (!isKeptFault(error)) throw error;
      return (await findDone()) ?? (await call({ idempotencyKey: `${idempotencyKey}:again` }));
    }
  });
}

export function refuse(kind: PaymentFaultKind, detail: string): Extract<PaymentReply<never>, { ok: false }> {
  return { ok: false, fault: { kind, declineCode: null, detail } };
}
