import type { At } from '../../document/place.ts';
import affixes from '../../linking/affixes.json' with { type: 'json' };
import { boldWithin } from '../../document/markdown/bold.ts';
import { isDigitCode, isWordCode, letterBit, lettersOf } from '../../document/text/characters.ts';
import { fold } from '../../document/text/fold.ts';
import { joinsName } from '../../document/text/gaps.ts';
import { isInsideAddress } from '../../document/text/inside-address.ts';
import type { Spelling } from '../../document/text/spelling.ts';
import { flagIn, spellingOf } from '../../document/text/spelling.ts';
import type { Word } from '../../document/text/words.ts';
import { readWords } from '../../document/text/words.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';
import type { Language, TextSpan } from '../../extraction.ts';
import { articles, contracted, nameParticles } from '../../lexicon/articles.ts';
import { productWords, tradeWords } from '../../lexicon/index.ts';
import { isAnd } from '../../lexicon/joiners.ts';
import { isCommonWord, kindOfWord } from '../../lexicon/word-kinds.ts';
import { isDomainEnding } from '../../linking/identity.ts';
import { legalFormBefore, legalFormBehind } from '../../linking/legal-forms.ts';
import type { NameForm } from './name-form.ts';
import { signOf } from './name-form.ts';
import type { NameIndex } from './name-table.ts';
import { standsAsName } from './small-name.ts';

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

const LONGEST_GAP = 12;
const DOT = 0x2e;
/** "A+B" is not "AB". */
const HARD_SIGN = /\+/u;
/** Without these "@Home" would be any home. */
const HARD_OPENING = /[@#+€$£°%]/u;

const NO_GAPS: readonly (readonly [number, string])[] = [];
const [HEBREW, LAST_ARABIC] = [0x0590, 0x06ff];
const [FIRST_HANGUL, LAST_HANGUL] = [0xac00, 0xd7a3];
const prefixes: readonly string[] = affixes.before.map(fold);
const particles: readonly string[] = affixes.behind.map(fold);
const isTradeWord = flagIn(new Set([...tradeWords, ...articles, ...nameParticles]));

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
    search.answer.segments.flatMap((segment) => {
      const before = known.get(segment) ?? [];
      const gains = segment.words.some(
        ({ folded }) => (letters & letterBit(folded)) !== 0 && gained.has(folded),
      );
      return gains ? keepGiven(before, matchSegment(search, segment)) : before;
    }),
  );
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
  const words = readWords({ text: code, start: 0, end: code.length });
  return words.some((_, first) => {
    let key = '';
    return words.slice(first, first + index.longest).some(({ folded }, place) => {
      if (place === 0 || !isAnd(folded)) key += folded;
      return index.find(key)?.isGiven === true;
    });
  });
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
  if (head === undefined) return null;
  const isHangul = startsInHangul(head);
  const isOpening = isHangul || index.opensWith(head.spelling);
  const looksLikeName = head.capital || head.mixed || head.digits;
  const mayStand =
    isHangul || looksLikeName || index.opensSmall(head.spelling) || startsHost(answer, words, first);
  const longest =
    (isOpening && mayStand ? findLongest(search, words, first, head.spelling) : null) ??
    findBehindPrefix(search, words, first);
  if (longest === null) return null;
  const { last } = longest;
  const { isGiven } = longest.form;
  const legal = isGiven ? legalFormBehind({ text: answer.visible, words }, last + 1) : 0;
  const form = chooseForm({ answer, words, form: longest.form, first, last: last + legal });
  const host = legal > 0 ? last : readHostEnding({ answer, words, last });
  const end = words[Math.max(host, last + legal)]?.end ?? head.end;
  const leading = legal > 0 || !isGiven ? 0 : legalFormBefore({ text: answer.visible, words }, first);
  const span = withOwnSigns(answer, form, { start: words[first - leading]?.start ?? head.start, end });
  const isSmall = !looksLikeName && !form.startsLower && !form.isCaseless && host === last;
  if (isSmall && !isMeantSmall({ answer, form, segment, first, last, end })) return null;
  if (isInsideAddress(answer.visible, span)) return null;
  const everyday = !form.isCaseless && isCommonForm({ form, words, first, last, language });
  const isMarked = legal + leading > 0 || span.start < head.start;
  if (everyday && !isMarked && HARD_OPENING.test(form.opening)) return null;
  const common =
    everyday && !isMarked && (form.words.length === 1 || form.key.length < 3 || isTerm(form, language));
  if (form.isHost && host === last && form.words.every((word) => isCommonWord(word, language))) return null;
  if (everyday && !isMarked && !isSmall && !isWrittenAsName({ form, words, first, last })) return null;
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

