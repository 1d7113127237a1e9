import type { TextSpan } from '../extraction.ts';
import { isDigitCode, isLowerCode, isUpperCode, isWordCode } from './characters.ts';
import { fold } from './fold.ts';

const PLUS = 0x2b;
const LAST_ASCII = 0x7f;

/** One word of the visible text. Offsets are the answer's own. */
export interface Word extends TextSpan {
  folded: string;
  /** The first letter is a capital. */
  capital: boolean;
  /** Two or more letters, all capitals. */
  allCapitals: boolean;
  /** A capital inside the word (PayPal, iPhone) or letters beside digits (N26, 2C2P). */
  mixed: boolean;
  digits: boolean;
}

/** The words between two offsets, in order; `lower` is the text in lower case, of the same length. A plus that belongs to a name (`+Watt`, `Disney+`) stays with it. */
export function readWords({ text, lower, start, end }: TextSpan & { text: string; lower: string }): Word[] {
  const words: Word[] = [];
  let position = start;
  while (position < end) {
    if (!startsWord(text.charCodeAt(position))) {
      position++;
      continue;
    }
    const from = startsWithPlus({ text, at: position, start }) ? position - 1 : position;
    while (position < end && isWordCode(text.charCodeAt(position))) position++;
    while (position < end && endsWithPlus({ text, at: position, end })) position++;
    words.push(describeWord({ text, lower, start: from, end: position }));
  }
  return words;
}

// Accents and joiners continue a word; alone (behind an emoji, say) they make none.
const startsWord = (code: number): boolean => isUpperCode(code) || isLowerCode(code) || isDigitCode(code);

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

function describeWord({
  text,
  lower: lowered,
  start,
  end,
}: TextSpan & { text: string; lower: string }): Word {
  let upper = 0;
  let lower = 0;
  let digits = 0;
  let innerUpper = false;
  let plain = true;
  for (let position = start; position < end; position++) {
    const code = text.charCodeAt(position);
    if (code > LAST_ASCII) plain = false;
    if (isUpperCode(code)) {
      upper++;
      if (lower > 0) innerUpper = true;
    } else if (isLowerCode(code)) lower++;
    else if (isDigitCode(code)) digits++;
  }
  const letters = upper + lower;
  return {
    start,
    end,
    folded: plain ? lowered.slice(start, end) : fold(text.slice(start, end)),
    capital: isUpperCode(text.charCodeAt(text.charCodeAt(start) === PLUS ? start + 1 : start)),
    allCapitals: upper > 1 && lower === 0,
    mixed: innerUpper || (upper > 1 && lower > 1) || (digits > 0 && upper > 0 && letters > 0),
    digits: digits > 0,
  };
}
