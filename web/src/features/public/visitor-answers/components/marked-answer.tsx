import type { VisitorAnswer } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui';
import { AnswerText } from '#features/answers';
import { visitorAnswerCopy as copy } from '../copy.ts';
import { paceMarks } from '../model.ts';

/** Above it the text stands whole; below it the rest is one press away. */
const CLOSED_PX = 420;

/** The answer as the product reads it everywhere; in turn, its names are marked one after another. */
export function MarkedAnswer({ answer, isInTurn }: { answer: VisitorAnswer; isInTurn: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  useLayoutEffect(() => {
    if (text.current === null) return;
    setIsLong(text.current.scrollHeight > CLOSED_PX + 80);
    giveTurns(text.current);
  }, []);
  const isCut = isLong && !isWhole;
  return (
    <div className="grid gap-3">
      <div
        ref={text}
        className={cx(isInTurn && 'marks-in-turn', isCut && 'overflow-hidden mask-b-from-75%')}
        style={isCut ? { maxHeight: CLOSED_PX } : undefined}
      >
        <AnswerText answer={answer.answer ?? ''} companies={answer.companies} />
      </div>
      {isCut && (
        <Button
          variant="ghost"
          className="-ml-3 justify-self-start"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {copy.whole}
        </Button>
      )}
    </div>
  );
}

/** Each name gets its turn, and the panel the number of names. */
function giveTurns(text: HTMLElement): void {
  const names = text.querySelectorAll<HTMLElement>('[data-naming]');
  for (const [turn, name] of names.entries()) name.style.setProperty('--turn', String(turn));
  const stage = text.closest<HTMLElement>('section');
  stage?.style.setProperty('--turns', String(names.length));
  stage?.style.setProperty('--turn-ms', `${String(paceMarks(names.length))}ms`);
}
