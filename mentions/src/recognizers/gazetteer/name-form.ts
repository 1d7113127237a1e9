import { cleanName } from '../../document/clean-text.ts';
import { remember } from '../../document/text/remember.ts';
import type { Word } from '../../document/text/words.ts';
import { readWords } from '../../document/text/words.ts';
import type { Language } from '../../extraction.ts';
import { isAnd } from '../../lexicon/joiners.ts';
import { identityKey, isDomainEnding, nameWords } from '../../linking/identity.ts';
import { withoutLegalForm } from '../../linking/legal-forms.ts';

/**
 * The source of a name: the user's brand, earlier answers, a model that read this answer, our catalogue, or the answer
 * itself.
 */
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

/** The properties of a spelling, whoever it names. */
export interface SpeltName {
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
const QUOTES = /["“”„«»‹›]|''/gu;
const DASHES = /[‐‑‒–—―−-]+/gu;
const IGNORED = /[\s\\*_`~\u00AD\u200B-\u200D\u2060\uFE0F®™©℠]+/gu;

/** The sign in a gap between two words, one for all ways to write it; '' for none. */
export const signOf = (gap: string): string =>
  gap.normalize('NFKC').replace(IGNORED, '').replace(QUOTES, '"').replace(DASHES, '-').replaceAll('’', "'");

/** Answers of one question are read for the same names again and again. */
export const describeName: (spelling: string) => SpeltName = remember((given) => {
  const text = cleanName(given);
  const whole = identityKey(text);
  const isHost = /^[^\s.]+\.[a-z]{2,6}$/iu.test(text) && isDomainEnding(nameWords(text).at(-1) ?? '');
  const bare = isHost ? text : withoutLegalForm(text);
  const words = readWords({ text: bare, start: 0, end: bare.length });
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
    startsLower: first !== undefined && /^\p{Ll}/u.test(first.spelling.written),
    isCaseless: words.length > 0 && words.every(isCaseless),
    isHost,
    endsInS: /['’]s$/iu.test(text),
    signs,
    opening: signOf(bare.slice(0, Math.max(0, at))),
    closing: last === undefined ? '' : signOf(bare.slice(last.end)),
    firstWord: (words.length > 1 && first?.folded === 'the' ? words[1] : first)?.folded ?? '',
    openings: Array.from({ length: Math.min(MAX_OPENING, key.length) }, (_, end) => key.slice(0, end + 1)),
  };
}, MAX_DESCRIBED);

/** Whether a word is of a script that knows no capitals. */
const isCaseless = ({ spelling: { written } }: Word): boolean =>
  /\p{Lo}/u.test(written) && !/[\p{Lu}\p{Ll}]/u.test(written);

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
