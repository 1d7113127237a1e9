import type { EngineCitation } from '../answer-engine.ts';
import { shiftSpan } from '../answer-span.ts';
import { isSearchRemark } from './search-remark.ts';

/** A piece of text with the pages it cites; their passages are counted from its beginning. */
export interface Piece {
  readonly text: string;
  readonly citations: readonly EngineCitation[];
}

/** Text without a break: between two searches, or of one message. */
export interface Stretch {
  readonly pieces: readonly Piece[];
  /** The provider itself calls it no part of the answer. */
  readonly isRemark?: boolean;
}

/** A text with the pages it cites. */
export interface Speech {
  readonly text: string;
  readonly citations: EngineCitation[];
}

const textOf = ({ pieces }: Stretch) => pieces.map(({ text }) => text).join('');

/**
 * The whole text of a reply: what stands before a search belongs to the answer like what stands after it. Only search
 * announcements are removed, and only where an answer follows them.
 */
export function joinSpeech(stretches: readonly Stretch[], { question }: { question: string }): Speech {
  const spoken = stretches.filter((stretch) => textOf(stretch).trim() !== '');
  const isRemark = (stretch: Stretch) =>
    stretch.isRemark === true ||
    (stretch.pieces.every(({ citations }) => citations.length === 0) &&
      isSearchRemark(textOf(stretch), { question }));
  const answers = spoken.filter((stretch) => !isRemark(stretch));
  const kept = answers.length > 0 ? answers : spoken;
  let text = '';
  const citations: EngineCitation[] = [];
  for (const { pieces } of kept) {
    const first = pieces.find((piece) => piece.text !== '')?.text ?? '';
    if (text !== '' && !/\s$/u.test(text) && !/^\s/u.test(first)) text += '\n\n';
    for (const piece of pieces) {
      const before = text.length;
      citations.push(...piece.citations.map((one) => ({ ...one, span: shiftSpan(one.span, before) })));
      text += piece.text;
    }
  }
  return { text, citations };
}

/** Whether the text is nothing but announcements of searches. */
export function isOnlyRemarks(stretches: readonly Stretch[], { question }: { question: string }): boolean {
  const spoken = stretches.map(textOf).filter((text) => text.trim() !== '');
  return spoken.every((text) => isSearchRemark(text, { question }));
}
