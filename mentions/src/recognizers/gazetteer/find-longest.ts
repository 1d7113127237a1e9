import affixes from '../../linking/affixes.json' with { type: 'json' };
import { isDigitCode, isWordCode } from '../../document/text/characters.ts';
import { fold } from '../../document/text/fold.ts';
import { joinsName } from '../../document/text/gaps.ts';
import type { Spelling } from '../../document/text/spelling.ts';
import { spellingOf } from '../../document/text/spelling.ts';
import type { Word } from '../../document/text/words.ts';
import type { ReadAnswer } from '../../document/read-answer.ts';
import { contracted } from '../../lexicon/articles.ts';
import { isAnd } from '../../lexicon/joiners.ts';
import { isHostEnding } from './host-name.ts';
import type { NameForm } from './name-form.ts';
import { signOf } from './name-form.ts';
import type { NameIndex } from './name-table.ts';

const MAX_GAP = 12;
/** "A+B" is not "AB". */
const HARD_SIGN = /\+/u;
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
export function findBehindPrefix(search: Names, words: readonly Word[], first: number): Found | null {
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
export function findLongest(
  { answer, index }: Names,
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
      if (!index.opensSigned(opening) || word.start - before.end > MAX_GAP) break;
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
  if (form.company.source === 'answer') return gaps.length === 0;
  const isAllowed = gaps.every(([at, gap]) => {
    const sign = signOf(gap);
    if (sign === form.signs.get(at)) return true;
    if (!form.isGiven || gap.includes('\n')) return false;
    return sign === '' || sign === '"' || sign === '-' || (sign === '.' && isInitial(words, at));
  });
  // "AB" for "A+B": the parts around the sign are written as one word.
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
