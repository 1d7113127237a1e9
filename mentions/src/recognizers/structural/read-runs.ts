import {
  type ReadAnswer,
  type ReadSegment,
  firstIndex,
  isNameLike,
  isTitleCase,
  opensSentence,
} from '../../document/document.ts';
import { flagIn } from '../../document/spelling.ts';
import { joinsName } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { grammarWords, titleOpenings, tradeOpenings } from '../../lexicon/index.ts';
import { type WordKind, kindAsWritten } from '../../lexicon/word-kinds.ts';
import { isBareSubject } from './context/subject-context.ts';
import type { At, WordRange } from './place.ts';
import { isTradeName } from './trade-name.ts';

const links = flagIn(grammarWords('runLinks'));
const SPANISH_ARTICLES = grammarWords('spanishArticles');
// Names of companies ("Wallet di BudgetBakers") follow a bare "di" as well.
const OWN_LINKS = grammarWords('ownLinks');
const LINKED_KINDS: ReadonlySet<WordKind> = new Set(['generic', 'unknown']);
const LINKED_HEADS = grammarWords('linkedHeads');

/** "Bottega di Gianna", "Trattoria del Ponte", "Università per Stranieri": a small word ties the name to its trade. */
const isLinked = (folded: string): boolean => LINKED_HEADS.has(folded) || tradeOpenings.has(folded);

/** The runs of capitalised words of a segment that no known name covers: what may be a name in running text. */
export function readRuns({
  answer,
  segment,
  matches,
  language,
}: At<'answer' | 'segment' | 'matches' | 'language'>): WordRange[] {
  const isCovered = (index: number): boolean => {
    if (matches.length === 0) return false;
    const match = matches[firstIndex(matches, ({ last }) => last >= index)];
    return match !== undefined && match.first <= index && !match.common;
  };
  const runs: WordRange[] = [];
  for (let first = 0; first < segment.words.length; first++) {
    if (!startsRun(answer, segment, first) || isCovered(first)) continue;
    const last = findRunEnd({ answer, segment, first, isCovered, language });
    const run = trimRun({ answer, range: { segment, first, last }, language });
    if (run !== null) runs.push(run);
    first = last;
  }
  return runs;
}

/** A capitalised word, or a number tied to one (7-Eleven). */
function startsRun({ visible }: ReadAnswer, { words }: ReadSegment, index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined) return false;
  if (isNameLike(word)) return true;
  return word.digits && next?.capital === true && next.start === word.end + 1 && visible[word.end] === '-';
}

function findRunEnd(input: {
  answer: ReadAnswer;
  segment: ReadSegment;
  first: number;
  isCovered: (index: number) => boolean;
  language: Language;
}): number {
  const { answer, segment, first, isCovered, language } = input;
  let last = first;
  for (;;) {
    const step = stepOfRun({ answer, segment, last, language });
    if (step === 0 || isCovered(last + step) || isCovered(last + 1)) return last;
    last += step;
  }
}

/** How many words the run grows by: 1 for a capitalised neighbour, 2 over "di" or "of", 0 at its end. */
function stepOfRun({
  answer,
  segment,
  last,
  language,
}: At<'answer' | 'segment' | 'last' | 'language'>): number {
  const { words } = segment;
  const word = words[last];
  const next = words[last + 1];
  if (word === undefined || next === undefined) return 0;
  if (!joinsName(answer.visible, word.end, next.start)) return 0;
  if (opensSentence(answer, segment, last + 1)) return 0;
  if (isNameLike(next) || (next.digits && next.end - next.start <= 5)) return 1;
  if (links(next.spelling)) {
    const isSpanishLink = next.folded === 'de' && SPANISH_ARTICLES.has(words[last + 2]?.folded ?? '');
    const step = isSpanishLink ? 3 : 2;
    const following = words[last + step];
    if (
      following !== undefined &&
      isNameLike(following) &&
      mayLink({ answer, segment, last, step, language })
    )
      return step;
  }
  return isOwnApostrophe({ answer, segment, index: last }) ? 1 : 0;
}

/** "Colline della Stella", "Rincón de la Subbética": an everyday noun with a capital inside a sentence goes on over "di". */
function mayLink({
  answer,
  segment,
  last,
  step,
  language,
}: {
  answer: ReadAnswer;
  segment: ReadSegment;
  last: number;
  step: number;
  language: Language;
}): boolean {
  const [word, following] = [segment.words[last], segment.words[last + step]];
  if (word === undefined || following === undefined) return false;
  if (isLinked(word.folded)) return true;
  if (language === 'en' || (step === 2 && !OWN_LINKS.has(segment.words[last + 1]?.folded ?? '')))
    return false;
  if (opensSentence(answer, segment, last) || isTitleCase(segment) || titleOpenings.has(word.folded))
    return false;
  if (word.mixed || word.allCapitals || following.mixed || following.allCapitals) return false;
  return kindAsWritten(word, language) === 'generic' && LINKED_KINDS.has(kindAsWritten(following, language));
}

/** "Church's/Tricker's" is a name; in "Stripe's payment links" the s belongs to the sentence. */
function isOwnApostrophe({ answer, segment, index }: At<'answer' | 'segment' | 'index'>): boolean {
  const { words } = segment;
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined || next?.folded !== 's') return false;
  if (!/^['’]$/u.test(answer.visible.slice(word.end, next.start))) return false;
  const following = words[index + 2];
  if (following === undefined) return true;
  const gap = answer.visible.slice(next.end, following.start);
  return /^\s*[/,;)|]|^\s\(/u.test(gap);
}

const isTrimmed = (kind: WordKind): boolean => kind === 'function' || kind === 'generic';

/** Everyday words at the edges are the sentence's own: "Se Prima", "Scegli Slope". */
function trimRun({ answer, range, language }: At<'answer' | 'range' | 'language'>): WordRange | null {
  const { segment } = range;
  let { first, last } = range;
  const kindAt = (index: number): WordKind => {
    const word = segment.words[index];
    return word === undefined ? 'unknown' : kindAsWritten(word, language);
  };
  while (first < last && isTrimmed(kindAt(first)) && opensSentence(answer, segment, first)) {
    const rest = { segment, first, last };
    const isWhole =
      kindAt(first) === 'generic' && language !== 'en' && isBareSubject({ answer, range: rest, language });
    if (isWhole || isTradeName({ words: segment.words.slice(first, last + 1), language })) break;
    first++;
  }
  while (last > first && kindAt(last) === 'function' && segment.words[last]?.folded !== 's') last--;
  if (first === last && kindAt(first) === 'function') return null;
  return { segment, first, last };
}
