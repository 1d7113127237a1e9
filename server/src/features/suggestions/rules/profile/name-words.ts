import { isTradeWord, kindOfWord } from '@citato/mentions';
import { MARKETS } from '../markets/markets.ts';
import phrases from './no-names.json' with { type: 'json' };
import { toPlainText } from '../plain-text.ts';

/**
 * What a word does in a name. own: it distinguishes this company from others · trade: what it is · place · everyday: an
 * Italian or English word · legal: its form · link: an article, a preposition.
 */
export type WordRole = 'own' | 'trade' | 'place' | 'everyday' | 'legal' | 'link';

const LEGAL_FORMS = new Set(
  'srl srls spa snc sas sapa ss scarl scrl coop onlus aps asd ets stp sb unipersonale inc ltd llc gmbh'.split(
    ' ',
  ),
);
const PHRASES: readonly string[] = MARKETS.flatMap(({ words, one, many }) => [...words, one, many]);
const TRADES = new Set(PHRASES.filter((word) => !word.includes(' ')).map((word) => toPlainText(word).trim()));
const STEMS = PHRASES.filter((word) => word.endsWith('*')).map((word) => toPlainText(word).trim());
const WORDS_OF_TRADES = new Set(PHRASES.flatMap((phrase) => toPlainText(phrase).trim().split(' ')));
/** Single letters and figures are parts of names ("A B Studio", "Ottica 10/10"); "24h" is none. */
const SIGN = /^(?:\p{L}|\d+)$/u;
const AMOUNT = /^\d+\p{L}+$/u;

/** The roles of the words of a name, in their order. */
export function readRoles(name: string): WordRole[] {
  return splitWords(name).map(readRole);
}

/** The words as they are compared: `S.r.l.` is one. */
export function splitWords(name: string): string[] {
  const closed = name.replace(/(?<![\p{L}])(?:\p{L}\.){2,}\p{L}?/gu, (letters) =>
    letters.replaceAll('.', ''),
  );
  return toPlainText(closed)
    .trim()
    .split(' ')
    .filter((word) => word !== '' && word !== '&');
}

function readRole(word: string): WordRole {
  if (LEGAL_FORMS.has(word)) return 'legal';
  const italian = kindOfWord(word, 'it');
  if (italian === 'function' || AMOUNT.test(word)) return 'link';
  if (SIGN.test(word)) return 'everyday';
  if (isTradeWord(word) || namesTrade(word)) return 'trade';
  if (italian === 'place' || italian === 'demonym') return 'place';
  if (italian === 'person') return 'own';
  return italian === 'unknown' && kindOfWord(word, 'en') === 'unknown' ? 'own' : 'everyday';
}

/** "Sartoria" and "sartoriale" are of the trade; "Sartori" is more often a surname than several tailors. */
function namesTrade(word: string): boolean {
  return TRADES.has(word) || STEMS.some((stem) => word.startsWith(stem) && word !== `${stem}i`);
}

/** Whether every word is one used to describe trades, or a place: "impianti elettrici", "dentisti Padova". */
export function isTradeTalk(name: string): boolean {
  return splitWords(name).every(
    (word) =>
      WORDS_OF_TRADES.has(word) ||
      STEMS.some((stem) => word.startsWith(stem)) ||
      ['link', 'place', 'trade'].includes(readRole(word)),
  );
}

const plain = (text: string): string => toPlainText(text).trim();
const WHOLE = new Set(phrases.whole.map(plain));
const OPENING = phrases.opening.map(toPlainText);
const WELCOME = phrases.welcome.map(plain).toSorted((a, b) => b.length - a.length);
const CLOSING = phrases.closing.map(plain).toSorted((a, b) => b.length - a.length);

/**
 * Default texts of website builders in the place of a name: "Home", "Un nuovo sito targato WordPress", "Coming soon".
 */
export function isNoName(text: string): boolean {
  const known = plain(text);
  return known === '' || WHOLE.has(known) || OPENING.some((phrase) => ` ${known} `.startsWith(phrase));
}

/** A text without greetings and labels around a name: "Benvenuti da Rossi", "Rossi Sito Ufficiale" → "Rossi". */
export function stripGreeting(text: string): string {
  const words = text.trim().split(/\s+/);
  const welcome = WELCOME.find((phrase) => opensWith(words, phrase));
  const rest = welcome === undefined ? words : dropOpening(words, welcome);
  const closing = CLOSING.find((phrase) => closesWith(rest, phrase));
  return (closing === undefined ? rest : rest.slice(0, -closing.split(' ').length)).join(' ');
}

function opensWith(words: readonly string[], phrase: string): boolean {
  return ` ${plain(words.join(' '))} `.startsWith(` ${phrase} `) && plain(words.join(' ')) !== phrase;
}

/** `all'Osteria` is one word as it is written and two as it is compared: the greeting ends within it. */
function dropOpening(words: readonly string[], phrase: string): string[] {
  const count = phrase.split(' ').length;
  for (let taken = count; taken > 0; taken -= 1) {
    const opening = plain(words.slice(0, taken).join(' '));
    if (opening === phrase) return words.slice(taken);
    const [last = ''] = words.slice(taken - 1);
    const behind = /^[^'’]+['’](.+)$/u.exec(last)?.[1];
    if (behind !== undefined && opening === `${phrase} ${plain(behind)}`)
      return [behind, ...words.slice(taken)];
  }
  return [...words];
}

function closesWith(words: readonly string[], phrase: string): boolean {
  const count = phrase.split(' ').length;
  return words.length > count && plain(words.slice(-count).join(' ')) === phrase;
}
