import type { ReadAnswer, ReadSegment } from '../read-answer.ts';
import type { Word } from './words.ts';

const SENTENCE_BREAK = /[.!?…:;•→✓✔\n|(]|(?![©®™])\p{Extended_Pictographic}|\s[–—-]\s|\s{2,}/u;
const COMMA = ', ';
const ORDINAL_END = /^[.)]/u;
const TITLE_KINDS = new Set(['heading', 'title', 'header-cell', 'product']);
const SHORT_SEGMENT = 12;
const TITLE_SHARE = 0.6;
const MIN_CONTENT_WORD = 4;

/** A word a name can begin with: a capital, or capitals and digits mixed (iPhone, 1Password). */
export const isNameLike = (word: Word): boolean => word.capital || word.mixed;

/** Whether the word opens a sentence, a list item, a cell or what follows a colon, where every word has a capital. */
export function opensSentence(answer: ReadAnswer, segment: ReadSegment, index: number): boolean {
  const word = segment.words[index];
  const before = segment.words[index - 1];
  if (word === undefined || before === undefined) return true;
  if (before.digits && index === 1 && ORDINAL_END.test(answer.raw.slice(before.end))) return true;
  const gap = word.start - before.end;
  if (gap < 2 || (gap === COMMA.length && answer.raw.startsWith(COMMA, before.end))) return false;
  return SENTENCE_BREAK.test(answer.raw.slice(before.end, word.start));
}

/** Whether the segment capitalises most of its words, as headings do; capitals then say nothing. */
export function isTitleCase(segment: ReadSegment): boolean {
  if (segment.kind === 'paragraph') return false;
  let content = 0;
  let capitals = 0;
  for (const { start, end, capital } of segment.words) {
    if (end - start < MIN_CONTENT_WORD) continue;
    content++;
    if (capital) capitals++;
    if (content > 1 && segment.words.length > SHORT_SEGMENT) return false;
  }
  return content < 2 ? TITLE_KINDS.has(segment.kind) : capitals / content >= TITLE_SHARE;
}
