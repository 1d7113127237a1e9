import type { ReadSegment } from '../document/document.ts';
import type { TextSpan } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/named-in-answer.ts';

/** One naming of a company in a segment; `index` is its place among the company's namings. */
export interface Named extends TextSpan {
  company: NamedInAnswer;
  index: number;
}

/** The namings of each segment, in order. */
export function groupNamed(companies: readonly NamedInAnswer[]): ReadonlyMap<ReadSegment, readonly Named[]> {
  const groups = new Map<ReadSegment, Named[]>();
  for (const company of companies)
    company.matches.forEach(({ segment, start, end }, index) => {
      const group = groups.get(segment);
      if (group === undefined) groups.set(segment, [{ company, index, start, end }]);
      else group.push({ company, index, start, end });
    });
  for (const group of groups.values()) group.sort((a, b) => a.start - b.start);
  return groups;
}

// A word begins only behind what is no word: a shouted one would else be cut in every possible way.
const LISTED =
  /^(?:[\s,*_/&+()]|(?<![\p{L}\d.'-])(?:[\p{Lu}\d][\p{L}\d.'-]*|(?:ed?|o|and|or|y)(?!\p{L})))*$/u;

/** The nearest company and those listed with it ("Scalapay e Klarna sono comodi"). */
export function listedWith(
  visible: string,
  ordered: readonly Named[],
  direction: 'forward' | 'back',
): readonly Named[] {
  const [first, ...rest] = ordered;
  if (first === undefined) return [];
  const listed = [first];
  for (const next of rest) {
    const last = listed.at(-1) ?? first;
    const [left, right] = direction === 'forward' ? [last, next] : [next, last];
    if (!LISTED.test(visible.slice(left.end, right.start))) break;
    listed.push(next);
  }
  return listed;
}
