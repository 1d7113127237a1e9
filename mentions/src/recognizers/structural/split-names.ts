import { type ReadAnswer, isNameLike } from '../../document/document.ts';
import { flagIn } from '../../document/spelling.ts';
import { isSingleBlank } from '../../document/words.ts';
import { grammarWords } from '../../lexicon/index.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { At, WordRange } from './place.ts';

const SEPARATOR = /[,;/|·+]|\s&\s/u;
const HARD_SEPARATOR = /[,;/|·]|\s\+\s/u;
const joins = flagIn(grammarWords('nameJoiners'));
const leads = flagIn(grammarWords('nameLeads'));

interface Head {
  answer: ReadAnswer;
  range: WordRange;
  matches: readonly NameMatch[];
}

/** Cuts a head such as "Scalapay e Klarna" or "Dashlane / LastPass" into its names. */
export function splitNames(head: Head): WordRange[] {
  const { answer, range, matches } = head;
  const { segment, first, last } = range;
  const names: WordRange[] = [];
  let from = first;
  for (let index = first; index < last; index++) {
    const skipped = isInsideMatch(matches, index) ? 0 : separatorAfter({ answer, segment, index });
    if (skipped === 0) continue;
    addName(names, head, { segment, first: from, last: index });
    from = index + skipped;
    index = from - 1;
  }
  addName(names, head, { segment, first: from, last });
  return names;
}

function addName(names: WordRange[], { answer, matches }: Head, range: WordRange): void {
  const last = beforeBracket(answer, range);
  const first = startsMatch(matches, range.first) ? range.first : skipLeading(answer, { ...range, last });
  if (last >= first) names.push({ segment: range.segment, first, last });
}

/** "Exotec (Skypod)": a name ends before its bracket. */
function beforeBracket({ visible }: ReadAnswer, { segment, first, last }: WordRange): number {
  for (let index = first; index < last; index++) {
    const word = segment.words[index];
    if (word !== undefined && visible.startsWith(' (', word.end)) return index;
  }
  return last;
}

function startsMatch(matches: readonly NameMatch[], index: number): boolean {
  for (const { first } of matches) if (first === index) return true;
  return false;
}

function isInsideMatch(matches: readonly NameMatch[], index: number): boolean {
  for (const { first, last } of matches) if (index >= first && index < last) return true;
  return false;
}

/** How far the next name is behind this word: 1 after a comma, 2 after "e"; 0 when no name ends here. */
function separatorAfter({ answer, segment, index }: At<'answer' | 'segment' | 'index'>): number {
  const word = segment.words[index];
  const next = segment.words[index + 1];
  if (word === undefined || next === undefined) return 0;
  const isBlank = isSingleBlank(answer.visible, word.end, next.start);
  const gap = isBlank ? ' ' : answer.visible.slice(word.end, next.start);
  if (!isBlank && HARD_SEPARATOR.test(gap)) return joins(next.spelling) ? 2 : 1;
  const following = segment.words[index + 2];
  if (next.capital || following === undefined || !joins(next.spelling)) return 0;
  const beyond = answer.visible.slice(next.end, following.start);
  if (!/^\s/u.test(gap) || !/^\s/u.test(beyond)) return 0;
  return isNameLike(following) && !SEPARATOR.test(beyond) ? 2 : 0;
}

/** The first word behind an opening such as "Meglio" or "The". */
function skipLeading({ visible }: ReadAnswer, { segment, first: from, last }: WordRange): number {
  const { words } = segment;
  let first = from;
  for (;;) {
    const word = words[first];
    const next = words[first + 1];
    if (word === undefined || next === undefined || first >= last) return first;
    const isPossessive = next.folded === 's' && /^['’]$/u.test(visible.slice(word.end, next.start));
    if (!leads(word.spelling) || (!isPossessive && !isNameLike(next))) return first;
    first += isPossessive ? 2 : 1;
  }
}
