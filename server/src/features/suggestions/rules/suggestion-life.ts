const DAY_MS = 24 * 60 * 60 * 1000;
const FRESH_DAYS = 7;
/** A request without progress for so long is lost: its job ran out of tries, or was dropped. */
const LOST_AFTER_MS = 10 * 60 * 1000;

/** Suggestions are forgotten seven days after they were asked for. */
export function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + FRESH_DAYS * DAY_MS);
}

/** What is still pending from before this moment is lost. */
export function lostBefore(now: Date): Date {
  return new Date(now.getTime() - LOST_AFTER_MS);
}

interface KnownRequest {
  readonly status: 'pending' | 'ready' | 'failed';
  readonly isSiteRead: boolean | null;
  readonly companyName: string | null;
  readonly description: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/**
 * Whether an existing request answers a new one for the same website: it is being prepared, or it is ready and the site
 * was read. Without the site only the user's words count, so that other words need other suggestions.
 */
export function answersAgain({
  known,
  typed,
  now,
}: {
  known: KnownRequest;
  typed: { readonly companyName: string | null; readonly description: string | null };
  now: Date;
}): boolean {
  if (known.status === 'failed' || known.expiresAt <= now) return false;
  if (known.status === 'pending') return known.createdAt > lostBefore(now);
  const saysSame = known.companyName === typed.companyName && known.description === typed.description;
  return known.isSiteRead === true || saysSame;
}
