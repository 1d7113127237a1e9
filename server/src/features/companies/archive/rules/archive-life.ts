const DAY_MS = 86_400_000;
/** How long an upgrade can restore what was archived. */
const RESTORABLE_DAYS = 30;

/** Whether what was archived then can still be restored. */
export function isRestorable({ archivedAt, now }: { archivedAt: Date | null; now: Date }): boolean {
  return archivedAt !== null && archivedAt > restorableSince(now);
}

/** What was archived at this moment or before is restored no more, and is deleted. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
}

/** Until when what was archived at a moment can be restored. */
export function restorableUntil(archivedAt: Date): Date {
  return new Date(archivedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
}
