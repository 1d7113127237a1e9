import { type At, type ReadAnswer, type ReadSegment } from '../../document/document.ts';
import { isLetterCode } from '../../document/spelling.ts';
import { type Word, readNameWords } from '../../document/words.ts';
import type { Language, TextSpan } from '../../extraction.ts';
import { articles, isAnd, wordList } from '../../lexicon/index.ts';
import { isCommonWord } from '../../lexicon/word-kinds.ts';
import { isInsideAddress, readHostEnding, startsHost } from '../../linking/identity.ts';
import { legalFormBefore, legalFormBehind } from '../../linking/legal-forms.ts';
import {
  chooseForm,
  findBehindPrefix,
  findLongest,
  isCommonForm,
  isWrittenAsName,
  startsInHangul,
} from './find-longest.ts';
import type { NameForm, NameIndex } from './names.ts';
import { holdsSign, isApostrophe } from '../../document/signs.ts';

/** Spelt as no native word is: satispay, qonto, nexi, sumup. */
const FOREIGN = /[jkwxy]|q(?!u)|[^aeiou]$/u;
const POINTERS = wordList('pointers');

/** A naming whose first word stands without the capital the name has. */
type SmallNaming = At<'answer' | 'segment' | 'first' | 'last'> & TextSpan & { form: NameForm };

/**
 * Whether a name written without capitals is meant: "Molti usano satispay". A word that could be a native one, behind
 * an article, is not ("la bussola").
 */
function standsAsName({ answer, segment, form, first, end }: SmallNaming): boolean {
  const [opening = ''] = form.words;
  if (!form.isDistinct) return false;
  const before = segment.words[first - 1];
  if (isElided(answer.visible, end)) return false;
  // "intesa sanpaolo": its last word tells.
  if (form.words.length > 1) return true;
  return (
    FOREIGN.test(opening) ||
    before === undefined ||
    !(isItalianArticle(before.folded) || POINTERS.has(before.folded))
  );
}

/** In an Italian text "a" is a preposition. */
const isItalianArticle = (word: string): boolean => word !== 'a' && articles.has(word);

/** "dell'assistenza": a vowel is left out, so that the next word goes on with it. */
const isElided = (text: string, end: number): boolean =>
  isApostrophe(text.charAt(end)) &&
  isLetterCode(text.charCodeAt(end + 1)) &&
  (text.charAt(end + 1) !== 's' || isLetterCode(text.charCodeAt(end + 2)));

/**
 * Whether a name that has a capital is meant where its first word stands small: "l’hotel La Perla", "la storica
 * trattoria Belvedere" go on with the name's own capitals.
 */
function isMeantSmall(naming: SmallNaming): boolean {
  const { form, segment, first, last } = naming;
  return (
    (form.isGiven && segment.words.slice(first + 1, last + 1).some(looksLikeName)) || standsAsName(naming)
  );
}

/** A known name found in the words of a segment, before its context is judged. */
export interface NameMatch {
  form: NameForm;
  segment: ReadSegment;
  /** Indexes of the first and last word. */
  first: number;
  last: number;
  start: number;
  end: number;
  /** Written as a host, such as `booking.com`. */
  asDomain: boolean;
  /** Written without the capital the name has. */
  isSmall: boolean;
  /** Everyday words: the context decides whether the company is meant. */
  common: boolean;
}

/** Without these "@Home" would be any home. */
const HARD_OPENINGS = '@#+€$£°%';

/** Hebrew, the first script whose small words are written into the next one. */
const FIRST_PREFIXED = 0x0590;

interface Search {
  answer: ReadAnswer;
  index: NameIndex;
  language: Language;
}

/** All known names of an answer: complete words only, the longest name at each place, in reading order. */
export function matchNames({ answer, index, language }: Search): NameMatch[] {
  const search = { answer, index, language };
  return answer.segments.flatMap((segment) => matchSegment(search, segment));
}

/** As `matchNames`, for an index that only gained names: segments without any of their first words keep their matches. */
export function rematchNames({
  known,
  gained,
  ...search
}: Search & {
  known: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
  gained: ReadonlySet<string>;
}): NameMatch[] {
  return search.answer.segments.flatMap((segment) => {
    const before = known.get(segment) ?? [];
    const gains = segment.words.some(({ folded }) => gained.has(folded));
    return gains ? keepGiven(before, matchSegment(search, segment)) : before;
  });
}

