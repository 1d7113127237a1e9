import abbreviations from './abbreviations.json' with { type: 'json' };
import { type At, type ReadAnswer, readNameWords, type Word } from '../document/document.ts';
import { fold, holdsLetterOrDigit, lettersAndDigits, remember, withoutWww } from '../document/spelling.ts';
import type { TextSpan } from '../extraction.ts';
import { isAnd, pattern, places, tradeWords, wordList } from '../lexicon/index.ts';
import { isRegularForm } from '../lexicon/language.ts';
import { withoutLegalForm } from './legal-forms.ts';

/** Signs that go on with an address; a blank, a bracket or a quote ends it. How far one is followed from a name. */
const JOINTS = '@:/?#&=%~+._-';
const BEFORE = /[\p{L}\p{N}\p{M}@:/?#&=%~+._-]*$/u;
const BEHIND = /^[\p{L}\p{N}\p{M}@:/?#&=%~+._-]*/u;
const MAX_REACH = 120;
/** What stands before the name of a host, the name itself and its ending. */
const HOST = pattern(
  'u',
)`^((?:https?:\/\/)?(?:[^\s/?#]*[.@])??)([\p{L}\p{N}-]+)(?:\.${'secondLevelDomains'})?\.([a-z]{2,24}|[A-Z]{2,24})(?=[:/?#]|[._&=~+-]*$)`;

/**
 * Whether a name in a text is only a part of a web or mail address: `gusto` of `dolce-gusto.it`, of
 * `gusto.esempio.it`, `esempio.it/gusto` or `info@gusto.it`. The name of the whole site is not (`booking.com`).
 */
export function isInsideAddress(text: string, { start, end }: TextSpan): boolean {
  const isJoined = JOINTS.includes(text.charAt(start - 1));
  if (!isJoined && !JOINTS.includes(text.charAt(end))) return false;
  const from = isJoined ? Math.max(0, start - MAX_REACH) : start;
  const before = BEFORE.exec(text.slice(from, start))?.[0] ?? '';
  const behind = BEHIND.exec(text.slice(end, end + MAX_REACH))?.[0] ?? '';
  const [, opening = '', label, ending = ''] = HOST.exec(before + text.slice(start, end) + behind) ?? [];
  if (label === undefined || !isDomainEnding(ending.toLowerCase())) return false;
  const isSite = before === opening && end - start >= label.length;
  return !isSite || opening.includes('@');
}

const ENDINGS = wordList('domainEndings');

export const isDomainEnding = (word: string): boolean => ENDINGS.has(word);

/** The name a host carries: `octopusenergy` of `www.octopusenergy.it`; null for what is no host. */
export const domainLabel = (address: string): string | null => HOST.exec(hostOf(address) ?? '')?.[2] ?? null;

/** The host of an address without `www.`, lower case; null when it is no web address. */
export function hostOf(address: string): string | null {
  const trimmed = address.trim();
  const hostname = URL.parse(trimmed.includes('://') ? trimmed : `https://${trimmed}`)?.hostname ?? '';
  return hostname.includes('.') ? withoutWww(hostname).toLowerCase() : null;
}

const DOT = 0x2e;
const MAX_HOST_ENDING = 3;

/** Endings that are no words: "Online store" is no address. */
export const isHostEnding = (folded: string): boolean =>
  folded.length <= MAX_HOST_ENDING && isDomainEnding(folded);

/** Whether a host begins at a word: `booking` before `.com`. */
export const startsHost = ({ visible }: ReadAnswer, words: readonly Word[], first: number): boolean => {
  const end = words[first]?.end;
  const next = words[first + 1];
  if (end === undefined || next?.start !== end + 1 || visible.charCodeAt(end) !== DOT) return false;
  return isDomainEnding(next.folded);
};

/** Index of the word that ends the host (`com` of `booking.com`), or `last` when the name is not written as one. */
export function readHostEnding({ answer, words, last }: At<'answer' | 'words' | 'last'>): number {
  const next = words[last + 1];
  return startsHost(answer, words, last) && next !== undefined && (!next.capital || next.allCapitals)
    ? last + 1
    : last;
}

const SCHEME = /^https?:\/\//u;
const DOTTED_LETTERS = /(?<![\p{L}\d])((?:\p{L}\.\s?){2,}\p{L}?)(?![\p{L}\d])/gu;
const TRADE_SIGNS = /[®™©℠]/gu;
const APOSTROPHES = /['’‘ʼ`´]/gu;
const WORD = /[\p{L}\p{N}\p{M}+]+/gu;
const PLAIN = /^[A-Za-z\d]+(?: [A-Za-z\d]+)*$/u;

/**
 * The key two spellings of one company share. Case, accents, apostrophes, punctuation, blanks, `&`/`e`/`and`/`y`,
 * an article in front, legal suffixes and a domain's ending do not count. Never empty for a name that is not.
 */
export const identityKey = remember(buildKey);

function buildKey(name: string): string {
  if (PLAIN.test(name)) return closeUp(nameWords(withoutLegalForm(name)));
  const bare = name.normalize('NFKC').replace(TRADE_SIGNS, '').trim();
  const words = nameWords(withoutLegalForm(withoutEnding(bare)));
  const key = closeUp(words);
  return key === '' ? fold(bare) : key;
}

/** The letters of words without an English article in front and without an "and" inside. */
function closeUp(words: readonly string[]): string {
  const kept = words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
  return kept.filter((word, at) => at === 0 || at === kept.length - 1 || !isAnd(word)).join('');
}

/** As many as the answers under way name: lists of words take more room than keys. */
const MAX_LISTS = 2_000;

/** The folded words of a name: apostrophes close up, dotted letters (`S.p.A.`) become one word. */
export const nameWords = remember(splitName, MAX_LISTS);

function splitName(name: string): readonly string[] {
  if (PLAIN.test(name)) return name.toLowerCase().split(' ');
  const closed = name.replace(DOTTED_LETTERS, lettersAndDigits).replace(APOSTROPHES, '');
  return [...closed.replaceAll('&', ' and ').matchAll(WORD)]
    .map(([word]) => fold(word))
    .filter(holdsLetterOrDigit);
}

function withoutEnding(name: string): string {
  const [, opening = '', label, ending = ''] = HOST.exec(name) ?? [];
  const isHost = label !== undefined && isDomainEnding(ending.toLowerCase());
  return isHost ? withoutWww(opening.replace(SCHEME, '')) + label : name;
}

const townsAndPeople = wordList('places', 'demonyms');

/**
 * Whether a name may be proposed to a user as one of a company's. A city, a trade word or an Italian word alone is
 * anybody's: it would count answers that speak of something else.
 */
export function mayBeProposed(name: string): boolean {
  const words = nameWords(withoutLegalForm(name));
  // A legal form alone is nobody's.
  const isForm = withoutLegalForm(`Zorbano ${name}`) === 'Zorbano';
  if (words.length === 0 || isForm || words.every((word) => townsAndPeople.has(word))) return false;
  if (words.every((word) => tradeWords.has(word) || places.has(word))) return false;
  return words.length > 1 || !isRegularForm(words[0] ?? '', 'it');
}

const MAX_SPELLINGS = 8;

const letters: ReadonlyMap<string, string> = new Map(Object.entries(abbreviations.letters));

const lettersOfWords = (text: string): string[] => readNameWords(text).map(({ folded }) => folded);

const alternatives = abbreviations.groups.flatMap((group) =>
  group.map((form) => ({ words: lettersOfWords(form), others: group.filter((other) => other !== form) })),
);
const byFirst = Map.groupBy(alternatives, ({ words }) => words[0] ?? '');

/** A name and how it is written with its abbreviations spelt out or its words abbreviated: "F.lli Rossi", "Fratelli Rossi". */
export function spellingsOf(name: string): readonly string[] {
  const words = readNameWords(name);
  const spellings = [name];
  words.forEach((word, at) => {
    for (const { words: form, others } of byFirst.get(word.folded) ?? []) {
      const last = words[at + form.length - 1];
      const next = words[at + form.length];
      if (last === undefined || next === undefined) continue;
      if (!form.every((part, index) => words[at + index]?.folded === part)) continue;
      // A lone letter is an abbreviation with its dot alone: "S. Agata", unlike the s of "Church's".
      if (form.length === 1 && word.end - word.start === 1 && name.charAt(word.end) !== '.') continue;
      for (const other of others.slice(0, MAX_SPELLINGS - spellings.length)) {
        const gap = other.endsWith("'") ? '' : ' ';
        spellings.push(`${name.slice(0, word.start)}${other}${gap}${name.slice(next.start)}`);
      }
    }
  });
  const written = name.normalize('NFC').split('');
  const plain = written.map((letter) => letters.get(letter.toLowerCase()) ?? letter).join('');
  if (plain !== name) spellings.push(plain);
  return spellings.filter((one, at) => spellings.findIndex((other) => fold(other) === fold(one)) === at);
}
