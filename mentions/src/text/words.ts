import type { TextSpan } from '../extraction.ts';
import { isUpperCode, isWordCode, isWordStartCode } from './characters.ts';
import type { Spelling } from './spelling.ts';
import { hashOn, spellingAt } from './spelling.ts';

const PLUS = 0x2b;

/** One word of the visible text. Offsets are the answer's own. */
export interface Word
  extends TextSpan, Pick<Spelling, 'folded' | 'capital' | 'allCapitals' | 'mixed' | 'digits'> {
  spelling: Spelling;
}

/** The words between two offsets, in order. A plus that belongs to a name (`+Watt`, `Disney+`) stays with it. */
export function readWords({ text, start, end }: TextSpan & { text: string }): Word[] {
  const words: Word[] = [];
  let position = start;
  while (position < end) {
    if (!isWordStartCode(text.charCodeAt(position))) {
      position++;
      continue;
    }
    const from = startsWithPlus({ text, at: position, start }) ? position - 1 : position;
    let hash = from < position ? hashOn(0, PLUS) : 0;
    for (; position < end; position++) {
      const code = text.charCodeAt(position);
      if (!isWordCode(code)) break;
      hash = hashOn(hash, code);
    }
    for (; position < end && endsWithPlus({ text, at: position, end }); position++) hash = hashOn(hash, PLUS);
    words.push(toWord({ text, start: from, end: position }, hash));
  }
  return words;
}

function startsWithPlus({ text, at, start }: { text: string; at: number; start: number }): boolean {
  if (at <= start || text.charCodeAt(at - 1) !== PLUS || !isUpperCode(text.charCodeAt(at))) return false;
  const before = text.charCodeAt(at - 2);
  return at - 1 === start || !(isWordCode(before) || before === PLUS);
}

function endsWithPlus({ text, at, end }: { text: string; at: number; end: number }): boolean {
  if (text.charCodeAt(at) !== PLUS) return false;
  const next = text.charCodeAt(at + 1);
  return at + 1 >= end || next === PLUS || !isWordCode(next);
}

function toWord(place: TextSpan & { text: string }, hash: number): Word {
  const spelling = spellingAt(place, hash);
  const { start, end } = place;
  const { folded, capital, allCapitals, mixed, digits } = spelling;
  return { start, end, folded, capital, allCapitals, mixed, digits, spelling };
}

const LONGEST_ACRONYM = 6;

/** Whether the word is as short as acronyms are, and in capitals. */
export const isAcronym = ({ allCapitals, start, end }: Word): boolean =>
  allCapitals && end - start <= LONGEST_ACRONYM;
