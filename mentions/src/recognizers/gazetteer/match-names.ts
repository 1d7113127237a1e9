import type { Language } from '../../extraction.ts';
import { isDomainEnding } from '../../linking/identity.ts';
import type { NameForm, NameIndex } from './name-table.ts';
import { standsAsName } from './small-name.ts';
import { productWords } from '../../lexicon/index.ts';
import { isCommonWord, kindOfWord } from '../../lexicon/word-kinds.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';
import { isDigitCode, letterBit, lettersOf } from '../../document/text/characters.ts';
import { joinsName } from '../../document/text/gaps.ts';
import { isAnd } from '../../lexicon/joiners.ts';
import { isInsideAddress } from '../../document/text/inside-address.ts';
import type { Word } from '../../document/text/words.ts';

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

/** "ho. Mobile", "Fastweb + Vodafone", "tl;dv": signs that part names, unless the name itself is spelt with them. */
const OWN_SIGNS: ReadonlySet<string> = new Set(['. ', ' + ', '+', ';', ': ', ', ']);
const NO_SIGNS: readonly string[] = [];
const LONGEST_SIGN = 3;
const DOT = 0x2e;

interface Search {
  answer: ReadAnswer;
  index: NameIndex;
  language: Language;
}

/** All known names of an answer: complete words only, the longest name at each place, in reading order. */
export function matchNames({ answer, index, language }: Search): NameMatch[] {
  const search = { answer, index, language };
  return dropGenericUse(answer.segments.flatMap((segment) => matchSegment(search, segment)));
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
  const letters = lettersOf(gained);
  return dropGenericUse(
    search.answer.segments.flatMap((segment) =>
      segment.words.some(({ folded }) => (letters & letterBit(folded)) !== 0 && gained.has(folded))
        ? matchSegment(search, segment)
        : (known.get(segment) ?? []),
    ),
  );
}

/** Who writes a name with its capital means the thing where it has none: "Wallbox" the company, "le wallbox" domestic ones. */
function dropGenericUse(matches: NameMatch[]): NameMatch[] {
  if (!matches.some(({ isSmall }) => isSmall)) return matches;
  const written = new Set(matches.filter(({ isSmall }) => !isSmall).map(({ form }) => form.company.key));
  return matches.filter(({ isSmall, form }) => !isSmall || !written.has(form.company.key));
}

function matchSegment(search: Search, segment: ReadSegment): NameMatch[] {
  const matches: NameMatch[] = [];
  let position = 0;
  while (position < segment.words.length) {
    const match = matchAt(search, segment, position);
    if (match !== null) matches.push(match);
    position = match === null ? position + 1 : match.last + 1;
  }
  return matches;
}

function matchAt(search: Search, segment: ReadSegment, first: number): NameMatch | null {
  const { answer, index, language } = search;
  const { words } = segment;
  const head = words[first];
  if (head === undefined || !index.opensWith(head.spelling)) return null;
  const looksLikeName = head.capital || head.mixed || head.digits;
  if (!looksLikeName && !mayStandSmall(search, words, first)) return null;
  const longest = findLongest(search, words, first);
  if (longest === null) return null;
  const { form, last } = longest;
  const host = readHostEnding({ answer, words, last });
  const end = words[host]?.end ?? head.end;
  const isSmall = !looksLikeName && !form.startsLower && host === last;
  if (isSmall && !standsAsName({ form, segment, first, start: head.start, end, answer })) return null;
  if (isInsideAddress(answer.visible, { start: head.start, end })) return null;
  const everyday = isCommonForm({ form, words, first, last, language });
  const common = everyday && (form.words.length === 1 || form.key.length < 3 || isTerm(form, language));
  if (form.isHost && host === last && form.words.every((word) => isCommonWord(word, language))) return null;
  if (everyday && !isWrittenAsName({ form, words, first, last })) return null;
  return { form, segment, first, last: host, start: head.start, end, asDomain: host > last, isSmall, common };
}

/** Whether a word without a capital may open a name at all: a glance before the search. */
function mayStandSmall({ answer, index }: Search, words: readonly Word[], first: number): boolean {
  const head = words[first];
  if (head === undefined) return false;
  return (
    index.opensSmall(head.spelling) || index.opensDistinct(head.spelling) || startsHost(answer, words, first)
  );
}

const isTerm = ({ words }: NameForm, language: Language): boolean =>
  words.every((word) => kindOfWord(word, language) === 'term');

