import type { TextSpan } from '../extraction.ts';
import type { ReadAnswer } from '../read-answer.ts';

const MOST_QUOTED_WORDS = 80;
const WORD = /[\p{L}\p{N}]+/gu;

/** Signs between the words do not count: the model quotes without the answer's Markdown. */
export function findQuotation({ visible }: ReadAnswer, quotation: string): TextSpan | null {
  const words = quotation.match(WORD) ?? [];
  if (words.length === 0 || words.length > MOST_QUOTED_WORDS) return null;
  const pattern = `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,30}')}(?![\\p{L}\\p{N}])`;
  const match = new RegExp(pattern, 'u').exec(visible);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

/** The companies a quotation speaks of: those it names, else the one named last before it. */
export function findSubject(
  found: ReadonlyMap<string, readonly TextSpan[]>,
  quotation: TextSpan,
): ReadonlySet<string> {
  const namings = [...found].flatMap(([key, spans]) => spans.map((span) => ({ key, ...span })));
  const inside = namings.filter(({ start, end }) => start >= quotation.start && end <= quotation.end);
  if (inside.length > 0) return new Set(inside.map(({ key }) => key));
  const before = namings.filter(({ end }) => end <= quotation.start);
  const last = before.reduce<(typeof before)[number] | null>(
    (latest, naming) => (latest === null || naming.end > latest.end ? naming : latest),
    null,
  );
  return new Set(last === null ? [] : [last.key]);
}
