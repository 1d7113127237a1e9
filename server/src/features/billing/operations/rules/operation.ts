import type { ErrorCode, PlanId } from '@citato/contract';

/** What a user can ask of a payment provider through us. */
export type OperationKind = 'setup' | 'create' | 'update' | 'cancel' | 'reactivate';

/** What it was asked with; the price is the one sold at that moment. */
export interface OperationParameters {
  readonly planId?: PlanId;
  readonly priceId?: string;
  /** What its user was shown, until it was found to be so; and the moment a difference was reckoned for. */
  readonly expectedCents?: number;
  readonly proratedAt?: string;
}

/** What it made. `reference`: the setup's or the subscription's id. */
export interface MadeOperation {
  readonly reference: string;
  /** The bank asks about this invoice: what is left of the operation waits until it is paid. */
  readonly awaitedInvoiceId?: string;
}

/** How it ended, as it is stored: the same at every repetition of the request. */
export type OperationResult =
  | ({ readonly ok: true } & MadeOperation)
  | { readonly ok: false; readonly code: ErrorCode };

/** How a repeated request stands to the one stored under the same id. */
export function isSameRequest(stored: OperationParameters, repeated: OperationParameters): boolean {
  return stored.planId === repeated.planId;
}
