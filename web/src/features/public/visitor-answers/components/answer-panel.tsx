import { nameEngine, type VisitorAnswer } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { Card, FigureLabel, FigureNote, Quote } from '#ui';
import { DemoBadge } from '#features/config';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { visitorAnswerCopy as copy } from '../copy.ts';
import { isUnread } from '../model.ts';
import type { VisitorRequest } from '../use-visitor-answer.ts';
import { AnswerProgress } from './answer-progress.tsx';
import { AnswerVerdict } from './answer-verdict.tsx';
import { FailedAnswer } from './failed-answer.tsx';
import { FailedSite } from './failed-site.tsx';
import { MarkedAnswer } from './marked-answer.tsx';

interface AnswerPanelProps {
  request: VisitorRequest;
  answer: VisitorAnswer;
}

/**
 * The panel of the hero while it shows the visitor's own answer: question and text on the left, what it means on the
 * right.
 */
export function AnswerPanel({ request, answer }: AnswerPanelProps) {
  const stage = useRef<HTMLElement>(null);
  const { isAwaited } = request;
  // Below the fold the answer would arrive unseen.
  useEffect(() => {
    if (isAwaited && stage.current !== null) bringIntoView(stage.current);
  }, [isAwaited, answer.id]);
  return (
    <section ref={stage} aria-label={copy.stage} className="scroll-mt-4">
      {isUnread(answer) ? (
        <FailedSite request={request} answer={answer} />
      ) : (
        <WholePanel request={request} answer={answer} />
      )}
    </section>
  );
}

function WholePanel({ request, answer }: AnswerPanelProps) {
  const { status, question } = answer;
  return (
    <Card className="grid overflow-hidden shadow-stage mid:grid-cols-[minmax(0,1.32fr)_minmax(380px,1fr)]">
      <div
        className={cx(
          'flex min-h-[200px] flex-col gap-5 px-4 py-5 sm:p-8 mid:p-10',
          status !== 'failed' && 'mid:min-h-[430px]',
        )}
      >
        {question !== null && (
          <div className="motion-arrive border-b pb-5">
            <FigureLabel>{copy.questionLabel}</FigureLabel>
            <Quote as="p" className="mt-1 text-lead! leading-7!">
              {question}
            </Quote>
          </div>
        )}
        {status === 'answered' && (
          <MarkedAnswer key={answer.id} answer={answer} isInTurn={request.isAwaited} />
        )}
        {status === 'failed' && <FailedAnswer answer={answer} />}
        {(status === 'reading' || status === 'asking') && (
          <AnswerProgress request={request} answer={answer} />
        )}
      </div>
      <AnswerVerdict request={request} answer={answer} />
      {status === 'answered' && <Caption answer={answer} />}
    </Card>
  );
}

/** Which engine answered, when, and the pages it cites. */
function Caption({ answer: { engine, askedAt, sources } }: { answer: VisitorAnswer }) {
  const isDemo = engine === 'demo';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t px-4 py-2.5 sm:px-8 mid:col-span-2 mid:px-10">
      {isDemo && <DemoBadge />}
      {engine !== null && askedAt !== null && (
        <FigureNote>
          {copy.asked({
            engine: nameEngine(engine),
            moment: formatMoment({ iso: askedAt, now: readNow() }),
          })}
        </FigureNote>
      )}
      {isDemo && <FigureNote>{copy.demo}</FigureNote>}
      {sources.length > 0 && <FigureNote className="wrap-anywhere">{copy.sources(sources)}</FigureNote>}
    </div>
  );
}

/** The part of the window below which the panel counts as not visible. */
const SEEN_PART = 0.4;

function bringIntoView(element: HTMLElement): void {
  if (element.getBoundingClientRect().top < innerHeight * SEEN_PART) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
