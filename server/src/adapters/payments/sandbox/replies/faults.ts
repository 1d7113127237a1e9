import type { PaymentFault, PaymentFaultKind } from '../../payment-provider.ts';

interface Refused {
  readonly ok: false;
  readonly fault: PaymentFault;
}

/** A reply that says why nothing was done. */
export function refuse(kind: PaymentFaultKind, detail: string, declineCode: string | null = null): Refused {
  return { ok: false, fault: { kind, declineCode, detail } };
}

export const noSuch = (what: string): Refused => refuse('not_found', `There is no such ${what}`);
