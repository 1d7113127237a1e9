import { type Answer, refusal } from './answer-request.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export interface KeptAnswer {
  readonly answer: Answer;
  /** The request it was first given to; null for an answer that concerns the key alone. */
  readonly requestId: string | null;
}

export interface KeyMemory {
  /** What a key answers already; null when it is free for the request. */
  recall(key: string, request: string): KeptAnswer | null;
  /** Keeps how it ended, errors of the API’s own included; what was refused before it began leaves the key free. */
  remember(key: string, request: string, kept: KeptAnswer): void;
}

export function createKeyMemory(): KeyMemory {
  const known = new Map<string, { readonly request: string; readonly kept: KeptAnswer }>();
  return {
    recall: (key, request) => {
      const first = known.get(key);
      if (first === undefined) return null;
      return first.request === request ? first.kept : USED_OTHERWISE;
    },
    remember: (key, request, kept) => {
      if (kept.answer.hasBegun) known.set(key, { request, kept });
    },
  };
}

const USED_OTHERWISE: KeptAnswer = {
  answer: refusal(
    new StripeRefusal(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    }),
    false,
  ),
  requestId: null,
};
