import { type Answer, refusal } from './answer-request.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export interface KeptAnswer {
  readonly answer: Answer;
  /** The request it was first given to; null for an answer that concerns the key alone. */
  readonly requestId: string | null;
}

export interface KeyMemory {
  /** What a key answers already; null when the request is the first with it. */
  recall(key: string, request: string): KeptAnswer | null;
  /** Keeps how it ended, errors of the API’s own included; what was refused before it began is forgotten. */
  remember(key: string, kept: KeptAnswer): void;
}

export function createKeyMemory(): KeyMemory {
  const known = new Map<string, { readonly request: string; kept: KeptAnswer | null }>();
  return {
    recall: (key, request) => {
      const first = known.get(key);
      if (first === undefined) {
        known.set(key, { request, kept: null });
        return null;
      }
      return first.request === request ? (first.kept ?? UNDER_WAY) : USED_OTHERWISE;
    },
    remember: (key, kept) => {
      const first = known.get(key);
      if (first === undefined) return;
      if (kept.answer.hasBegun) first.kept = kept;
      else known.delete(key);
    },
  };
}

function ofKey(status: number, message: string, code?: string): KeptAnswer {
  const body = { type: 'idempotency_error' as const, message, ...(code === undefined ? {} : { code }) };
  return { answer: refusal(new StripeRefusal(status, body), false), requestId: null };
}

const USED_OTHERWISE = ofKey(
  400,
  'Keys for idempotent requests can only be used with the same parameters they were first used with.',
);
const UNDER_WAY = ofKey(
  409,
  'There is currently another in-progress request using this Idempotent Key.',
  'idempotency_key_in_use',
);
