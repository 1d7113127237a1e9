/** Questions about the characters of a short text, each asked in one way everywhere. */

const BLANKS = /\s+/gu;
const APART = /[^\p{L}\p{N}]+/gu;
const QUOTES = /["“”„«»‹›]|''/gu;
const SENTENCE_END = /[.!?…]\s/u;
const LIST_SIGNS = /[\s,;·|]+/u;
const EDGES = /^[\s,;:.&–—-]+|[\s,;:&–—-]+$/gu;
const DIGITS = /^\d+$/u;
const WORD_SIGN = /[\p{L}\p{N}]/u;
const CASED = /[\p{Lu}\p{Ll}]/u;
const SMALL_OPENING = /^\p{Ll}/u;
const ARTICLE = /^(\p{L}{1,3})(?:\s+|\s*['’])(?=\p{L})(.+)$/u;
const WWW = 'www.';
/** What may stand between a word that announces a name and the name. */
export const OPENS_VALUE = /^[\s:("'’“«*_]*$/u;

export const withSingleBlanks = (text: string): string => text.replace(BLANKS, ' ');
export const splitAtBlanks = (text: string): string[] => text.split(BLANKS);
export const withoutQuotes = (text: string, sign = ''): string => text.replace(QUOTES, sign);
export const endsSentence = (gap: string): boolean => SENTENCE_END.test(gap);
export const splitAtListSigns = (text: string): string[] => text.split(LIST_SIGNS);
export const splitAtSigns = (text: string): string[] => text.split(APART);
export const lettersAndDigits = (text: string): string => text.replace(APART, '');
/** A part of a name without the punctuation that joined it to the rest. */
export const withoutJoints = (part: string): string => part.replace(EDGES, '');
export const withoutWww = (host: string): string => (host.startsWith(WWW) ? host.slice(WWW.length) : host);

/** Whether one of these signs opens a text, or closes it, blanks aside. */
export const opensWithSign = (text: string, signs: string): boolean =>
  holdsSign(text.trimStart().charAt(0), signs);
export const closesWithSign = (text: string, signs: string): boolean =>
  holdsSign(text.trimEnd().slice(-1), signs);

export const isDigits = (text: string): boolean => DIGITS.test(text);
export const isApostrophe = (text: string): boolean => text === "'" || text === '’';
export const holdsLetterOrDigit = (text: string): boolean => WORD_SIGN.test(text);
/** Whether a letter is a capital or a small one, as those of Latin, Greek and Cyrillic are. */
export const isCased = (text: string): boolean => CASED.test(text);
export const opensSmall = (text: string): boolean => SMALL_OPENING.test(text);

/** Whether one of these signs, of one unit each, stands in a text. */
export function holdsSign(text: string, signs: string): boolean {
  for (let at = 0; at < text.length; at++) if (signs.includes(text.charAt(at))) return true;
  return false;
}

/** What may be an article before a name and the name itself: "la" and "Quercia", "l" and "Orto". */
export function splitArticle(name: string): { article: string; rest: string } | null {
  const [, article, rest] = ARTICLE.exec(name) ?? [];
  return article === undefined || rest === undefined ? null : { article, rest };
}