/** Of several companies that share a spelling the one written here; where the text leaves it open, the one given first. */
function chooseForm({
  answer,
  words,
  form,
  first,
  last,
}: {
  answer: ReadAnswer;
  words: readonly Word[];
  form: NameForm;
  first: number;
  last: number;
}): NameForm {
  if (form.rivals.length === 0) return form;
  const start = words[first]?.start ?? 0;
  const written = answer.visible.slice(start, words[last]?.end ?? start);
  const around = answer.visible.slice(
    Math.max(0, start - form.opening.length - 1),
    (words[last]?.end ?? start) + 2,
  );
  const closeness = ({ spelling }: NameForm): number => {
    if (around.includes(spelling) && spelling.length >= written.length) return 4;
    const [one, other] = [spelling, written].map((text) =>
      text
        .normalize('NFC')
        .replace(/[\s.]+/gu, ' ')
        .trim(),
    );
    if (one === other) return 3;
    if (one?.toLowerCase() === other?.toLowerCase()) return 2;
    return fold(one ?? '').replace(/[^\p{L}\p{N}]+/gu, '') ===
      fold(other ?? '').replace(/[^\p{L}\p{N}]+/gu, '')
      ? 1
      : 0;
  };
  return [form, ...form.rivals].reduce((best, rival) => (closeness(rival) > closeness(best) ? rival : best));
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

/** Whether a name that has a capital is meant where its first word stands small. */
function isMeantSmall(place: {
  answer: ReadAnswer;
  form: NameForm;
  segment: ReadSegment;
  first: number;
  last: number;
  end: number;
}): boolean {
  const { answer, form, segment, first, last, end } = place;
  if (form.isGiven && last > first) {
    if (opensWithTrade(segment.words, first, last) || isSetOff(answer, segment, { first, last })) return true;
  }
  return standsAsName({ form, segment, first, start: segment.words[first]?.start ?? end, end, answer });
}

/** "**hotel la perla**": the name fills its bold, its heading or its cell, or opens its line before a dash or a colon. */
function isSetOff(
  answer: ReadAnswer,
  { words, kind, start, end }: ReadSegment,
  { first, last }: WordPlaces,
): boolean {
  const from = words[first]?.start ?? start;
  const to = words[last]?.end ?? end;
  const [run] = boldWithin(answer, { start: from, end: to });
  if (run !== undefined && answer.visible.slice(run.start, run.end).trim().length === to - from) return true;
  if (kind === 'paragraph' || answer.visible.slice(start, from).trim() !== '') return false;
  return /^[\s*_]*(?:[:–—(]|-\s|$)/u.test(answer.visible.slice(to, Math.min(end, to + 6)));
}

interface WordPlaces {
  first: number;
  last: number;
}

/** "l’hotel La Perla", "la storica trattoria Belvedere": a trade or an article stands small before the name's own capitals. */
function opensWithTrade(words: readonly Word[], first: number, last: number): boolean {
  for (let index = first; index <= last; index++) {
    const word = words[index];
    if (word === undefined) return false;
    if (word.capital || word.mixed || word.digits) return index > first;
    const isEveryday = ['generic', 'term'].includes(kindOfWord(word.folded, 'it'));
    if (!isEveryday && !isTradeWord(word.spelling)) return false;
  }
  return false;
}

const isTerm = ({ words }: NameForm, language: Language): boolean =>
  words.every((word) => kindOfWord(word, language) === 'term');

/** "בוולט", "ونون": in Arabic and Hebrew small words are written into the next one. */
function findBehindPrefix(search: Search, words: readonly Word[], first: number): Found | null {
  const head = words[first];
  const code = head?.folded.charCodeAt(0) ?? 0;
  if (head === undefined || code < HEBREW || code > LAST_ARABIC) return null;
  for (const prefix of prefixes) {
    const rest = head.folded.slice(prefix.length);
    if (rest.length < 2 || !head.folded.startsWith(prefix) || !search.index.opens(rest)) continue;
    const found = findLongest(search, words, first, spellingOf(rest));
    if (found?.form.isGiven === true) return found;
  }
  return null;
}

interface Found {
  form: NameForm;
  last: number;
}

/** The longest name that begins with a word, which is read as `opening`. */
function findLongest(
  { answer, index }: Search,
  words: readonly Word[],
  first: number,
  opening: Spelling,
): Found | null {
  let key = '';
  let gaps: readonly (readonly [number, string])[] = NO_GAPS;
  let found: Found | null = null;
  for (let last = first; last < words.length && last - first < index.longest; last++) {
    const word = words[last];
    const before = words[last - 1];
    if (word === undefined) break;
    const folded = last === first ? opening.folded : word.folded;
    if (last > first && before !== undefined && !joinsName(answer.visible, before.end, word.start)) {
      if (!index.opensSigned(opening) || word.start - before.end > LONGEST_GAP) break;
      gaps = [...gaps, [key.length, answer.visible.slice(before.end, word.start)]];
    }
    if (last > first && isAnd(folded) && index.find(key + folded) === undefined) continue;
    const isSecond = last > first && key === opening.folded;
    key += folded;
    const particle = particleOf(index, key, word);
    if (isSecond && particle === null && !index.goesOn(opening, folded)) break;
    if (last > first && !isSecond && particle === null && !index.opens(key)) break;
    const form = particle ?? (last === first ? index.findWord(opening) : index.find(key));
    if (form === undefined || (!form.endsInS && isPossessive(answer, before, word))) continue;
    if (!agreesInSigns(form, gaps, words.slice(first, last + 1))) continue;
    if (form.needsPreposition && !contracted.has(words[first - 1]?.folded ?? '')) continue;
    if (form.isCaseless && form.length === 1 && form.key.length === 1 && !standsAlone(answer, word)) continue;
    if (isSpeltSo({ form, words, first, last })) found = { form, last };
  }
  return found;
}

function startsInHangul({ spelling: { written } }: Word): boolean {
  const code = written.charCodeAt(0);
  return code >= FIRST_HANGUL && code <= LAST_HANGUL;
}

/** "카카오는": a Korean particle is written behind the name. */
function particleOf(index: NameIndex, key: string, word: Word): NameForm | null {
  if (!startsInHangul(word)) return null;
  for (const particle of particles) {
    const form = key.endsWith(particle) ? index.find(key.slice(0, -particle.length)) : undefined;
    if (form?.isGiven === true && index.find(key) === undefined) return form;
  }
  return null;
}

/** The signs between the words are the name's own, or such as stand around any word: markup, quotation marks. */
function agreesInSigns(
  form: NameForm,
  gaps: readonly (readonly [number, string])[],
  words: readonly Word[],
): boolean {
  if (form.company.source === 'answer') return gaps.length === 0;
  const isAllowed = gaps.every(([at, gap]) => {
    const sign = signOf(gap);
    if (sign === form.signs.get(at)) return true;
    if (!form.isGiven || gap.includes('\n')) return false;
    return sign === '' || sign === '"' || sign === '-' || (sign === '.' && isInitial(words, at));
  });
  // "AB" for "A+B": what the sign parts stands in one word.
  const isParted = ([at, sign]: readonly [number, string]): boolean =>
    !HARD_SIGN.test(sign) || startsWordAt(words, at);
  return isAllowed && [...form.signs].every(isParted);
}

function startsWordAt(words: readonly Word[], at: number): boolean {
  let length = 0;
  return words.some(({ folded }, index) => {
    if (length === at) return true;
    if (index === 0 || !isAnd(folded)) length += folded.length;
    return false;
  });
}

/** "R. B. Impianti": a dot behind a single letter. */
function isInitial(words: readonly Word[], at: number): boolean {
  let length = 0;
  for (const { folded } of words) {
    length += folded.length;
    if (length >= at) return length === at && folded.length < 3;
  }
  return false;
}

/** No letter of the same script touches a name of one letter. */
const standsAlone = ({ visible }: ReadAnswer, { start, end }: Word): boolean =>
  !isWordCode(visible.charCodeAt(start - 1)) && !isWordCode(visible.charCodeAt(end));

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
  if (form.key.length < 3 && length !== form.length && !form.isCaseless) return false;
  if (isDigitCode(form.key.charCodeAt(0)) && /^\d+$/u.test(form.key))
    return length >= Math.min(2, form.length);
  // A name the answer suggests is no surer than its capitals.
  if (length <= (form.isGiven || form.company.catalogued ? form.length : form.words.length)) return true;
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
function readHostEnding({ answer, words, last }: At<'answer' | 'words' | 'last'>): number {
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
