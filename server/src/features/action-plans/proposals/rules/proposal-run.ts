/** What came of asking the writing model. */
export type ProposalOutcome = 'written' | 'not_grounded' | 'unavailable' | 'failed' | 'no_evidence';

interface ProposalRun {
  readonly requestedAt: Date | null;
  readonly endedAt: Date | null;
  readonly outcome: ProposalOutcome | null;
}

const HOUR_MS = 60 * 60_000;
/** A run that was asked for so long ago is lost: another may be asked for. */
const LOST_AFTER_MS = 10 * 60_000;
/** What came of asking stands for a day; where the model did not reply it may be asked again sooner. */
const EVERY_MS = 24 * HOUR_MS;
const AGAIN_AFTER_MS = HOUR_MS;

/** Whether a run is under way, and from when another may be asked for; null: now. */
export function placeRun(run: ProposalRun | null, now: Date): { isUnderWay: boolean; nextAt: Date | null } {
  if (run === null) return { isUnderWay: false, nextAt: null };
  const { requestedAt, endedAt, outcome } = run;
  const isUnderWay = requestedAt !== null && now.getTime() - requestedAt.getTime() < LOST_AFTER_MS;
  const hasReplied = outcome === 'written' || outcome === 'not_grounded';
  const nextAt =
    endedAt === null ? null : new Date(endedAt.getTime() + (hasReplied ? EVERY_MS : AGAIN_AFTER_MS));
  return { isUnderWay, nextAt: nextAt !== null && nextAt > now ? nextAt : null };
}
