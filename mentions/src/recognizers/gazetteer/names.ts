import { fitsName, type ReadAnswer, readNameWords, type Word } from '../../document/document.ts';
import { cleanName } from '../../document/markup.ts';
import {
  fold,
  isCased,
  lettersAndDigits,
  opensSmall,
  remember,
  spellingOf,
  withoutQuotes,
  withSingleBlanks,
} from '../../document/spelling.ts';
import type { Language } from '../../extraction.ts';
import { isAnd, LANGUAGES, productWords } from '../../lexicon/index.ts';
import { isCommonWord, kindOfWord } from '../../lexicon/language.ts';
import { identityKey, isDomainEnding, isHostEnding, nameWords } from '../../linking/identity.ts';
import { withoutLegalForm } from '../../linking/legal-forms.ts';

const MIN_LENGTH = 4;

/** Whether a word of a name is in no list of everyday words, so that people who write it small still mean it. */
const holdsUnlisted = (words: readonly string[]): boolean =>
  words.some((word) => word.length >= MIN_LENGTH && !spellingOf(word).digits && isUnlisted(word));

const isUnlisted = (word: string): boolean =>
  LANGUAGES.every((language) => kindOfWord(word, language) === 'unknown');

/** Who vouches for a name: the user's brand, earlier answers, a model that read this answer, our catalogue, or the answer itself. */
export type NameSource = 'brand' | 'learned' | 'reported' | 'catalogue' | 'answer';

/** One company the matcher looks for. */
export interface NamedCompany {
  name: string;
  key: string;
  domain: string | null;
  source: NameSource;
  /** Also stands in the catalogue, so that it has an identity beyond this answer. */
  catalogued: boolean;
  brandIndex: number | null;
}

/** What a spelling says of itself, whoever it names. */
interface SpeltName {
  spelling: string;
  /** Its letters without inner "and", article and legal form: what the words of a text are compared with. */
  key: string;
  words: readonly string[];
  /** How many words a text writes it with. */
  length: number;
  /** Written without a capital at the start (illy, eBay, tot). */
  startsLower: boolean;
  /** Of a script without capitals, or of figures. */
  isCaseless: boolean;
  /** Written as a host (`Sync.com`): where the rest is an everyday word, the ending must be there. */
  isHost: boolean;
  /** Ends in 's (Church's), which in other names belongs to the sentence. */
  endsInS: boolean;
  /** The signs between its words that elsewhere part names, by how much of the key stands before them. */
  signs: ReadonlyMap<number, string>;
  /** The signs before its first word and behind its last. */
  opening: string;
  closing: string;
  /** Where its key begins: its first word, an English article aside. */
  firstWord: string;
}

/** One spelling under which a company is looked for. */
export interface NameForm extends SpeltName {
  company: NamedCompany;
  /** The user, an earlier answer or a model gave it: found as it is written, whatever signs it holds. */
  isGiven: boolean;
  /** The user's brand or a model's report, and no everyday word: meant even where it is written without a capital. */
  isDistinct: boolean;
  /** Its own article went into the preposition before it: "dell’Orto" for "L’Orto". */
  needsPreposition: boolean;
  /** Other companies this key may mean. */
  rivals: NameForm[];
  /** Whether its words are everyday ones, once an answer of the language asked. */
  readonly everyday: Partial<Record<Language, boolean>>;
}

