import type { AnalysisResult, Tone } from '@citato/contract';
import type { TextPiece } from '#lib/markdown/parse-inline';
import { parseMarkdown, type MarkdownBlock } from '#lib/markdown/parse-markdown';

/** The mark of a company in a text; without a position it bears no number. */
export type NamedCompany = Pick<
  AnalysisResult['companies'][number],
  'key' | 'isOwn' | 'sentiment' | 'spans'
> & {
  readonly position: number | null;
};

/** A company where it stands in the text. */
export interface Naming {
  readonly key: string;
  readonly isOwn: boolean;
  readonly tone: Tone | null;
  /** Its rank by first naming, at its first naming; null at every further one. */
  readonly rank: number | null;
}

/** A piece of a block that `nameAnswer` cut; without `naming` it is text between names. */
export interface NamedPiece extends TextPiece {
  readonly naming?: Naming;
}

interface PlacedNaming extends Naming {
  readonly start: number;
  readonly end: number;
}

/**
 * The blocks of an answer with every naming that the text shows; names within the address of a link are not marked.
 * Blocks and spans are both in order, so each is visited once.
 */
export function nameAnswer({
  answer,
  companies,
}: {
  answer: string;
  companies: readonly NamedCompany[];
}): MarkdownBlock[] {
  const cut = createCutter(placeNamings(companies));
  return parseMarkdown(answer).map((block) => nameBlock(block, cut));
}

function placeNamings(companies: readonly NamedCompany[]): PlacedNaming[] {
  // A naming without a judgement beside it has the tone of its company in this answer.
  const namings = companies.flatMap(({ key, isOwn, position, sentiment, spans }) =>
    spans.map(({ start, end, tone }) => ({
      key,
      isOwn,
      tone: tone ?? sentiment,
      rank: position,
      start,
      end,
    })),
  );
  return namings.sort((a, b) => a.start - b.start || b.end - a.end);
}

function nameBlock(block: MarkdownBlock, cut: (pieces: readonly TextPiece[]) => NamedPiece[]): MarkdownBlock {
  if (block.kind === 'rule') return block;
  if (block.kind === 'quote') return { ...block, blocks: block.blocks.map((inner) => nameBlock(inner, cut)) };
  if (block.kind === 'list')
    return { ...block, items: block.items.map((item) => item.map((inner) => nameBlock(inner, cut))) };
  if (block.kind === 'table')
    return { ...block, head: block.head.map(cut), rows: block.rows.map((row) => row.map(cut)) };
  return { ...block, pieces: cut(block.pieces) };
}

function createCutter(namings: readonly PlacedNaming[]): (pieces: readonly TextPiece[]) => NamedPiece[] {
  const ranked = new Set<string>();
  let next = 0;

  const cutPiece = (piece: TextPiece): NamedPiece[] => {
    const parts: NamedPiece[] = [];
    let from = piece.start;
    while (next < namings.length && (namings[next]?.end ?? 0) <= from) next += 1;
    for (let index = next; index < namings.length; index += 1) {
      const naming = namings[index];
      if (naming === undefined || naming.start >= piece.end) break;
      const [start, end] = [Math.max(naming.start, from), Math.min(naming.end, piece.end)];
      if (start >= end) continue;
      if (start > from) parts.push(slice(piece, from, start));
      parts.push({ ...slice(piece, start, end), naming: rank(naming, end) });
      from = end;
    }
    if (from < piece.end) parts.push(from === piece.start ? piece : slice(piece, from, piece.end));
    return parts;
  };

  // The number stands behind the whole name, also where a mark cuts the name in two.
  const rank = ({ key, isOwn, tone, rank: place, end }: PlacedNaming, shownEnd: number): Naming => {
    const isFirst = !ranked.has(key) && shownEnd === end;
    if (isFirst) ranked.add(key);
    return { key, isOwn, tone, rank: isFirst ? place : null };
  };

  return (pieces) => pieces.flatMap(cutPiece);
}

function slice(piece: TextPiece, start: number, end: number): TextPiece {
  // A piece whose text is not its source (an entity, a line break) cannot be cut.
  const isVerbatim = piece.text.length === piece.end - piece.start;
  const text = isVerbatim ? piece.text.slice(start - piece.start, end - piece.start) : piece.text;
  return { ...piece, text, start, end };
}
