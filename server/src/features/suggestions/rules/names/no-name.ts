import { toPlainText } from '../plain-text.ts';
import phrases from './no-names.json' with { type: 'json' };

const plain = (text: string): string => toPlainText(text).trim();
const WHOLE = new Set(phrases.whole.map(plain));
const OPENING = phrases.opening.map(toPlainText);
const WELCOME = phrases.welcome.map(plain).toSorted((a, b) => b.length - a.length);
const CLOSING = phrases.closing.map(plain).toSorted((a, b) => b.length - a.length);

/** What programs and habits write where a name belongs: "Home", "Un nuovo sito targato WordPress", "Coming soon". */
export function isNoName(text: string): boolean {
  const known = plain(text);
  return known === '' || WHOLE.has(known) || OPENING.some((phrase) => ` ${known} `.startsWith(phrase));
}

/** A text without what greets or files around a name: "Benvenuti da Rossi", "Rossi Sito Ufficiale" → "Rossi". */
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