/** A name that was given goes before one the answer suggests at the same place. Both lists are in reading order. */
function keepGiven(before: readonly NameMatch[], after: readonly NameMatch[]): readonly NameMatch[] {
  const given = before.filter(({ form, common }) => form.isGiven && !common);
  if (given.length === 0) return after;
  const kept: NameMatch[] = [];
  let next = 0;
  for (const match of after) {
    for (; (given[next]?.last ?? Infinity) < match.first; next++) kept.push(...given.slice(next, next + 1));
    if (match.last < (given[next]?.first ?? Infinity)) kept.push(match);
  }
  return [...kept, ...given.slice(next)];
}

const MAX_CODE = 200;

/** Whether a piece of code is one of the names that were given, or holds one. */
export function holdsGivenName(index: NameIndex, code: string): boolean {
  if (code.length > MAX_CODE) return false;
  const words = readNameWords(code);
  return words.some((_, first) => {
    let key = '';
    return words.slice(first, first + index.longest).some(({ folded }, place) => {
      if (place === 0 || !isAnd(folded)) key += folded;
      return index.find(key)?.isGiven === true;
    });
  });
}

function matchSegment(search: Search, segment: ReadSegment): NameMatch[] {
  const { answer, index } = search;
  const { words } = segment;
  const matches: NameMatch[] = [];
  for (let first = 0; first < words.length; first++) {
    const head = words[first];
    if (head === undefined) break;
    const mayStand =
      looksLikeName(head) ||
      answer.visible.charCodeAt(head.start) >= FIRST_PREFIXED ||
      index.opensSmall(head.folded) ||
      startsHost(answer, words, first);
    const match = mayStand ? matchAt(search, { segment, first, head }) : null;
    if (match === null) continue;
    matches.push(match);
    first = match.last;
  }
  return matches;
}

const looksLikeName = ({ capital, mixed, digits }: Word): boolean => capital || mixed || digits;

function matchAt(
  search: Search,
  { segment, first, head }: At<'segment' | 'first'> & { head: Word },
): NameMatch | null {
  const { answer, index, language } = search;
  const { words } = segment;
  const isOpening = index.opensWith(head.spelling) || startsInHangul(head);
  const longest =
    (isOpening ? findLongest(search, words, first, head.folded) : null) ??
    findBehindPrefix(search, words, first);
  if (longest === null) return null;
  const { last } = longest;
  const { isGiven } = longest.form;
  const legal = isGiven ? legalFormBehind({ text: answer.visible, words }, last + 1) : 0;
  const form = chooseForm(answer, { ...longest, last: last + legal });
  const written = { form, words, first, last };
  const host = legal > 0 ? last : readHostEnding({ answer, words, last });
  const end = words[Math.max(host, last + legal)]?.end ?? head.end;
  const leading = legal > 0 || !isGiven ? 0 : legalFormBefore({ text: answer.visible, words }, first);
  const span = withOwnSigns(answer, form, { start: words[first - leading]?.start ?? head.start, end });
  const isSmall = !looksLikeName(head) && !form.startsLower && !form.isCaseless && host === last;
  if (isSmall && !isMeantSmall({ answer, segment, form, first, last, start: head.start, end })) return null;
  if (isInsideAddress(answer.visible, span)) return null;
  const everyday = !form.isCaseless && isCommonForm(form, language);
  const isMarked = legal + leading > 0 || span.start < head.start;
  if (everyday && !isMarked && holdsSign(form.opening, HARD_OPENINGS)) return null;
  const common = everyday && !isMarked && (form.words.length === 1 || form.key.length < 3);
  if (form.isHost && host === last && form.words.every((word) => isCommonWord(word, language))) return null;
  if (everyday && !isMarked && !isSmall && !isWrittenAsName(written)) return null;
  return {
    form,
    segment,
    first: first - leading,
    last: Math.max(host, last + legal),
    ...span,
    asDomain: host > last,
    isSmall,
    common,
  };
}

/** The name with the signs that open and close it, where the text writes them. */
function withOwnSigns(
  { visible }: ReadAnswer,
  { opening, closing }: NameForm,
  { start, end }: TextSpan,
): TextSpan {
  const opens = opening !== '' && visible.slice(start - opening.length, start).normalize('NFKC') === opening;
  const closes = closing !== '' && visible.startsWith(closing, end);
  return { start: opens ? start - opening.length : start, end: closes ? end + closing.length : end };
}