function findLongest(
  { answer, index }: Search,
  words: readonly Word[],
  first: number,
): { form: NameForm; last: number } | null {
  const head = words[first];
  if (head === undefined) return null;
  let key = '';
  let signs: readonly string[] = NO_SIGNS;
  let found: { form: NameForm; last: number } | null = null;
  for (let last = first; last < words.length && last - first < index.longest; last++) {
    const word = words[last];
    const before = words[last - 1];
    if (word === undefined) break;
    if (last > first && before !== undefined && !joinsName(answer.visible, before.end, word.start)) {
      if (!index.opensSigned(head.spelling)) break;
      const sign = word.start - before.end > LONGEST_SIGN ? '' : answer.visible.slice(before.end, word.start);
      if (!OWN_SIGNS.has(sign)) break;
      signs = [...signs, sign];
    }
    const isInnerJoiner = last > first && isAnd(word.folded);
    if (isInnerJoiner) continue;
    const isSecond = last > first && key === head.folded;
    if (isSecond && !index.goesOn(head.spelling, word.folded)) break;
    key += word.folded;
    if (last > first && !isSecond && !index.opens(key)) break;
    const form = last === first ? index.findWord(head.spelling) : index.find(key);
    if (form === undefined || (!form.endsInS && isPossessive(answer, before, word))) continue;
    if (!signs.every((sign) => form.spelling.includes(sign))) continue;
    if (isSpeltSo({ form, words, first, last })) found = { form, last };
  }
  return found;
}

const LONGEST_HOST_ENDING = 3;

/** Endings that are no words: "Online store" is no address. */
const isHostEnding = (folded: string): boolean =>
  folded.length <= LONGEST_HOST_ENDING && isDomainEnding(folded);

/** More words than the name has are the name only with capitals ("Wizz Air" for Wizzair, never "for a" for Fora). */
function isSpeltSo({
  form,
  words,
  first,
  last,
}: {
  form: NameForm;
  words: readonly Word[];
  first: number;
  last: number;
}): boolean {
  const length = last - first + 1;
  if (form.key.length < 3 && length !== Math.max(1, form.words.length - (form.words.includes('and') ? 1 : 0)))
    return false;
  if (isDigitCode(form.key.charCodeAt(0)) && /^\d+$/u.test(form.key))
    return length >= Math.min(2, form.words.length);
  if (length <= form.words.length) return true;
  return words
    .slice(first + 1, last + 1)
    .every(
      ({ capital, mixed, digits, folded }) =>
        capital || mixed || digits || folded === 's' || isHostEnding(folded) || isAnd(folded),
    );
}

/** The s of "Here's" is no part of a name, unless the name is spelt so. */
function isPossessive({ visible }: ReadAnswer, before: Word | undefined, word: Word): boolean {
  return before !== undefined && word.folded === 's' && /^['’]$/u.test(visible.slice(before.end, word.start));
}

const startsHost = ({ visible }: ReadAnswer, words: readonly Word[], first: number): boolean => {
  const end = words[first]?.end;
  const next = words[first + 1];
  if (end === undefined || next?.start !== end + 1 || visible.charCodeAt(end) !== DOT) return false;
  return isDomainEnding(next.folded);
};

/** Index of the word that ends the host (`com` of `booking.com`), or `last` when the name is not written as one. */
function readHostEnding({
  answer,
  words,
  last,
}: {
  answer: ReadAnswer;
  words: readonly Word[];
  last: number;
}): number {
  const next = words[last + 1];
  return startsHost(answer, words, last) && next !== undefined && (!next.capital || next.allCapitals)
    ? last + 1
    : last;
}

function isCommonForm({
  form,
  words,
  first,
  last,
  language,
}: {
  form: NameForm;
  words: readonly Word[];
  first: number;
  last: number;
  language: Language;
}): boolean {
  const head = words[first];
  if (head === undefined) return false;
  let isMixed = true;
  for (let index = first; index <= last; index++) isMixed &&= words[index]?.mixed === true;
  if (isMixed && kindOfWord(head.folded, language) !== 'term') return false;
  if (form.key.length < 3) return true;
  return (form.everyday[language] ??= form.words.every(
    (word) => isEverydayWord(word, language) || productWords.has(word),
  ));
}

/** Italian words stand in Spanish answers about Italy, too ("Parla Subito"). */
const isEverydayWord = (word: string, language: Language): boolean =>
  isCommonWord(word, language) || (language === 'es' && isCommonWord(word, 'it'));

/** A name of everyday words needs its capitals: "Fatture in Cloud" is a name, "Fatture in ritardo" is none. */
function isWrittenAsName({
  form,
  words,
  first,
  last,
}: {
  form: NameForm;
  words: readonly Word[];
  first: number;
  last: number;
}): boolean {
  if (last === first || form.startsLower) return true;
  const rest = words.slice(first + 1, last + 1).filter(({ folded }) => folded.length > 3);
  return rest.length === 0 || rest.some(({ capital, mixed, digits }) => capital || mixed || digits);
}
