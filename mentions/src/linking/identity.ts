import { fold } from '../document/text/fold.ts';
import { wordsOf } from '../lexicon/grammar.ts';
import { isAnd } from '../lexicon/joiners.ts';
import { remember } from '../document/text/remember.ts';
import { withoutLegalForm } from './legal-forms.ts';

const DOMAIN =
  /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.(?:(?:com?|org|net)\.[a-z]{2}|[a-z]{2,6})\/?$/iu;
const ENDINGS = wordsOf('domainEndings');
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
    .replace(DOTTED_LETTERS, (letters) => letters.replace(/[.\s]/gu, ''))
    .replace(APOSTROPHES, '')
    .replaceAll('&', ' and ');
  return [...closed.matchAll(WORD)].map(([word]) => fold(word)).filter((word) => !/^\++$/u.test(word));
}

export const isDomainEnding = (word: string): boolean => ENDINGS.has(word);

/** The name a host carries: `octopusenergy` of `www.octopusenergy.it`; null for what is no host. */
export function domainLabel(address: string): string | null {
  const host = hostOf(address);
  if (host === null) return null;
  const labels = host.split('.');
  const isSecondLevel = labels.length > 2 && /^(?:com?|org|net|ac|gov)$/u.test(labels.at(-2) ?? '');
  return labels.at(isSecondLevel ? -3 : -2) ?? null;
}

/** The host of an address without `www.`, lower case; null when it is no web address. */
export function hostOf(address: string): string | null {
  const trimmed = address.trim();
  try {
    const { hostname } = new URL(/^[a-z]+:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`);
    return hostname.includes('.') ? hostname.replace(/^www\./u, '').toLowerCase() : null;
  } catch {
    return null;
  }
}

function withoutEnding(name: string): string {
  const match = /\s/u.test(name) ? null : DOMAIN.exec(name);
  const ending = name.split('.').at(-1)?.toLowerCase().replace('/', '') ?? '';
  return match?.[1] !== undefined && ENDINGS.has(ending) ? match[1] : name;
}

function dropArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
}

function dropJoiners(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => index === 0 || index === words.length - 1 || !isAnd(word));
}
