import affixes from '../../linking/affixes.json' with { type: 'json' };
import type { ReadAnswer } from '../../document/document.ts';
import { fold, isWordCode } from '../../document/spelling.ts';
import { type Word, joinsName } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { isAnd, productWords, wordList } from '../../lexicon/index.ts';
import { isCommonWord } from '../../lexicon/word-kinds.ts';
import { isHostEnding } from '../../linking/identity.ts';
import { type NameForm, type NameIndex, signOf } from './names.ts';
import { isApostrophe, lettersAndDigits, withSingleBlanks } from '../../document/signs.ts';

const contracted = wordList('contractedArticles');

/** A name and the words that write it. */
export interface WrittenForm {
  form: NameForm;
  words: readonly Word[];
  /** Indexes of the first and last word. */
  first: number;
  last: number;
}

/** Whether the words of a name are everyday ones, so that its place must speak for it. */
export function isCommonForm(form: NameForm, language: Language): boolean {
  if (form.key.length < 3) return true;
  return (form.everyday[language] ??= form.words.every(
    (word) => isCommonWord(word, language) || productWords.has(word),
  ));
}

/** A name of everyday words needs its capitals: "Fatture in Cloud" is a name, "Fatture in ritardo" is none. */
export function isWrittenAsName({ form, words, first, last }: WrittenForm): boolean {
  if (last === first || form.startsLower) return true;
  const rest = words.slice(first + 1, last + 1).filter(({ folded }) => folded.length > 3);
  return rest.length === 0 || rest.some(({ capital, mixed, digits }) => capital || mixed || digits);
}

/** Of several companies that share a spelling the one written here; where the text leaves it open, the one given first. */
export function chooseForm({ visible }: ReadAnswer, { form, words, first, last }: WrittenForm): NameForm {
  if (form.rivals.length === 0) return form;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? start;
  const written = visible.slice(start, end);
  const around = visible.slice(Math.max(0, start - form.opening.length - 1), end + 2);
  const closeness = ({ spelling }: NameForm): number =>
    around.includes(spelling) && spelling.length >= written.length
      ? LIKENESS.length
      : LIKENESS.findLastIndex((reduce) => reduce(spelling) === reduce(written));
  return [form, ...form.rivals].reduce((best, rival) => (closeness(rival) > closeness(best) ? rival : best));
}

const withoutDots = (text: string): string =>
  withSingleBlanks(text.normalize('NFC').replaceAll('.', ' ')).trim();

/** What two spellings share, the closest last. */
const LIKENESS: readonly ((text: string) => string)[] = [
  (text) => lettersAndDigits(fold(text)),
  (text) => withoutDots(text).toLowerCase(),
  withoutDots,
];

const MAX_GAP = 12;
/** "A+B" is not "AB". */
const NO_GAPS: readonly (readonly [number, string])[] = [];
const [HEBREW, LAST_ARABIC] = [0x0590, 0x06ff];
const [FIRST_HANGUL, LAST_HANGUL] = [0xac00, 0xd7a3];
const prefixes: readonly string[] = affixes.before.map(fold);
const particles: readonly string[] = affixes.behind.map(fold);

/** An answer and the names looked for in it. */
interface Names {
  answer: ReadAnswer;
  index: NameIndex;
}

/** "בוולט", "ونون": in Arabic and Hebrew small words are written into the next one. */
export function findBehindPrefix(search: Names, words: readonly Word[], first: number): WrittenForm | null {
  const head = words[first];
  const code = head?.folded.charCodeAt(0) ?? 0;
  if (head === undefined || code < HEBREW || code > LAST_ARABIC) return null;
  for (const prefix of prefixes) {
    const rest = head.folded.slice(prefix.length);
    if (rest.length < 2 || !head.folded.startsWith(prefix) || !search.index.opens(rest)) continue;
    const found = findLongest(search, words, first, rest);
    if (found?.form.isGiven === true) return found;
  }
  return null;
}

/** The longest name that begins with a word, which is read as `opening`. */
export function findLongest(
  { answer, index }: Names,
  words: readonly Word[],
  first: number,
  opening: string,
): WrittenForm | null {
  let key = '';
  let gaps: readonly (readonly [number, string])[] = NO_GAPS;
  let found: WrittenForm | null = null;
  for (let last = first; last < words.length && last - first < index.longest; last++) {
    const word = words[last];
    const before = words[last - 1];
    if (word === undefined) break;
    const folded = last === first ? opening : word.folded;
    if (last > first && before !== undefined && !joinsName(answer.visible, before.end, word.start)) {
      if (!index.opensSigned(opening) || word.start - before.end > MAX_GAP) break;
      gaps = [...gaps, [key.length, answer.visible.slice(before.end, word.start)]];
    }
    if (last > first && isAnd(folded) && index.find(key + folded) === undefined) continue;
    key += folded;
    const particle = particleOf(index, key, word);
    if (last > first && particle === null && !index.opens(key)) break;
    const known = particle ?? index.find(key);
    // "AB Studio" beside "A+B Studio": two brands with the same letters.
    const isSigned = known !== undefined && (gaps.length > 0 || known.signs.size > 0);
    const form = isSigned
      ? [known, ...known.rivals].find((one) => agreesInSigns(one, gaps, words.slice(first, last + 1)))
      : known;
    if (form === undefined || (!form.endsInS && isPossessive(answer, before, word))) continue;
    if (form.needsPreposition && !contracted.has(words[first - 1]?.folded ?? '')) continue;
    if (form.isCaseless && form.length === 1 && form.key.length === 1 && !standsAlone(answer, word)) continue;
    const written = { form, words, first, last };
    if (isSpeltSo(written)) found = written;
  }
  return found;
}

/** Whether a word is written in Hangul, whose particles stand behind names. */
export function startsInHangul({ spelling: { written } }: Word): boolean {
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
  const starts = startsInKey(words);
  // "R. B. Impianti": a dot behind a single letter.
  const isInitial = (at: number): boolean => words[starts.indexOf(at) - 1]?.folded.length === 1;
  const isAllowed = gaps.every(([at, gap]) => {
    const sign = signOf(gap);
    if (sign === form.signs.get(at)) return true;
    return sign === '' || sign === '"' || sign === '-' || (sign === '.' && isInitial(at));
  });
  // "AB" for "A+B": the parts around the sign are written as one word.
  return isAllowed && [...form.signs].every(([at, sign]) => !sign.includes('+') || starts.includes(at));
}

/** How much of a name's key stands before each of the words that write it. */
function startsInKey(words: readonly Word[]): number[] {
  let length = 0;
  return words.map(({ folded }, index) => {
    const start = length;
    if (index === 0 || !isAnd(folded)) length += folded.length;
    return start;
  });
}

/** No letter of the same script touches a name of one letter. */
const standsAlone = ({ visible }: ReadAnswer, { start, end }: Word): boolean =>
  !isWordCode(visible.charCodeAt(start - 1)) && !isWordCode(visible.charCodeAt(end));

/** More words than the name has are the name only with capitals ("Wizz Air" for Wizzair, never "for a" for Fora). */
function isSpeltSo({ form, words, first, last }: WrittenForm): boolean {
  const length = last - first + 1;
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
  return before !== undefined && word.folded === 's' && isApostrophe(visible.slice(before.end, word.start));
}
