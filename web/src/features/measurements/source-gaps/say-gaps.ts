import type { SourceGaps } from '@citato/contract';
import { gapsCopy as copy } from './copy.ts';
import { findLeading } from './group-sources.ts';

/** What the view comes to: how often others are named alone, and the source that stands behind it where one is proven. */
export function sayGaps(gaps: SourceGaps, rivalKey: string | undefined): string {
  const { sources, withoutAnswers, withAnswers } = gaps;
  const rival = rivalKey === undefined ? undefined : nameRival(gaps, rivalKey);
  if (withoutAnswers === 0) return `${rival === undefined ? copy.noneWithout : copy.noneWithoutOf(rival)}.`;
  const lead = rival === undefined ? copy.lead(withoutAnswers) : copy.leadOf(withoutAnswers, rival);
  if (withAnswers === 0) return `${lead}; ${copy.nothingToCompare}.`;
  const leading = findLeading(sources);
  const percent = leading?.without.percent ?? null;
  if (leading === null || percent === null) return `${lead}; ${copy.noneLeading}.`;
  return `${lead}; ${copy.leading({ percent, source: leading.source })}.`;
}

export const nameRival = ({ rivals }: SourceGaps, key: string): string =>
  rivals.find((rival) => rival.key === key)?.name ?? key;
