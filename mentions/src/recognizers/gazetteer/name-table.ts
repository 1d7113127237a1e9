import type { Spelling } from '../../document/text/spelling.ts';
import { factOf, flagOf } from '../../document/text/spelling.ts';
import { identityKey } from '../../linking/identity.ts';
import { isDistinct } from './distinct-name.ts';
import type { NamedCompany, NameForm } from './name-form.ts';
import { describeName } from './name-form.ts';

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
const MAX_OPENING = 4;
const LETTERS_LISTED = 2;

export const emptyTable = (): NameTable => ({
  forms: new Map(),
  byIdentity: new Map(),
  smallStarts: new Set(),
  signedStarts: new Set(),
  byOpening: new Map(),
  longest: 1,
});

interface NewForm {
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
  const distinct = isVouchedFor && !isHost && isDistinct(words);
  const form = {
    ...spelt,
    company,
    isGiven,
    isDistinct: distinct,
    needsPreposition,
    rivals: [],
    everyday: {},
  };
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
  if (startsLower || distinct || isCaseless || (isGiven && length > 1)) table.smallStarts.add(firstWord);
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
  /** A bit for each of these openings: a quick check before one is looked up. */
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

/** The index of a table that many answers are read with: its facts about a word are computed once. */
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
