import { identityKey, isDomainEnding, nameWords } from './identity.ts';
import type { Spelling } from './text/spelling.ts';
import { factOf, openingsOf } from './text/spelling.ts';

/** Who vouches for a name: the user's brand, earlier answers, our catalogue, or this answer itself. */
export type NameSource = 'brand' | 'learned' | 'catalogue' | 'answer';

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
  /** Ends in 's (Church's), which in other names belongs to the sentence. */
  endsInS: boolean;
}

export interface NameIndex {
  find(key: string): NameForm | undefined;
  /** Whether any key begins like this; takes an `openingOf` a key. */
  opens(opening: string): boolean;
  /** Whether any key begins with this word. */
  opensWith(word: Spelling): boolean;
  /** Whether it is the first word of a name written without a capital. */
  opensSmall(word: Spelling): boolean;
  /** Whether it is the first word of a name spelt with a sign that parts words elsewhere ("ho. Mobile", "A + B"). */
  opensSigned(word: Spelling): boolean;
  /** The most words a name has. */
  longest: number;
}

export interface NameTable {
  forms: Map<string, NameForm>;
  lowerStarts: Set<string>;
  signedStarts: Set<string>;
  /** The openings of all keys: most words of an answer open no name, and the search ends with them. */
  openings: Set<string>;
  longest: number;
}

const MOST_WORDS = 7;
const OWN_SIGN = /[\p{L}\p{N}](?:\. | \+ |[+;]|[:,] )/u;

export const emptyTable = (): NameTable => ({
  forms: new Map(),
  lowerStarts: new Set(),
  signedStarts: new Set(),
  openings: new Set(),
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
  const key = identityKey(spelling);
  const words = nameWords(spelling);
  if (words.length === 0 || words.length > MOST_WORDS || table.forms.has(key)) return;
  if (key.length < 2 && company.source === 'catalogue') return;
  const startsLower = /^\p{Ll}/u.test(spelling);
  const isHost = /^[^\s.]+\.[a-z]{2,6}$/iu.test(spelling) && isDomainEnding(words.at(-1) ?? '');
  const endsInS = /['’]s$/iu.test(spelling);
  table.forms.set(key, {
    company,
    spelling,
    key,
    words: isHost ? words.slice(0, -1) : words,
    startsLower,
    isHost,
    endsInS,
  });
  for (const opening of openingsOf(key)) table.openings.add(opening);
  if (startsLower && words[0] !== undefined) table.lowerStarts.add(words[0]);
  if (words[0] !== undefined && OWN_SIGN.test(spelling)) table.signedStarts.add(words[0]);
  table.longest = Math.max(table.longest, words.length + 1);
}

/** The index of a table that many answers are read with: what it says of a word is found out once. */
export const toIndex = ({ forms, openings, lowerStarts, signedStarts, longest }: NameTable): NameIndex => ({
  find: (key) => forms.get(key),
  opens: (opening) => openings.has(opening),
  opensWith: factOf(({ opening }) => openings.has(opening)),
  opensSmall: factOf(({ folded }) => lowerStarts.has(folded)),
  opensSigned: factOf(({ folded }) => signedStarts.has(folded)),
  longest,
});
