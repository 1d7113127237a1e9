import { isEnumeration } from '../structural/link-enumerations.ts';
import type { TextSpan } from '../../extraction.ts';
import type { ReadAnswer } from '../../document/read-answer.ts';

const MAX_QUOTED_WORDS = 80;
const WORD = /[\p{L}\p{N}]+/gu;
/** "[6]", "[^1_2]": the note behind a sentence, which no reader sees as words. */
const NOTE = /\[\^?\d[\d_,\s]*\]/gu;
/** What a quotation leaves out between a name and itself: "Cadorna Prestige –", "(la più nota):". */
const MAX_SKIPPED = 3;
const SENTENCE_END = /[.!?…]\s/u;
const OPENS_LINE = /^[^\p{L}]*$/u;

/** Signs between the words do not count: the model quotes without the answer's Markdown. */
export function findQuotation({ visible }: ReadAnswer, quotation: string): TextSpan | null {
  const words = quotation.replace(NOTE, ' ').match(WORD) ?? [];
  if (words.length === 0 || words.length > MAX_QUOTED_WORDS) return null;
  const pattern = `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,30}')}(?![\\p{L}\\p{N}])`;
  const match = new RegExp(pattern, 'u').exec(visible);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

interface Naming extends TextSpan {
  key: string;
}

/**
 * The companies a quotation is about: those it names and the one it follows. Words that name others speak of the one
 * before them only where they go on from its name ("Stripe – supports no GCash, take PayMongo") or from the name that
 * opens their line, and open with no other name themselves.
 */
export function findSubject(
  { visible }: ReadAnswer,
  found: ReadonlyMap<string, readonly TextSpan[]>,
  quotation: TextSpan,
): ReadonlySet<string> {
  const namings = [...found]
    .flatMap(([key, spans]) => spans.map((span): Naming => ({ key, ...span })))
    .toSorted((a, b) => a.start - b.start);
  const inside = namings.filter(({ start, end }) => start >= quotation.start && end <= quotation.end);
  const before = namings.filter(({ end }) => end <= quotation.start);
  const followed = listFollowed(visible, before, quotation);
  const opensWithName = inside[0]?.start === quotation.start;
  const goesOn = inside.length === 0 || (!opensWithName && continues(visible, before.at(-1), quotation));
  return new Set([...inside, ...(goesOn ? followed : [])].map(({ key }) => key));
}

/** The name before a quotation, those listed with it, and the one whose bracket it stands in: "BTicino (gruppo Legrand)". */
function listFollowed(visible: string, before: readonly Naming[], quotation: TextSpan): Naming[] {
  const followed: Naming[] = [];
  let next: TextSpan = quotation;
  for (const naming of before.toReversed()) {
    const isListed = followed.length > 0 && isEnumeration(visible.slice(naming.end, next.start));
    const opensBracket = followed.length === 1 && isBracketed(visible, naming, next, quotation);
    if (followed.length > 0 && !isListed && !opensBracket) break;
    followed.push(naming);
    next = naming;
  }
  return followed;
}

/** Whether a bracket right behind the name holds the next one and is closed before the quotation. */
const isBracketed = (visible: string, naming: Naming, inner: TextSpan, quotation: TextSpan): boolean =>
  /^[^\p{L}\p{N}(]*\([^()]*$/u.test(visible.slice(naming.end, inner.start)) &&
  visible.slice(inner.end, quotation.start).includes(')');

function continues(visible: string, last: Naming | undefined, quotation: TextSpan): boolean {
  if (last === undefined) return false;
  const gap = visible.slice(last.end, quotation.start);
  if (!SENTENCE_END.test(gap) && (gap.match(WORD) ?? []).length <= MAX_SKIPPED) return true;
  return !gap.includes('\n') && OPENS_LINE.test(lineBefore(visible, last.start));
}

const lineBefore = (visible: string, at: number): string =>
  visible.slice(visible.lastIndexOf('\n', at - 1) + 1, at);
