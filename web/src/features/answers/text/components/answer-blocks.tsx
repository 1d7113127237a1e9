import type { ReactNode } from 'react';
import type { MarkdownBlock } from '#lib/markdown/parse-markdown';
import { textCopy } from '../copy.ts';
import type { NamedPiece } from '../name-answer.ts';
import { AnswerPieces } from './answer-pieces.tsx';

/** Blocks keep their place for as long as the answer is on screen: the index is their key. */
export function AnswerBlocks({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return blocks.map((block, index) => <AnswerBlock key={index} block={block} />);
}

function AnswerBlock({ block }: { block: MarkdownBlock }): ReactNode {
  switch (block.kind) {
    case 'rule':
      return <hr className="border-t" />;
    case 'heading':
      return (
        <p dir="auto" role="heading" aria-level={Math.min(6, block.level + 2)} className="mt-2 font-semibold">
          <AnswerPieces pieces={block.pieces} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="grid gap-3 border-l-2 border-line-strong pl-4 text-muted">
          <AnswerBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="rounded-2 bg-sunken px-3 py-2 font-sans text-sm whitespace-pre-wrap">
          <AnswerPieces pieces={block.pieces} />
        </pre>
      );
    case 'list':
      return <AnswerList first={block.first} items={block.items} />;
    case 'table':
      return <AnswerTable head={block.head} rows={block.rows} />;
    case 'paragraph':
      return (
        <p dir="auto">
          <AnswerPieces pieces={block.pieces} />
        </p>
      );
  }
}

function AnswerList({
  first,
  items,
}: {
  first: number | null;
  items: readonly (readonly MarkdownBlock[])[];
}) {
  const entries = items.map((item, index) => (
    <li key={index} dir="auto">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <AnswerBlocks blocks={item} />
      </div>
    </li>
  ));
  const classes = 'grid grid-cols-[minmax(0,1fr)] gap-3 ps-7 marker:text-faint';
  if (first === null) return <ul className={`list-disc ${classes}`}>{entries}</ul>;
  return (
    <ol start={first} className={`list-decimal ${classes}`}>
      {entries}
    </ol>
  );
}

function AnswerTable({
  head,
  rows,
}: {
  head: readonly (readonly NamedPiece[])[];
  rows: readonly (readonly (readonly NamedPiece[])[])[];
}) {
  return (
    <div tabIndex={0} role="region" aria-label={textCopy.table} className="overflow-x-auto scroll-edges">
      {/* Words stay whole: a table that is too wide scrolls. */}
      <table className="w-full min-w-[420px] text-left text-sm wrap-break-word">
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col" className="border-b px-2 py-1.5 align-top font-semibold first:pl-0">
                <AnswerPieces pieces={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, index) => (
                <td key={index} className="border-b px-2 py-1.5 align-top first:pl-0">
                  <AnswerPieces pieces={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
