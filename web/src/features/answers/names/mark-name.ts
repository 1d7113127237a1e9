import type { WeighedSpan } from '@citato/contract';

/** A company drawn in a text without rank and tone: only where it stands. */
const drawn = (key: string, isOwn: boolean, spans: readonly { start: number; end: number }[]) => ({
  key,
  isOwn,
  position: null,
  sentiment: null,
  spans: spans.map(({ start, end }) => ({ start, end, tone: null })),
});

/** The own name where a phrase that was made with it writes it. */
export function markName({ text, name }: { text: string; name: string }) {
  const start = text.indexOf(name);
  return start === -1 ? [] : [drawn(name, true, [{ start, end: start + name.length }])];
}

/** The namings of a sentence that count, the own one marked. */
export function markSpans(spans: readonly WeighedSpan[]) {
  const counted = spans.filter(({ counts }) => counts);
  return [...Map.groupBy(counted, ({ name }) => name)].map(([name, ofName]) =>
    drawn(
      name,
      ofName.some(({ isOwn }) => isOwn),
      ofName,
    ),
  );
}
