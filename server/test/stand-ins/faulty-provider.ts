import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentFault, PaymentProvider } from '#adapters/payments';

/**
 * What becomes of one call: `lost` was done and its reply was lost, `silent` never replies, with the work not done
 * (`before`) or done (`after`).
 */
export type CallFate = 'answered' | 'refused' | 'lost' | 'silent_before' | 'silent_after';

const UNAVAILABLE: { ok: false; fault: PaymentFault } = {
  ok: false,
  fault: { kind: 'unavailable', declineCode: null, detail: 'ordered by a test' },
};

type FateOf = (call: number, name: string) => CallFate;

/** A piece of work whose calls meet a fate of their own. */
export interface FatedWork<Value> {
  readonly done: Promise<Value>;
  /** Settles when a call of it never replies: its caller waits for ever. */
  readonly silenced: Promise<void>;
  countCalls: () => number;
}

/** A provider whose calls meet the fate a test orders, by their number from 0; webhooks are read as ever. */
export function createFaultyProvider(real: PaymentProvider): {
  provider: PaymentProvider;
  order: (fateOf: FateOf) => void;
  countCalls: () => number;
  /** The calls this work makes meet their own fate, whatever goes on beside it. */
  during: <Value>(fateOf: FateOf, work: () => Promise<Value>) => FatedWork<Value>;
} {
  const scopes = new AsyncLocalStorage<Scope>();
  let current: Scope = { fateOf: () => 'answered', calls: 0, stopAnswering: () => undefined };
  const provider = new Proxy(real, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || name === 'readWebhook') return member;
      return async (...given: unknown[]): Promise<unknown> => {
        const scope = scopes.getStore() ?? current;
        const fate = scope.fateOf(scope.calls, String(name));
        scope.calls += 1;
        if (fate === 'refused') return UNAVAILABLE;
        if (fate === 'silent_before') return stopAnswering(scope);
        const reply: unknown = await Reflect.apply(member, target, given);
        if (fate === 'silent_after') return stopAnswering(scope);
        return fate === 'lost' ? UNAVAILABLE : reply;
      };
    },
  });
  return {
    provider,
    order: (fateOf) => {
      current = { fateOf, calls: 0, stopAnswering: () => undefined };
    },
    countCalls: () => current.calls,
    during: (fateOf, work) => {
      const { promise: silenced, resolve: stopAnswering } = Promise.withResolvers<undefined>();
      const scope = { fateOf, calls: 0, stopAnswering: () => stopAnswering(undefined) };
      return { done: scopes.run(scope, work), silenced, countCalls: () => scope.calls };
    },
  };
}

interface Scope {
  readonly fateOf: FateOf;
  calls: number;
  readonly stopAnswering: () => void;
}

function stopAnswering(scope: Scope): Promise<never> {
  scope.stopAnswering();
  return new Promise(() => undefined);
}
