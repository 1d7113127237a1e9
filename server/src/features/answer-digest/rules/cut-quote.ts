import { shorten } from '#lib/text';

const LONGEST_QUOTE = 240;
/** What ends a sentence: a stop before a blank and a capital, so that 'S.p.A. Rossi' costs a little context at worst. */
const SENTENCE_END = /[.!?…](?=\s+[\p{Lu}*«"“\d])/gu;

/**
 * The sentence of an answer that holds a span (UTF-16 offsets), as a reader would copy it: one line, without Markdown,
 * at most 240 characters. Table cells are joined by dashes.
 */
export function cutQuote(text: string, { start, end }: { start: number; end: number }): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', end);
  const line = text.slice(lineStart, nextBreak === -1 ? text.length : nextBreak);
  const [from, to] = [start - lineStart, end - lineStart];
  const ends = [...line.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  const sentenceStart = ends.findLast((place) => place <= from) ?? 0;
  const sentenceEnd = ends.find((place) => place >= to) ?? line.length;
  return shorten(withoutMarkdown(line.slice(sentenceStart, sentenceEnd)), LONGEST_QUOTE);
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s[^)]*)?\)/g, '$1')
    .replace(/^\s*(?:[#>]+|[-*+•]|\d+[.)])\s+/u, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' – ')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/\(\s*sito\s*\)/gi, '')
    .replace(/\s*\[(?:web:)?\d+\]/g, '')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+([,;:.!?])/g, '$1')
    .trim()
    .replace(/[.;,]$/, '');
}
