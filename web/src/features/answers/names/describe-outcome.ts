import type { WeighedSpan } from '@citato/contract';
import { namesDialogCopy } from './dialog-copy.ts';

const copy = namesDialogCopy.sentence;
const names = new Intl.ListFormat('it');

/** What came of a sentence that was tried, and what keeps the name from counting where it does not. */
export function describeOutcome({
  isNamed,
  spans,
}: {
  isNamed: boolean;
  spans: readonly WeighedSpan[];
}): string {
  if (isNamed) return copy.named;
  const why = new Set(spans.filter(({ isOwn }) => isOwn).flatMap((span) => span.why));
  const reason = copy.reasons.find(([code]) => why.has(code))?.[1];
  if (reason !== undefined) return reason;
  const others = new Set(spans.filter(({ counts }) => counts).map(({ name }) => `«${name}»`));
  return others.size === 0 ? copy.absent : copy.elsewhere(names.format(others));
}
