const DAY_MS = 86_400_000;

/** The moment before which a text is older than so many days. */
export function retentionCutoff({ days, now }: { days: number; now: Date }): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
