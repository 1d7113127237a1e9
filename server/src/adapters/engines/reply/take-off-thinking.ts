import type { EngineCitation } from '../answer-engine.ts';
import type { Range } from './code-ranges.ts';
import { findEnd, listSigns } from './thinking-signs.ts';
import { joinRanges, cutOut, shift } from './ranges.ts';
import { findThoughts, nextWord } from './find-thoughts.ts';

const WRAPPING = /^\s*<(answer|response|final_answer)>/iu;

/**
 * An answer without the reasoning written before or within it, in any known notation; the passages move with it. What
 * could be the answer itself stays: marks in code or in a sentence about them, reasoning that never ends, and reasoning
 * without a start mark and with nothing after it.
 */
export function takeOffThinking<
  Answer extends { readonly text: string; readonly citations: readonly EngineCitation[] },
>(answer: Answer): Answer {
  const cuts = listCuts(answer.text);
  if (cuts.length === 0) return answer;
  return {
    ...answer,
    text: cutOut(answer.text, cuts),
    citations: answer.citations.map((one) => ({ ...one, span: one.span && shift(one.span, cuts) })),
  };
}

/** The parts of a text that are reasoning, or its marks, in order. */
function listCuts(text: string): Range[] {
  const signs = listSigns(text);
  const { cuts, begin } = findThoughts(text, signs);
  if (cuts.length === 0) return [];
  return joinRanges([...cuts, ...listFormat(text, begin)]);
}

/** What is left around the answer: blank lines before it, a wrapper, the marks of its end. */
function listFormat(text: string, begin: number): Range[] {
  const end = findEnd(text);
  const wrapping = WRAPPING.exec(text.slice(begin, begin + 200));
  const start = wrapping === null ? nextWord(text, begin) : begin + wrapping[0].length;
  const closing = wrapping === null ? '' : `</${wrapping[1] ?? ''}>`;
  const isClosed =
    text.slice(Math.max(start, end - closing.length), end).toLowerCase() === closing.toLowerCase();
  return [
    { start: begin, end: Math.min(start, text.length) },
    { start: Math.max(start, isClosed ? end - closing.length : end), end: text.length },
  ].filter((range) => range.start < range.end && (begin > 0 || range.start > 0));
}
