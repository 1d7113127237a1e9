import type { AnalysisResult } from '@citato/contract';
import { parseInline } from '#lib/markdown/parse-inline';

type Span = NonNullable<AnalysisResult['citations'][number]['span']>;

/** How much text is searched on either side of a span, and how much is shown. */
const MAX_REACH = 600;
const MAX_LENGTH = 180;
/** A heading that is only a name adds nothing to the source's title. */
const MIN_WORDS = 4;

const SENTENCE_END = /[.!?…]["”»)]?\s+/g;
const LINE_START = /^\s*(?:(?:[-*+>]|#{1,6}|\d+[.)])\s+)+/;
/** A link in brackets is the mark of a citation, not the words it stands for. */
const LINK_MARK = /\(\[[^\]\n]*\]\([^)\s]*\)\)/g;
/** So is a number in brackets. */
const NUMBER_MARK = /\s*\[(?:web:)?\d{1,4}\](?!\()/g;

/** The sentence of an answer that a source supports, without its Markdown; null where there is none to show. */
export function findPassage({ answer, span }: { answer: string; span: Span }): string | null {
  if (span.start >= answer.length) return null;
  const line = findLine(answer, span);
  const start = span.start - line.start;
  const end = Math.min(span.end - line.start, line.text.length);
  const cited = line.text.slice(start, end);
  const isMark = cited.search(LINK_MARK) !== -1 || cited.replace(NUMBER_MARK, '') === '';
  const ends = [...line.text.matchAll(SENTENCE_END)].map(({ index, 0: found }) => index + found.length);
  const upTo = isMark ? line.text.slice(0, start).trimEnd().length : end;
  const from = ends.findLast((place) => (isMark ? place < upTo : place <= start)) ?? 0;
  const until = isMark ? upTo : (ends.find((place) => place >= upTo) ?? line.text.length);
  const words = readWords(line.text.slice(from, until));
  if (words.split(' ').length < MIN_WORDS) return null;
  return words.length <= MAX_LENGTH ? words : `${words.slice(0, MAX_LENGTH).toWellFormed().trimEnd()}…`;
}

function findLine(answer: string, { start, end }: Span): { text: string; start: number } {
  const from = Math.max(answer.lastIndexOf('\n', start - 1) + 1, start - MAX_REACH);
  const found = answer.indexOf('\n', start);
  return {
    text: answer.slice(from, Math.min(found === -1 ? answer.length : found, end + MAX_REACH)),
    start: from,
  };
}

function readWords(text: string): string {
  const cells = text
    .replace(LINE_START, '')
    .replaceAll(LINK_MARK, ' ')
    .replaceAll(NUMBER_MARK, '')
    .replaceAll(/\s*\|\s*/g, ' · ');
  const pieces = parseInline([{ text: cells, start: 0 }]);
  return pieces
    .map((piece) => piece.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s·]+|[\s·]+$/g, '');
}
