import type { Reading, ReadingSpan } from '@citato/contract';
import { readingsCopy } from './copy.ts';

const copy = readingsCopy.view;

/** Why a span is weighed as it is: one sentence of its reasons. */
export function describeReasons({ why }: Pick<ReadingSpan, 'why'>): string {
  const words = why.map((reason) => copy.spans.reasons[reason]).join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many of the spans count and how many do not. */
export function countSpans(spans: readonly Pick<ReadingSpan, 'counts'>[]) {
  const counted = spans.filter(({ counts }) => counts).length;
  return { counted, dropped: spans.length - counted };
}

/** What is drawn in the text: the customer's company marked, others underlined, what does not count dotted. */
export function drawSpans(spans: readonly ReadingSpan[]) {
  const groups = Map.groupBy(spans, ({ name, counts }) => JSON.stringify([name, counts]));
  return [...groups].map(([key, [first, ...rest]]) => {
    const all = first === undefined ? rest : [first, ...rest];
    const counts = first?.counts === true;
    const tone = counts ? null : ('neutral' as const);
    return {
      key,
      isOwn: counts && first.isOwn,
      position: null,
      sentiment: tone,
      spans: all.map(({ start, end }) => ({ start, end, tone })),
    };
  });
}

/** Which version read it and under which names, against the stored reading. */
export function describeVersion({
  version,
  storedVersion,
}: Pick<Reading, 'version' | 'storedVersion'>): string {
  return version === storedVersion
    ? copy.sameVersion(version)
    : copy.otherVersion({ version, stored: storedVersion });
}

export function describeNames({ hasSameNames, learned }: Pick<Reading, 'hasSameNames' | 'learned'>): string {
  return `${hasSameNames ? copy.sameNames : copy.otherNames}; ${copy.learned(learned.length)}`;
}
