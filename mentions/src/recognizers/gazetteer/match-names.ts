import affixes from '../../linking/affixes.json' with { type: 'json' };
import type { At, ReadAnswer, ReadSegment, Word } from '../../document/document.ts';
import { fitsName, joinsName, readNameWords } from '../../document/document.ts';
import { flagOf, fold, holdsSign, isApostrophe, isLetterCode, isWordCode } from '../../document/spelling.ts';
import type { TextSpan } from '../../extraction.ts';
import { articles, isAnd, wordList } from '../../lexicon/index.ts';
import { isCommonWord } from '../../lexicon/language.ts';
import { isInsideAddress, readHostEnding, startsHost } from '../../linking/identity.ts';
import { legalFormBefore, legalFormBehind } from '../../linking/legal-forms.ts';
import type { NameIndex } from './known-names.ts';
import type { NameForm, WrittenForm } from './names.ts';
import { agreesInSigns, chooseForm, isCommonForm, isSpeltSo, isWrittenAsName } from './names.ts';

/** Spelt as no native word is: satispay, qonto, nexi, sumup. */
const FOREIGN = /[jkwxy]|q(?!u)|[^aeiou]$/u;
const POINTERS = wordList('pointers');
/** In an Italian text "a" is a preposition. */
const points = flagOf(({ folded }) => POINTERS.has(folded) || (folded !== 'a' && articles.has(folded)));

/** "dell'assistenza": a vowel is left out, so that the next word goes on with it. */
const isElided = (text: string, end: number): boolean =>
  isApostrophe(text.charAt(end)) &&
  isLetterCode(text.charCodeAt(end + 1)) &&
  (text.charAt(end + 1) !== 's' || isLetterCode(text.charCodeAt(end + 2)));

/**
 * Whether a name that has a capital is meant where its first word stands small: "l’hotel La Perla" goes on with the
 * name's own capitals, "molti usano satispay" is no native word. One that could be, behind an article, is not meant
 * ("la bussola").
 */
function isMeantSmall({ visible }: ReadAnswer, { form, words, first, last }: WrittenForm): boolean {
  if (form.isGiven && words.slice(first + 1, last + 1).some(fitsName)) return true;
  if (!form.isDistinct || isElided(visible, words[last]?.end ?? 0)) return false;
  const [opening = ''] = form.words;
  const before = words[first - 1];
  // "intesa sanpaolo": its last word tells.
  return form.words.length > 1 || FOREIGN.test(opening) || before === undefined || !points(before.spelling);
}

