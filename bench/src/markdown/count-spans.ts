import { extractMentions, type TextSpan } from '@citato/mentions';
import type { LabelledAnswer } from '../mentions/corpus.ts';
import { listPieces, type Piece } from './list-pieces.ts';
import { loadParser } from './load-parser.ts';

/** Marks within a name, and the address behind a linked one: what a reader does not see of a span. */
const MARKUP = /\*\*|\]\([^)]*\)|[*_`[\]\\]/g;

/** How many of the spans `mentions` gives a parser's pieces do not show as they are written. */
export async function countSpans({
  file,
  answers,
}: {
  file: string;
  answers: readonly LabelledAnswer[];
}): Promise<{ all: number; shifted: number }> {
  const parse = await loadParser(file);
  let [all, shifted] = [0, 0];
  for (const { answer, language } of answers) {
    const pieces = listPieces({ tree: parse(answer), source: answer });
    for (const span of extractMentions({ answer, language }).mentions.flatMap(({ spans }) => spans)) {
      const written = answer.slice(span.start, span.end).replaceAll(MARKUP, '');
      all += 1;
      if (foldSpace(showSpan({ pieces, span })) !== foldSpace(written)) shifted += 1;
    }
  }
  return { all, shifted };
}

function showSpan({ pieces, span }: { pieces: readonly Piece[]; span: TextSpan }): string {
  return pieces
    .filter(({ start, end }) => start < span.end && end > span.start)
    .map(({ text, start }) => text.slice(Math.max(0, span.start - start), span.end - start))
    .join('');
}

const foldSpace = (text: string): string => text.replaceAll(/\s+/g, ' ');
