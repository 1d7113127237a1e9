import { cleanName } from '../../document/clean-text.ts';
import { type Spelling, factOf, flagOf, remember, spellingOf } from '../../document/spelling.ts';
import { type Word, readNameWords } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { LANGUAGES, isAnd } from '../../lexicon/index.ts';
import { kindOfWord } from '../../lexicon/word-kinds.ts';
import { identityKey, isDomainEnding, nameWords } from '../../linking/identity.ts';
import { withoutLegalForm } from '../../linking/legal-forms.ts';
import { opensSmall, isCased, withoutQuotes } from '../../document/signs.ts';

const MIN_LENGTH = 4;
const MAX_DISTINCT_WORDS = 3;

/** Whether the words of a name are in no list of everyday words, so that people who write it small still mean it. */
function holdsUnlisted(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (words.length > MAX_DISTINCT_WORDS || first.length < MIN_LENGTH) return false;
  return words.some((word) => word.length >= MIN_LENGTH && !spellingOf(word).digits && isUnlisted(word));
}

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
  firstWord: string;
  openings: readonly string[];
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

const MAX_OPENING = 4;
const MAX_DESCRIBED = 2_000;
const DASHES = /[‐‑‒–—―−-]+/gu;
const IGNORED = /[\s\\*_`~\u00AD\u200B-\u200D\u2060\uFE0F®™©℠]+/gu;

/** The sign a gap between two words holds, one for all ways to write it; '' for none. */
export const signOf = (gap: string): string =>
  withoutQuotes(gap.normalize('NFKC').replace(IGNORED, ''), '"').replace(DASHES, '-').replaceAll('’', "'");

/** Answers of one question are read for the same names again and again. */
const describeName: (spelling: string) => SpeltName = remember((given) => {
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
    openings: Array.from({ length: Math.min(MAX_OPENING, key.length) }, (_, end) => key.slice(0, end + 1)),
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
export const namedCompany = (
  company: Pick<NamedCompany, 'name' | 'source'> & Partial<NamedCompany>,
): NamedCompany => ({
  key: identityKey(company.name),
  domain: null,
  catalogued: false,
  brandIndex: null,
  ...company,
});

export interface NameIndex {
  find(key: string): NameForm | undefined;
  /** The name with this identity, whatever it is written with. */
  findNamed(identity: string): NameForm | undefined;
  /** The name this word is by itself. */
  findWord(word: Spelling): NameForm | undefined;
  /** Whether any key begins like this. */
  opens(beginning: string): boolean;
  /** Whether any key begins with this word. */
  opensWith(word: Spelling): boolean;
  /** Whether any key begins with this word and goes on with these letters. */
  goesOn(word: Spelling, letters: string): boolean;
  /** Whether it is the first word of a name that may stand there without a capital. */
  opensSmall(word: Spelling): boolean;
  /** Whether it is the first word of a name spelt with a sign that parts words elsewhere ("ho. Mobile", "A + B"). */
  opensSigned(word: Spelling): boolean;
  /** The most words a name has. */
  longest: number;
}

export interface NameTable {
  forms: Map<string, NameForm>;
  byIdentity: Map<string, NameForm>;
  smallStarts: Set<string>;
  signedStarts: Set<string>;
  /** The keys by each of their openings: most words of an answer open no name, and the search ends with them. */
  byOpening: Map<string, string[]>;
  longest: number;
}

const MAX_WORDS = 7;
const MAX_GIVEN_WORDS = 40;
const LETTERS_LISTED = 2;

export const emptyTable = (): NameTable => ({
  forms: new Map(),
  byIdentity: new Map(),
  smallStarts: new Set(),
  signedStarts: new Set(),
  byOpening: new Map(),
  longest: 1,
});

export interface NewForm {
  table: NameTable;
  company: NamedCompany;
  spelling: string;
  needsPreposition?: boolean;
}

/** Adds a spelling. The first company that claims one keeps it, a user's later brand stays beside it. */
export function addForm({ table, company, spelling, needsPreposition = false }: NewForm): void {
  const spelt = describeName(spelling);
  const { key, words, length, startsLower, isHost, isCaseless, signs, firstWord, openings } = spelt;
  const isGiven = company.source !== 'catalogue' && company.source !== 'answer';
  if (key === '' || length === 0 || length > (isGiven ? MAX_GIVEN_WORDS : MAX_WORDS)) return;
  if (key.length < 2 && !isGiven) return;
  const isVouchedFor = company.source === 'brand' || company.source === 'reported';
  const isDistinct = isVouchedFor && !isHost && holdsUnlisted(words);
  const form = { ...spelt, company, isGiven, isDistinct, needsPreposition, rivals: [], everyday: {} };
  const known = table.forms.get(key);
  if (known !== undefined) {
    if (company.source === 'brand' && known.company !== company) known.rivals.push(form);
    return;
  }
  table.forms.set(key, form);
  const identity = identityKey(spelling);
  if (!table.byIdentity.has(identity)) table.byIdentity.set(identity, form);
  for (const opening of openings) {
    const listed = table.byOpening.get(opening);
    if (listed === undefined) table.byOpening.set(opening, [key]);
    else listed.push(key);
  }
  if (startsLower || isDistinct || isCaseless || (isGiven && length > 1)) table.smallStarts.add(firstWord);
  if (signs.size > 0 || (isGiven && length > 1)) table.signedStarts.add(firstWord);
  table.longest = Math.max(table.longest, length + 1);
}

/** Whether any key of the table begins like this. */
export const opensIn = ({ byOpening }: NameTable, beginning: string): boolean =>
  byOpening.get(beginning.slice(0, MAX_OPENING))?.some((key) => key.startsWith(beginning)) === true;

/** What stands behind a beginning in the keys that have it. */
interface Rests {
  /** By their first letter and by their first two. */
  byOpening: ReadonlyMap<string, readonly string[]>;
  /** A bit for each of these openings: a glance before one is looked up. */
  openings: number;
}

const LAST_BIT = 31;

const openingBit = (letters: string): number =>
  1 << ((letters.charCodeAt(0) * 7 + (letters.length > 1 ? letters.charCodeAt(1) : 0)) & LAST_BIT);

function restsBehind({ byOpening }: NameTable, beginning: string): Rests {
  const rests = (byOpening.get(beginning.slice(0, MAX_OPENING)) ?? [])
    .filter((key) => key.length > beginning.length && key.startsWith(beginning))
    .map((key) => key.slice(beginning.length));
  const groups = new Map([
    ...Map.groupBy(rests, (rest) => rest.charAt(0)),
    ...Map.groupBy(rests, (rest) => rest.slice(0, LETTERS_LISTED)),
  ]);
  let openings = 0;
  for (const opening of groups.keys()) openings |= openingBit(opening);
  return { byOpening: groups, openings };
}

/** The index of a table that many answers are read with: what it says of a word is found out once. */
export function toIndex(table: NameTable): NameIndex {
  const { forms, byIdentity, smallStarts, signedStarts, longest } = table;
  const formOf = factOf(({ folded }) => forms.get(folded) ?? false);
  const restsAfter = factOf(({ folded }) => restsBehind(table, folded));
  return {
    find: (key) => forms.get(key),
    findNamed: (identity) => byIdentity.get(identity),
    findWord: (word) => formOf(word) || undefined,
    opens: (beginning) => opensIn(table, beginning),
    opensWith: flagOf(({ folded }) => opensIn(table, folded)),
    goesOn: (word, letters) => {
      const { openings, byOpening } = restsAfter(word);
      if ((openings & openingBit(letters)) === 0) return false;
      const rests = byOpening.get(letters.slice(0, LETTERS_LISTED));
      return rests?.some((rest) => rest.startsWith(letters)) === true;
    },
    opensSmall: flagOf(({ folded }) => smallStarts.has(folded)),
    opensSigned: flagOf(({ folded }) => signedStarts.has(folded)),
    longest,
  };
}
