import abbreviations from './abbreviations.json' with { type: 'json' };
import type { At, ReadAnswer } from '../document/document.ts';
import { fold, isWordCode, remember } from '../document/spelling.ts';
import { type Word, readNameWords } from '../document/words.ts';
import type { TextSpan } from '../extraction.ts';
import { isAnd, places, tradeWords, wordList } from '../lexicon/index.ts';
import { isRegularForm } from '../lexicon/word-kinds.ts';
import { withoutLegalForm } from './legal-forms.ts';
import { pattern, patternWords } from '../lexicon/pattern.ts';
import { holdsLetterOrDigit, lettersAndDigits, withoutWww } from '../document/signs.ts';

/** Signs that go on with an address; a blank, a bracket or a quote ends it. How far one is followed from a name. */
const JOINTS: ReadonlySet<number> = new Set(Array.from('@:/?#&=%~+._-', (sign) => sign.charCodeAt(0)));
const MAX_REACH = 120;
const ADDRESS = /^(?:https?:\/\/)?([^/?#]*)([/?#].*)?$/iu;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+([a-z]{2,24}|[A-Z]{2,24})(?::\d+)?$/u;
const secondLevels: ReadonlySet<string> = new Set(patternWords.secondLevelDomains);

/**
 * Whether a name in a text is only a part of a web or mail address: `gusto` of `dolce-gusto.it`, of
 * `gusto.esempio.it`, `esempio.it/gusto` or `info@gusto.it`. The name of the whole site is not (`booking.com`).
 */
export function isInsideAddress(text: string, { start, end }: TextSpan): boolean {
  if (!isJoined(text, start - 1, start - 2) && !isJoined(text, end, end + 1)) return false;
  const from = findEdge(text, start, -1);
  const token = text.slice(from, findEdge(text, end - 1, 1) + 1).replace(/[._:/?#&=~+-]+$/u, '');
  const [, host = '', path = ''] = ADDRESS.exec(token) ?? [];
  const [mailbox, domain] = host.includes('@')
    ? [true, host.slice(host.lastIndexOf('@') + 1)]
    : [false, host];
  const ending = HOST.exec(domain)?.[1]?.toLowerCase();
  if (ending === undefined || !isDomainEnding(ending)) return false;
  if (mailbox) return true;
  const labels = (domain.split(':', 1)[0] ?? '').split('.');
  const place = placeOfName(labels);
  const label = labels.at(place) ?? '';
  const hostAt = from + token.length - path.length - domain.length;
  const labelAt = hostAt + labels.slice(0, place).reduce((sum, part) => sum + part.length + 1, 0);
  return start !== labelAt || end < labelAt + label.length;
}

/** Where the name stands among the labels of a host: `gusto` of `gusto.it` and of `gusto.co.uk`. */
const placeOfName = (labels: readonly string[]): number =>
  labels.length > 2 && secondLevels.has(labels.at(-2)?.toLowerCase() ?? '') ? -3 : -2;

/** A sign of an address stands at `at`, and a letter beyond it. */
function isJoined(text: string, at: number, beyond: number): boolean {
  return JOINTS.has(text.charCodeAt(at)) && goesOn(text, beyond);
}

const goesOn = (text: string, at: number): boolean =>
  isWordCode(text.charCodeAt(at)) || JOINTS.has(text.charCodeAt(at));

function findEdge(text: string, at: number, step: 1 | -1): number {
  let edge = at;
  while (Math.abs(edge - at) < MAX_REACH && goesOn(text, edge + step)) edge += step;
  return edge;
}

const ENDINGS = wordList('domainEndings');

export const isDomainEnding = (word: string): boolean => ENDINGS.has(word);

/** The name a host carries: `octopusenergy` of `www.octopusenergy.it`; null for what is no host. */
export function domainLabel(address: string): string | null {
  const labels = hostOf(address)?.split('.') ?? [];
  return labels.at(placeOfName(labels)) ?? null;
}

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

const DOMAIN = pattern(
  'iu',
)`^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.(?:${'namedSecondLevels'}\.[a-z]{2}|[a-z]{2,6})\/?$`;
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

const closeUp = (words: readonly string[]): string => dropJoiners(dropArticle(words)).join('');

/** As many as the answers under way name: lists of words take more room than keys. */
const MAX_LISTS = 2_000;

/** The folded words of a name: apostrophes close up, dotted letters (`S.p.A.`) become one word. */
export const nameWords = remember(splitName, MAX_LISTS);

function splitName(name: string): readonly string[] {
  if (PLAIN.test(name)) return name.toLowerCase().split(' ');
  const closed = name
    .replace(DOTTED_LETTERS, lettersAndDigits)
    .replace(APOSTROPHES, '')
    .replaceAll('&', ' and ');
  return [...closed.matchAll(WORD)].map(([word]) => fold(word)).filter(holdsLetterOrDigit);
}

function withoutEnding(name: string): string {
  const match = DOMAIN.exec(name);
  const ending = name.split('.').at(-1)?.toLowerCase().replace('/', '') ?? '';
  return match?.[1] !== undefined && ENDINGS.has(ending) ? match[1] : name;
}

function dropArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
}

function dropJoiners(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => index === 0 || index === words.length - 1 || !isAnd(word));
}

const townsAndPeople = wordList('places', 'demonyms');

/**
 * Whether a name may be proposed to a user as one of a company's. A city, a trade word or an Italian word alone is
 * anybody's: it would count answers that speak of something else.
 */
export function mayBeProposed(name: string): boolean {
  const words = nameWords(withoutLegalForm(name)).map(fold);
  // A legal form alone is nobody's.
  const isForm = withoutLegalForm(`Zorbano ${name}`) === 'Zorbano';
  if (words.length === 0 || isForm || words.every((word) => townsAndPeople.has(word))) return false;
  if (words.every((word) => tradeWords.has(word) || places.has(word))) return false;
  const [word = ''] = words;
  const isItalian = isRegularForm(word, 'it');
  return words.length > 1 || !isItalian;
}

const MAX_SPELLINGS = 8;

interface Alternative {
  words: readonly string[];
  others: readonly string[];
}

const letters: ReadonlyMap<string, string> = new Map(Object.entries(abbreviations.letters));

const lettersOfWords = (text: string): string[] => readNameWords(text).map(({ folded }) => folded);

const alternatives: readonly Alternative[] = abbreviations.groups.flatMap((group) =>
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
      for (const other of others) {
        const gap = other.endsWith("'") ? '' : ' ';
        if (spellings.length < MAX_SPELLINGS)
          spellings.push(`${name.slice(0, word.start)}${other}${gap}${name.slice(next.start)}`);
      }
    }
  });
  const plain = name
    .normalize('NFC')
    .split('')
    .map((letter) => letters.get(letter.toLowerCase()) ?? letter)
    .join('');
  if (plain !== name) spellings.push(plain);
  return spellings.filter(
    (spelling, index) => spellings.findIndex((one) => fold(one) === fold(spelling)) === index,
  );
}
