import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentReply } from '#adapters/payments';
import { takeValue } from '#features/payments';

/** Between one look at a provider that does not answer and the next. */
export const PAUSES_MS = [300, 1500];

/** Reads from a provider that may be away for a moment; its other faults are told at once. */
export async function askOften<Value>(ask: () => Promise<PaymentReply<Value>>): Promise<Value> {
  for (const rest of PAUSES_MS) {
    const reply = await ask();
    if (reply.ok || reply.fault.kind !== 'unavailable') return takeValue(reply);
    await pause(rest);
  }
  return takeValue(await ask());
}
