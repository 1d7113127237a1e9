/** What the provider says of a refund or a credit note. */
interface GivenBack {
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly refundedCents: number;
  readonly issuedAt: Date;
}

/** What our books say of it. */
export interface RefundProgress extends GivenBack {
  /** The day it is booked on: when it became certain. Null until then. */
  readonly settledAt: Date | null;
  /** When it turned out that what was booked did not arrive, or that the document was voided. */
  readonly failedAt: Date | null;
}

/**
 * What becomes of a refund in our books. The provider says when a refund was asked for, never when it went through: one
 * seen pending is booked when it is first seen to have succeeded. What was booked keeps its amount when it fails later.
 */
export function followRefund({
  now,
  said,
  before,
}: {
  now: Date;
  said: GivenBack;
  before: RefundProgress | null;
}): RefundProgress {
  const { status, refundedCents, issuedAt } = said;
  const certainAt = before?.status === 'pending' ? now : issuedAt;
  const settledAt = before?.settledAt ?? (status === 'succeeded' ? certainAt : null);
  const hasFailed = status === 'failed' && before !== null && settledAt !== null;
  return {
    status,
    refundedCents: hasFailed ? before.refundedCents : refundedCents,
    issuedAt,
    settledAt,
    failedAt: hasFailed ? (before.failedAt ?? now) : null,
  };
}

/** Cents its owner was notified of and will not receive; null where nothing has to be corrected. */
export function findLostCents({
  before,
  after,
}: {
  before: (RefundProgress & { readonly notifiedAt: Date | null }) | null;
  after: RefundProgress;
}): number | null {
  if (before?.notifiedAt == null) return null;
  if (after.failedAt !== null) return before.failedAt === null ? before.refundedCents : null;
  return after.refundedCents < before.refundedCents ? before.refundedCents - after.refundedCents : null;
}
