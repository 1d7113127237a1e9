import { shorten } from '#lib/text';

const MAX_QUOTE_LENGTH = 240;
/** What ends a sentence: a stop before a blank and a capital, so that 'S.p.A. Rossi' costs a little context at worst. */
const SENTENCE_END = /[.!?…](?=\s+[\p{Lu}*«"“\d])/gu;

/** Of a sentence that is cut at its start so much stays before the span. */
const MAX_LEAD = 60;

/**
 * The sentence of an answer that holds a span (UTF-16 offsets), as a reader would copy it: one line, without Markdown,
 * at most 240 characters, the span always among them. Table cells are joined by dashes.
 */
export function cutQuote(text: string, { start, end }: { start: number; end: number }): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', end);
  const line = text.slice(lineStart, nextBreak === -1 ? text.length : nextBreak);
  const [from, to] = [start - lineStart, end - lineStart];
  const ends = [...line.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  const sentenceStart = ends.findLast((place) => place <= from) ?? 0;
  const sentenceEnd = ends.find((place) => place >= to) ?? line.length;
  const sentence = withoutMarkdown(line.slice(sentenceStart, sentenceEnd));
  const quoted = withoutMarkdown(line.slice(from, to));
  const place = sentence.indexOf(quoted);
  if (place + quoted.length < MAX_QUOTE_LENGTH) return shorten(sentence, MAX_QUOTE_LENGTH);
  const blank = sentence.lastIndexOf(' ', Math.max(0, place - MAX_LEAD));
  return `…${shorten(sentence.slice(blank + 1), MAX_QUOTE_LENGTH - 1)}`;
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
