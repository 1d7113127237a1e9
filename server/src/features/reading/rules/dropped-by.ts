import { type ExplainedSpan, PRECEDENCE } from '@citato/mentions';

/** What keeps a span from counting: its place in the text, the user, the model's report, or that no place is certain. */
export type DroppedBy = 'text' | 'ignored' | 'report' | 'place';

/** Null for a span that counts. */
export function decideDropped({
  span: { counts, score, source },
  isIgnored,
  isReported,
}: {
  span: Pick<ExplainedSpan, 'counts' | 'score' | 'source'>;
  /** The user says that its name is no company. */
  isIgnored: boolean;
  /** A model's report decides who is named. */
  isReported: boolean;
}): DroppedBy | null {
  if (counts) return null;
  if (isIgnored) return 'ignored';
  if (score === 0) return 'text';
  return isReported && PRECEDENCE[source] !== 'text' ? 'report' : 'place';
}