/** A known name found in the words of a segment, before its context is judged. */
export interface NameMatch extends TextSpan {
  form: NameForm;
  segment: ReadSegment;
  /** Indexes of the first and last word. */
  first: number;
  last: number;
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

/** An answer and the names looked for in it. */
interface Search extends At<'answer' | 'language'> {
  index: NameIndex;
}

/** All known names of an answer: complete words only, the longest name at each place, in reading order. */
export const matchNames = (search: Search): NameMatch[] =>
  search.answer.segments.flatMap((segment) => matchSegment(search, segment));

/** As `matchNames`, for an index that only gained names: segments without any of their first words keep their matches. */
export function rematchNames(
  search: Search,
  known: ReadonlyMap<ReadSegment, readonly NameMatch[]>,
  gained: ReadonlySet<string>,
): NameMatch[] {
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

function matchSegment(search: Search, segment: ReadSegment): NameMatch[] {
  const { answer, index } = search;
  const { words } = segment;
  const matches: NameMatch[] = [];
  for (let first = 0; first < words.length; first++) {
    const head = words[first];
    if (head === undefined) break;
    const mayStand =
      fitsName(head) ||
      answer.visible.charCodeAt(head.start) >= FIRST_PREFIXED ||
      index.opensSmall(head.folded) ||
      startsHost(answer, words, first);
    const match = mayStand ? matchAt(search, segment, first, head) : null;
    if (match === null) continue;
    matches.push(match);
    first = match.last;
  }
  return matches;
}

function matchAt(search: Search, segment: ReadSegment, first: number, head: Word): NameMatch | null {
  const { answer, index, language } = search;
  const { words } = segment;
  const isOpening = index.opensWith(head.spelling) || hasParticle(head.spelling);
  const longest =
    (isOpening ? findLongest(search, words, first, head.folded) : null) ??
    (hasPrefix(head.spelling) ? findBehindPrefix(search, words, first) : null);
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
  const isSmall = !fitsName(head) && !form.startsLower && !form.isCaseless && host === last;
  if (isSmall && !isMeantSmall(answer, written)) return null;
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

const contracted = wordList('contractedArticles');

const MAX_GAP = 12;
const prefixes = affixes.before.map(fold);
const particles = affixes.behind.map(fold);
const hasPrefix = flagOf(({ folded }) => prefixes.some((prefix) => folded.startsWith(prefix)));
const hasParticle = flagOf(({ folded }) => particles.some((particle) => folded.endsWith(particle)));

/** "בוולט", "ونون": in Arabic and Hebrew small words are written into the next one. */
function findBehindPrefix(search: Search, words: readonly Word[], first: number): WrittenForm | null {
  const { folded = '' } = words[first] ?? {};
  for (const prefix of prefixes) {
    const rest = folded.slice(prefix.length);
    if (rest.length < 2 || !folded.startsWith(prefix) || !search.index.opens(rest)) continue;
    const found = findLongest(search, words, first, rest);
    if (found?.form.isGiven === true) return found;
  }
  return null;
}

/** The longest name that begins with a word, which is read as `opening`. */
function findLongest(
  { answer: { visible }, index }: { answer: Pick<ReadAnswer, 'visible'>; index: NameIndex },
  words: readonly Word[],
  first: number,
  opening: string,
): WrittenForm | null {
  let key = '';
  /** "A+B" is not "AB". */
  const gaps: [at: number, gap: string][] = [];
  let found: WrittenForm | null = null;
  for (let last = first; last < words.length && last - first < index.longest; last++) {
    const word = words[last];
    const before = words[last - 1];
    if (word === undefined) break;
    const folded = last === first ? opening : word.folded;
    if (last > first && before !== undefined && !joinsName(visible, before.end, word.start)) {
      if (!index.opensSigned(opening) || word.start - before.end > MAX_GAP) break;
      gaps.push([key.length, visible.slice(before.end, word.start)]);
    }
    if (last > first && isAnd(folded) && index.find(key + folded) === undefined) continue;
    key += folded;
    const particle = hasParticle(word.spelling) ? particleOf(index, key) : null;
    if (last > first && particle === null && !index.opens(key)) break;
    const known = particle ?? index.find(key);
    // "AB Studio" beside "A+B Studio": two brands with the same letters.
    const isSigned = known !== undefined && (gaps.length > 0 || known.signs.size > 0);
    const form = isSigned
      ? [known, ...known.rivals].find((one) => agreesInSigns(one, gaps, words.slice(first, last + 1)))
      : known;
    if (form === undefined || (!form.endsInS && isPossessive(visible, before, word))) continue;
    if (form.needsPreposition && !contracted.has(words[first - 1]?.folded ?? '')) continue;
    if (form.isCaseless && form.length === 1 && form.key.length === 1 && !standsAlone(visible, word))
      continue;
    const written = { form, words, first, last };
    if (isSpeltSo(written)) found = written;
  }
  return found;
}

/** "카카오는": a Korean particle is written behind the name. */
function particleOf(index: NameIndex, key: string): NameForm | null {
  for (const particle of particles) {
    const form = key.endsWith(particle) ? index.find(key.slice(0, -particle.length)) : undefined;
    if (form?.isGiven === true && index.find(key) === undefined) return form;
  }
  return null;
}

/** No letter of the same script touches a name of one letter. */
const standsAlone = (visible: string, { start, end }: Word): boolean =>
  !isWordCode(visible.charCodeAt(start - 1)) && !isWordCode(visible.charCodeAt(end));

/** The s of "Here's" is no part of a name, unless the name is spelt so. */
const isPossessive = (visible: string, before: Word | undefined, word: Word): boolean =>
  before !== undefined && word.folded === 's' && isApostrophe(visible.slice(before.end, word.start));

const MAX_CODE = 200;

/** Whether a piece of code is one of the names that were given, or holds one. */
export function holdsGivenName(index: NameIndex, code: string): boolean {
  if (code.length > MAX_CODE) return false;
  const place = { answer: { visible: code }, index };
  return readNameWords(code).some(
    ({ folded }, first, words) => findLongest(place, words, first, folded)?.form.isGiven === true,
  );
}
