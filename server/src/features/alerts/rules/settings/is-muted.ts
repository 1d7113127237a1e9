import type { CompanyId } from '#lib/ids';

interface Mute {
  readonly companyId: CompanyId | null;
  readonly subject: string | null;
  readonly mutedUntil: Date | null;
}

/** Whether its owner asked to hear no more of a subject of a company. */
export function isMuted(
  mutes: readonly Mute[],
  { companyId, subject, now }: { companyId: CompanyId; subject: string; now: Date },
): boolean {
  return mutes.some(
    (mute) =>
      (mute.companyId === null || mute.companyId === companyId) &&
      (mute.subject === null || mute.subject === subject) &&
      (mute.mutedUntil === null || mute.mutedUntil > now),
  );
}
