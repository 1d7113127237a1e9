import type { ErrorCode } from '@citato/contract';

type FaultKind =
  | 'declined'
  | 'authentication_required'
  | 'conflict'
  | 'not_found'
  | 'configuration'
  | 'unavailable';

/** What a fault of the provider means to whoever asked; null: nobody knows whether it was done, so it is tried again. */
export const CODE_OF_FAULT: Readonly<Record<FaultKind, ErrorCode | null>> = {
  declined: 'billing.declined',
  authentication_required: 'billing.authentication_required',
  conflict: 'billing.busy',
  not_found: 'billing.no_subscription',
  configuration: 'billing.not_purchasable',
  unavailable: null,
};

const DAY_MS = 24 * 60 * 60_000;
/** Providers forget idempotency keys after a day: an older operation is never asked for again. */
const KEYS_HOLD_MS = DAY_MS - 60 * 60_000;

/** True when the keys of an operation may have been forgotten: asking again could do it twice. */
export function isTooOld({ createdAt, now }: { createdAt: Date; now: Date }): boolean {
  return now.getTime() - createdAt.getTime() > KEYS_HOLD_MS;
}
