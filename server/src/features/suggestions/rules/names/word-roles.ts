import { isTradeWord, kindOfWord } from '@citato/mentions';
import { MARKETS } from '../markets.ts';
import { toPlainText } from '../plain-text.ts';

/**
 * What a word does in a name. own: it tells this company from others · trade: what it is · place · everyday: an Italian
 * or English word · legal: its form · link: an article, a preposition.
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

/** "Sartoria" and "sartoriale" are of the trade; "Sartori" is somebody more often than several tailors. */
function namesTrade(word: string): boolean {
  return TRADES.has(word) || STEMS.some((stem) => word.startsWith(stem) && word !== `${stem}i`);
}

/** Whether every word is one that trades are spoken of with, or where: "impianti elettrici", "dentisti Padova". */
export function isTradeTalk(name: string): boolean {
  return splitWords(name).every(
    (word) =>
      WORDS_OF_TRADES.has(word) ||
      STEMS.some((stem) => word.startsWith(stem)) ||
      ['link', 'place', 'trade'].includes(readRole(word)),
  );
}
