import type { TextSpan } from '../extraction.ts';
import type { AnswerLink } from './markdown/read-link.ts';
import { maskMarkup } from './markdown/mask-markup.ts';
import { readSegments } from './markdown/read-segments.ts';
import type { Segment } from './markdown/segment.ts';
import { splitLines } from './markdown/split-lines.ts';
import { makeWellFormed } from './text/well-formed.ts';
import { findLostBreaks } from './text/glued-words.ts';
import type { Word } from './text/words.ts';
import { readWords } from './text/words.ts';

/** A stretch of the answer with its words. */
export interface ReadSegment extends Segment {
  words: Word[];
}

/**
 * A parsed answer. `visible` has the answer's length: what is not visible is blank, so every offset is the answer's
 * own.
 */
export interface ReadAnswer {
  raw: string;
  visible: string;
  segments: ReadSegment[];
  /** Cells that hold signs instead of words: ⭐⭐⭐, ✅, 👎. */
  signs: ReadSegment[];
  bold: TextSpan[];
  links: AnswerLink[];
}

/** What is known of names while a text is parsed. */
interface Names {
  /** Whether this word is the name of a known company or product. */
  isName: (word: string) => boolean;
  /** Whether a piece of code holds a name that was given. */
  holdsName: (code: string) => boolean;
}

const NO_NAMES: Names = { isName: () => false, holdsName: () => false };

/**
 * Parses Markdown (or what is left of it after copying) into segments, words and links. Any text is valid input. A text
 * that lost its line breaks is parsed once more with them restored; a word that is a name stays whole.
 */
export function readAnswer(given: string, { isName, holdsName }: Names = NO_NAMES): ReadAnswer {
  const text = makeWellFormed(given);
  const answer = takeApart(text, [], holdsName);
  const breaks = findLostBreaks({ text: answer.visible, segments: answer.segments, isName });
  return breaks.length === 0 ? answer : takeApart(text, breaks, holdsName);
}

function takeApart(answer: string, breaks: readonly number[], holdsName: Names['holdsName']): ReadAnswer {
  const lines = splitLines(answer, breaks);
  const { segments, excluded } = readSegments({ text: answer, lines });
  const markup = {
    hidden: new Array<TextSpan>(),
    bold: new Array<TextSpan>(),
    links: new Array<AnswerLink>(),
    holdsName,
  };
  for (const segment of segments)
    maskMarkup({ text: answer, start: segment.start, end: segment.end, markup });
  const visible = blankOut({ text: answer, hidden: markup.hidden });
  const read = segments.map((segment) => ({
    ...segment,
    words: readWords({ text: visible, start: segment.start, end: segment.end }),
  }));
  const notes = { hidden: [], bold: [], links: new Array<AnswerLink>(), holdsName };
  for (const { start, end } of excluded) maskMarkup({ text: answer, start, end, markup: notes });
  return {
    raw: answer,
    visible,
    segments: read.filter(({ words }) => words.length > 0),
    signs: read.filter(({ words, kind }) => words.length === 0 && kind === 'cell'),
    bold: markup.bold,
    links: [...markup.links, ...notes.links],
  };
}

function blankOut({ text, hidden }: { text: string; hidden: readonly TextSpan[] }): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of hidden) {
    if (end <= position) continue;
    const from = Math.max(start, position);
    parts.push(text.slice(position, from), ' '.repeat(end - from));
    position = end;
  }
  parts.push(text.slice(position));
  return parts.join('');
}
