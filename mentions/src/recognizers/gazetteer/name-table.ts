import type { Language } from '../../extraction.ts';
import { identityKey, isDomainEnding, nameWords } from '../../linking/identity.ts';
import { isDistinct } from './distinct-name.ts';
import type { Spelling } from '../../document/text/spelling.ts';
import { factOf, flagOf } from '../../document/text/spelling.ts';
import { remember } from '../../document/text/remember.ts';

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

/** One spelling under which a company is looked for. */
export interface NameForm {
  company: NamedCompany;
  spelling: string;
  key: string;
  words: readonly string[];
  /** Written without a capital at the start (illy, eBay, tot). */
  startsLower: boolean;
  /** Written as a host (`Sync.com`): where the rest is an everyday word, the ending must be there. */
  isHost: boolean;
  /** The user's brand or a model's report, and no everyday word: meant even where it is written without a capital. */
  isDistinct: boolean;
  /** Ends in 's (Church's), which in other names belongs to the sentence. */
  endsInS: boolean;
  /** Whether its words are everyday ones, once an answer of the language asked. */
  readonly everyday: Partial<Record<Language, boolean>>;
}

export interface NameIndex {
  find(key: string): NameForm | undefined;
  /** The name this word is by itself. */
  findWord(word: Spelling): NameForm | undefined;
  /** Whether any key begins like this. */
  opens(beginning: string): boolean;
  /** Whether any key begins with this word. */
  opensWith(word: Spelling): boolean;
  /** Whether any key begins with this word and goes on with these letters. */
  goesOn(word: Spelling, letters: string): boolean;
  /** Whether it is the first word of a name written without a capital. */
  opensSmall(word: Spelling): boolean;
  /** Whether it is the first word of a name that counts without a capital, too. */
  opensDistinct(word: Spelling): boolean;
  /** Whether it is the first word of a name spelt with a sign that parts words elsewhere ("ho. Mobile", "A + B"). */
  opensSigned(word: Spelling): boolean;
  /** The most words a name has. */
  longest: number;
}

export interface NameTable {
  forms: Map<string, NameForm>;
  lowerStarts: Set<string>;
  signedStarts: Set<string>;
  distinctStarts: Set<string>;
  /** The keys by each of their openings: most words of an answer open no name, and the search ends with them. */
  byOpening: Map<string, string[]>;
  longest: number;
}

const MOST_WORDS = 7;
const LONGEST_OPENING = 4;
const LETTERS_LISTED = 2;
const OWN_SIGN = /[\p{L}\p{N}](?:\. | \+ |[+;]|[:,] )/u;

export const emptyTable = (): NameTable => ({
  forms: new Map(),
  lowerStarts: new Set(),
  signedStarts: new Set(),
  distinctStarts: new Set(),
  byOpening: new Map(),
  longest: 1,
});

/** Adds a spelling; the first company that claims one keeps it. */
export function addForm({
  table,
  company,
  spelling,
}: {
  table: NameTable;
  company: NamedCompany;
  spelling: string;
}): void {
  const { key, words, startsLower, isHost, endsInS, isSigned, openings } = describeName(spelling);
  if (words.length === 0 || words.length > MOST_WORDS || table.forms.has(key)) return;
  if (key.length < 2 && company.source === 'catalogue') return;
  const isVouchedFor = company.source === 'brand' || company.source === 'reported';
  const distinct = isVouchedFor && !isHost && isDistinct(words);
  table.forms.set(key, {
    company,
    spelling,
    key,
    words: isHost ? words.slice(0, -1) : words,
    startsLower,
    isHost,
    isDistinct: distinct,
    endsInS,
    everyday: {},
  });
  listUnderOpenings(table, key, openings);
  if (startsLower && words[0] !== undefined) table.lowerStarts.add(words[0]);
  if (distinct && words[0] !== undefined) table.distinctStarts.add(words[0]);
  if (words[0] !== undefined && isSigned) table.signedStarts.add(words[0]);
  table.longest = Math.max(table.longest, words.length + 1);
}

/** As many as the answers under way name. */
const MOST_DESCRIBED = 2_000;

/** What a spelling says of itself, whoever it names: answers of one question are read for the same names again and again. */
const describeName = remember((spelling: string) => {
  const key = identityKey(spelling);
  const words = nameWords(spelling);
  return {
    key,
    words,
    startsLower: /^\p{Ll}/u.test(spelling),
    isHost: /^[^\s.]+\.[a-z]{2,6}$/iu.test(spelling) && isDomainEnding(words.at(-1) ?? ''),
    endsInS: /['’]s$/iu.test(spelling),
    isSigned: OWN_SIGN.test(spelling),
    openings: Array.from({ length: Math.min(LONGEST_OPENING, key.length) }, (_, last) =>
      key.slice(0, last + 1),
    ),
  };
}, MOST_DESCRIBED);

function listUnderOpenings({ byOpening }: NameTable, key: string, openings: readonly string[]): void {
  for (const opening of openings) {
    const listed = byOpening.get(opening);
    if (listed === undefined) byOpening.set(opening, [key]);
    else listed.push(key);
  }
}

/** Whether any key of the table begins like this. */
export const opensIn = ({ byOpening }: NameTable, beginning: string): boolean =>
  byOpening.get(beginning.slice(0, LONGEST_OPENING))?.some((key) => key.startsWith(beginning)) === true;

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
  const rests = (byOpening.get(beginning.slice(0, LONGEST_OPENING)) ?? [])
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
  const { forms, lowerStarts, signedStarts, distinctStarts, longest } = table;
  const formOf = factOf(({ folded }) => forms.get(folded) ?? false);
  const restsAfter = factOf(({ folded }) => restsBehind(table, folded));
  return {
    find: (key) => forms.get(key),
    findWord: (word) => formOf(word) || undefined,
    opens: (beginning) => opensIn(table, beginning),
    opensWith: flagOf(({ folded }) => opensIn(table, folded)),
    goesOn: (word, letters) => {
      const { openings, byOpening } = restsAfter(word);
      if ((openings & openingBit(letters)) === 0) return false;
      const rests = byOpening.get(letters.slice(0, LETTERS_LISTED));
      return rests?.some((rest) => rest.startsWith(letters)) === true;
    },
    opensSmall: flagOf(({ folded }) => lowerStarts.has(folded)),
    opensDistinct: flagOf(({ folded }) => distinctStarts.has(folded)),
    opensSigned: flagOf(({ folded }) => signedStarts.has(folded)),
    longest,
  };
}
