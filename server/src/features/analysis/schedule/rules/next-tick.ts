/** When the scheduler starts the prompt that is due next: at the tick that follows, and never before the next tick. */
export function decideNextTick({
  firstDueAt,
  now,
  tickSeconds,
}: {
  firstDueAt: Date | null;
  now: Date;
  tickSeconds: number;
}): Date | null {
  if (firstDueAt === null) return null;
  const tickMs = tickSeconds * 1000;
  return new Date(Math.ceil(Math.max(firstDueAt.getTime(), now.getTime()) / tickMs) * tickMs);
}
