import { SITE_CHECK_EVERY_HOURS } from '@citato/contract';

/** A check that was asked for so long ago is lost: another may be asked for. */
const LOST_AFTER_MS = 10 * 60_000;
const EVERY_MS = SITE_CHECK_EVERY_HOURS * 60 * 60_000;

/** A stored check, of the site it was made of. */
interface StoredCheck {
  readonly site: string;
  readonly requestedAt: Date | null;
  readonly checkedAt: Date | null;
}

/** Where a site stands: whether a check is under way, and from when another may be asked for; null: now. */
export function placeCheck({ stored, site, now }: { stored: StoredCheck | null; site: string; now: Date }): {
  isCurrent: boolean;
  isUnderWay: boolean;
  nextAt: Date | null;
} {
  if (stored?.site !== site) return { isCurrent: false, isUnderWay: false, nextAt: null };
  const { requestedAt, checkedAt } = stored;
  const isUnderWay = requestedAt !== null && now.getTime() - requestedAt.getTime() < LOST_AFTER_MS;
  const next = checkedAt === null ? null : new Date(checkedAt.getTime() + EVERY_MS);
  return { isCurrent: true, isUnderWay, nextAt: next !== null && next > now ? next : null };
}

/** Since when a visit to a site is recent enough to stand for another. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - EVERY_MS);