const MAX_DESCRIBED = 2_000;
const DASHES = /[‐‑‒–—―−-]+/gu;
const IGNORED = /[\s\\*_`~\u00AD\u200B-\u200D\u2060\uFE0F®™©℠]+/gu;

/** The sign a gap between two words holds, one for all ways to write it; '' for none. */
const signOf = (gap: string): string =>
  withoutQuotes(gap.normalize('NFKC').replace(IGNORED, ''), '"').replace(DASHES, '-').replaceAll('’', "'");

/** Answers of one question are read for the same names again and again. */
const describeSpelling: (spelling: string) => SpeltName = remember((given) => {
  const text = cleanName(given);
  const whole = identityKey(text);
  const isHost = /^[^\s.]+\.[a-z]{2,6}$/iu.test(text) && isDomainEnding(nameWords(text).at(-1) ?? '');
  const bare = isHost ? text : withoutLegalForm(text);
  const words = readNameWords(bare);
  const [first] = words;
  const last = words.at(-1);
  const spelt = nameWords(bare);
  const { key, signs } = isHost ? { key: whole, signs: new Map<number, string>() } : closeUp(bare, words);
  const at = bare.indexOf(first?.spelling.written ?? '');
  return {
    spelling: text,
    key,
    words: isHost ? spelt.slice(0, -1) : spelt,
    length: isHost ? words.length - 1 : words.length,
    startsLower: first !== undefined && opensSmall(first.spelling.written),
    isCaseless: words.length > 0 && words.every(isCaseless),
    isHost,
    endsInS: text.endsWith("'s") || text.endsWith('’s'),
    signs,
    opening: signOf(bare.slice(0, Math.max(0, at))),
    closing: last === undefined ? '' : signOf(bare.slice(last.end)),
    firstWord: (words.length > 1 && first?.folded === 'the' ? words[1] : first)?.folded ?? '',
  };
}, MAX_DESCRIBED);

/** Whether a word is of a script that knows no capitals. */
const isCaseless = ({ spelling: { written } }: Word): boolean => /\p{Lo}/u.test(written) && !isCased(written);

/** The letters of a name with what parts them; inner "and" and an English article in front leave no trace. */
function closeUp(text: string, words: readonly Word[]): { key: string; signs: Map<number, string> } {
  const signs = new Map<number, string>();
  let key = '';
  words.forEach((word, index) => {
    const before = words[index - 1];
    const sign = before === undefined ? '' : signOf(text.slice(before.end, word.start));
    if (sign !== '' && key !== '') signs.set(key.length, sign);
    const isInner = index > 0 && index < words.length - 1;
    const isArticle = index === 0 && words.length > 1 && word.folded === 'the';
    if (!isArticle && !(isInner && isAnd(word.folded))) key += word.folded;
  });
  return { key, signs };
}

/** A company under its own identity, of which nothing else is known but what is said. */
export function namedCompany(
  said: Pick<NamedCompany, 'name' | 'source'> & Partial<NamedCompany>,
): NamedCompany {
  return { key: identityKey(said.name), domain: null, catalogued: false, brandIndex: null, ...said };
}

/** A spelling to be looked for, and whose it is. */
export interface NewForm {
  company: NamedCompany;
  spelling: string;
  needsPreposition?: boolean;
}

export function toForm({ company, spelling, needsPreposition = false }: NewForm): NameForm {
  const spelt = describeSpelling(spelling);
  const isVouchedFor = company.source === 'brand' || company.source === 'reported';
  return {
    ...spelt,
    company,
    isGiven: company.source !== 'catalogue' && company.source !== 'answer',
    isDistinct: isVouchedFor && !spelt.isHost && holdsUnlisted(spelt.words),
    needsPreposition,
    rivals: [],
    everyday: {},
  };
}

/** Whether the words of a name are everyday ones, so that its place must speak for it. */
export function isCommonForm(form: NameForm, language: Language): boolean {
  if (form.key.length < 3) return true;
  return (form.everyday[language] ??= form.words.every(
    (word) => isCommonWord(word, language) || productWords.has(word),
  ));
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

/** A name and the words that write it. */
export interface WrittenForm {
  form: NameForm;
  words: readonly Word[];
  /** Indexes of the first and last word. */
  first: number;
  last: number;
}

/** A name of everyday words needs its capitals: "Fatture in Cloud" is a name, "Fatture in ritardo" is none. */
export function isWrittenAsName({ form, words, first, last }: WrittenForm): boolean {
  if (last === first || form.startsLower) return true;
  const rest = words.slice(first + 1, last + 1).filter(({ folded }) => folded.length > 3);
  return rest.length === 0 || rest.some(fitsName);
}

/** The signs between the words are the name's own, or such as stand around any word: markup, quotation marks. */
export function agreesInSigns(
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

/** More words than the name has are the name only with capitals ("Wizz Air" for Wizzair, never "for a" for Fora). */
export function isSpeltSo({ form, words, first, last }: WrittenForm): boolean {
  const length = last - first + 1;
  // A name the answer suggests is no surer than its capitals.
  if (length <= (form.isGiven || form.company.catalogued ? form.length : form.words.length)) return true;
  const isPart = ({ folded }: Word): boolean => folded === 's' || isHostEnding(folded) || isAnd(folded);
  return words.slice(first + 1, last + 1).every((word) => fitsName(word) || isPart(word));
}

/** A name the answer itself introduces. */
export interface DiscoveredName {
  name: string;
  spellings: string[];
}
