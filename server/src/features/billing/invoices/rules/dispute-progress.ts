/** How a dispute stands, as the provider says. */
export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost';

/** What our books say of it: the days it was seen decided on. */
export interface DisputeDecisions {
  readonly lostAt: Date | null;
  readonly wonAt: Date | null;
}

/**
 * What becomes of a dispute in our books. Providers say how it stands, never when it was decided: that is the day it is
 * first seen so. A day once booked stays; a bank that decides anew books a second one.
 */
export function followDispute({
  now,
  status,
  before,
}: {
  now: Date;
  status: DisputeStatus;
  before: DisputeDecisions | null;
}): DisputeDecisions {
  const lostAt = before?.lostAt ?? (status === 'lost' ? now : null);
  const wonAt = before?.wonAt ?? (status === 'won' ? now : null);
  return { lostAt, wonAt };
}

/** Money taken at the loss came back where a bank has decided the other way after it. */
export function hasComeBack({ lostAt, wonAt }: DisputeDecisions): boolean {
  return lostAt !== null && wonAt !== null && wonAt > lostAt;
}
