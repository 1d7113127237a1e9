import type { PaymentFault, PaymentProvider } from '#adapters/payments';

/** What becomes of one call: `lost` was done and its reply was lost, `silent` never replies, before or after. */
export type CallFate = 'answered' | 'refused' | 'lost' | 'silent_before' | 'silent_after';

const UNAVAILABLE: { ok: false; fault: PaymentFault } = {
  ok: false,
  fault: { kind: 'unavailable', declineCode: null, detail: 'ordered by a test' },
};

/** A provider whose calls meet the fate a test orders, by their number from 0; webhooks are read as ever. */
export function createFaultyProvider(real: PaymentProvider): {
  provider: PaymentProvider;
  order: (fateOf: (call: number, name: string) => CallFate) => void;
  countCalls: () => number;
} {
  let fateOf: (call: number, name: string) => CallFate = () => 'answered';
  let calls = 0;
  const provider = new Proxy(real, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || name === 'readWebhook') return member;
      return async (...given: unknown[]): Promise<unknown> => {
        const fate = fateOf(calls, String(name));
        calls += 1;
        if (fate === 'refused') return UNAVAILABLE;
        if (fate === 'silent_before') return new Promise(() => undefined);
        const reply: unknown = await Reflect.apply(member, target, given);
        if (fate === 'silent_after') return new Promise(() => undefined);
        return fate === 'lost' ? UNAVAILABLE : reply;
      };
    },
  });
  return {
    provider,
    order: (wanted) => {
      calls = 0;
      fateOf = wanted;
    },
    countCalls: () => calls,
  };
}
