import type { NameMatch } from '../match-company.ts';
import type { ReadAnswer, ReadSegment } from '../read-answer.ts';
import { isSingleBlank } from '../text/gaps.ts';
import { isNameLike } from '../text/position.ts';
import type { WordRange } from './read-heads.ts';

const SEPARATOR = /[,;/|·+]|\s&\s/u;
const HARD_SEPARATOR = /[,;/|·]|\s\+\s/u;
const JOINING_WORDS = new Set([
  'e',
  'ed',
  'o',
  'od',
  'oppure',
  'and',
  'or',
  'y',
  'u',
  'vs',
  'versus',
  'by',
  'contro',
]);
const LEADING_WORDS = new Set(
  'the a an un una uno new nuovo nuova best men mens women womens unisex kids meglio se con per da tra fra scegli oppure anche invece prova usa if for with from choose try use or also between si con elige'.split(
    ' ',
  ),
);

/** Cuts a head such as "Scalapay e Klarna" or "Dashlane / LastPass" into its names. */
export function splitNames({
  answer,
  range,
  matches,
}: {
  answer: ReadAnswer;
  range: WordRange;
  matches: readonly NameMatch[];
}): WordRange[] {
  const { segment, first, last } = range;
  const parts: WordRange[] = [];
  let from = first;
  for (let index = first; index < last; index++) {
    if (isInsideMatch(matches, index)) continue;
    const skipped = separatorAfter({ answer, segment, index });
    if (skipped === 0) continue;
    parts.push({ segment, first: from, last: beforeBracket({ answer, segment, first: from, last: index }) });
    from = index + skipped;
    index = from - 1;
  }
  parts.push({ segment, first: from, last: beforeBracket({ answer, segment, first: from, last }) });
  return parts
    .map((part) => (startsMatch(matches, part.first) ? part : trimPart(answer, part)))
    .filter((part) => part.last >= part.first);
}

/** "Exotec (Skypod)": a name ends before its bracket. */
function beforeBracket({ answer, segment, first, last }: WordRange & { answer: ReadAnswer }): number {
  for (let index = first; index < last; index++) {
    const word = segment.words[index];
    if (word !== undefined && answer.visible.startsWith(' (', word.end)) return index;
  }
  return last;
}

const startsMatch = (matches: readonly NameMatch[], index: number): boolean =>
  matches.some(({ first }) => first === index);

const isInsideMatch = (matches: readonly NameMatch[], index: number): boolean =>
  matches.some(({ first, last }) => index >= first && index < last);

/** How far the next name is behind this word: 1 after a comma, 2 after "e"; 0 when no name ends here. */
function separatorAfter({
  answer,
  segment,
  index,
}: {
  answer: ReadAnswer;
  segment: ReadSegment;
  index: number;
}): number {
  const word = segment.words[index];
  const next = segment.words[index + 1];
  if (word === undefined || next === undefined) return 0;
  const isBlank = isSingleBlank(answer.visible, word.end, next.start);
  const gap = isBlank ? ' ' : answer.visible.slice(word.end, next.start);
  if (!isBlank && HARD_SEPARATOR.test(gap)) return JOINING_WORDS.has(next.folded) ? 2 : 1;
  const following = segment.words[index + 2];
  if (next.capital || following === undefined || !JOINING_WORDS.has(next.folded)) return 0;
  const beyond = answer.visible.slice(next.end, following.start);
  if (!/^\s/u.test(gap) || !/^\s/u.test(beyond)) return 0;
  return isNameLike(following) && !SEPARATOR.test(beyond) ? 2 : 0;
}

function trimPart({ visible }: ReadAnswer, part: WordRange): WordRange {
  const { words } = part.segment;
  let { first } = part;
  for (;;) {
    const word = words[first];
    const next = words[first + 1];
    if (word === undefined || next === undefined || first >= part.last) break;
    const isPossessive = next.folded === 's' && /^['’]$/u.test(visible.slice(word.end, next.start));
    if (!LEADING_WORDS.has(word.folded) || (!isPossessive && !isNameLike(next))) break;
    first += isPossessive ? 2 : 1;
  }
  return { ...part, first };
}
