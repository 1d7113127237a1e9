import { useMemo } from 'react';
import { nameAnswer, type NamedCompany } from '../name-answer.ts';
import { AnswerBlocks } from './answer-blocks.tsx';

interface AnswerTextProps {
  answer: string;
  companies: readonly NamedCompany[];
}

/**
 * The text as the engine wrote it: its Markdown rendered, nothing of it executed or fetched, names marked where they
 * were read.
 */
export function AnswerText({ answer, companies }: AnswerTextProps) {
  const blocks = useMemo(() => nameAnswer({ answer, companies }), [answer, companies]);
  return (
    <div className="grid max-w-(--measure) grid-cols-[minmax(0,1fr)] gap-3.5 text-md leading-[26px] wrap-anywhere">
      <AnswerBlocks blocks={blocks} />
    </div>
  );
}
