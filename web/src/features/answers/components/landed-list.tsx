import { nameEngine, type AnalysisProgress, type AnalysisResult } from '@citato/contract';
import { useMemo } from 'react';
import type { MarkdownBlock } from '#lib/markdown/parse-markdown';
import { evidenceCopy } from '../copy.ts';
import { nameAnswer, type NamedPiece } from '../text/name-answer.ts';
import { useNewestAnswers } from '../queries.ts';
import { useOpenAnswers } from '../use-open-answers.ts';
import { AnswerPieces } from '../text/components/answer-pieces.tsx';

const copy = evidenceCopy.landed;
/** The beginning of a text is enough for a strip. */
const MAX_CHARACTERS = 600;

export function LandedList({ progress }: { progress: AnalysisProgress }) {
  const answers = useNewestAnswers(progress);
  const open = useOpenAnswers();
  if (answers.data === undefined || answers.data.length === 0) {
    return <p className="pt-2 text-sm text-muted">{copy.waiting}</p>;
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 pt-1.5">
      {answers.data.map((answer) => (
        <li
          key={answer.id}
          className="relative rounded-2 border bg-raised px-3 py-2 text-xs hover:border-control"
        >
          <button
            type="button"
            onClick={() => {
              open({ risposte: progress.promptId, periodo: 'tutto', risposta: answer.id });
            }}
            className="font-medium text-text after:absolute after:inset-0"
            aria-label={copy.open(nameEngine(answer.engine))}
          >
            {nameEngine(answer.engine)}
          </button>
          <p dir="auto" className="truncate text-muted">
            {answer.status === 'ok' ? <Beginning answer={answer} /> : answer.failure}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Beginning({ answer: { answer, companies } }: { answer: AnalysisResult }) {
  const pieces = useMemo(
    () => listPieces(nameAnswer({ answer: (answer ?? '').slice(0, MAX_CHARACTERS), companies })),
    [answer, companies],
  );
  // A link within the one big button would be a button in a button.
  return <AnswerPieces pieces={pieces} />;
}

/** The names matter: text before the first of them gives way. */
function listPieces(blocks: readonly MarkdownBlock[]): NamedPiece[] {
  const pieces = blocks.flatMap(flatten).map(({ link: _, ...piece }) => piece);
  const first = pieces.findIndex((piece) => 'naming' in piece);
  return pieces.slice(Math.max(0, first - 1));
}

function flatten(block: MarkdownBlock): readonly NamedPiece[] {
  if (block.kind === 'rule') return [];
  if (block.kind === 'quote') return block.blocks.flatMap(flatten);
  if (block.kind === 'list')
    return block.items.flatMap((item) => item.flatMap((inner) => [...flatten(inner), SPACE]));
  if (block.kind === 'table')
    return [...block.head, ...block.rows.flat()].flatMap((cell) => [...cell, SPACE]);
  return [...block.pieces, SPACE];
}

const SPACE: NamedPiece = { text: ' ', start: 0, end: 0 };
