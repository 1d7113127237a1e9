import { showWebsite, type VisitorAnswer } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryLine, Skeleton, Spinner } from '#ui';
import { visitorAnswerCopy as copy } from '../copy.ts';
import type { VisitorRequest } from '../use-visitor-answer.ts';

const SLOW_AFTER_MS = 15_000;

/** How far it is, step by step, above the place of the answer. */
export function AnswerProgress({ request, answer }: { request: VisitorRequest; answer: VisitorAnswer }) {
  const isSlow = useIsSlow();
  const current = answer.status === 'reading' ? 0 : 2;
  const steps = [
    copy.steps.reading(showWebsite(answer.websiteUrl)),
    copy.steps.question,
    copy.steps.asking,
    copy.steps.marking,
  ];
  return (
    <div className="grid content-start gap-6">
      <ol aria-label={copy.steps.label} className="grid gap-2.5 text-sm">
        {steps.map((label, index) => (
          <Step
            key={label}
            label={label}
            state={index < current ? 'done' : index === current ? 'current' : 'next'}
          />
        ))}
      </ol>
      {request.stalled !== null && <RetryLine {...request.stalled}>{copy.stalled}</RetryLine>}
      {isSlow && request.stalled === null && <p className="text-sm text-muted">{copy.slow}</p>}
      <div aria-hidden className="grid max-w-(--measure) gap-3">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-10/12" />
        <Skeleton className="h-4 w-7/12" />
      </div>
    </div>
  );
}

function Step({ label, state }: { label: string; state: 'done' | 'current' | 'next' }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx(
        'grid grid-cols-[20px_minmax(0,1fr)] items-center gap-2.5 wrap-anywhere',
        state === 'current' ? 'font-medium' : state === 'done' ? 'text-muted' : 'text-faint',
      )}
    >
      <span className="grid size-5 place-items-center">
        {state === 'done' && <Check aria-hidden className="size-4! text-accent" />}
        {state === 'current' && <Spinner />}
        {state === 'next' && <span aria-hidden className="size-1.5 rounded-full bg-line-strong" />}
      </span>
      <span>
        {label}
        {state === 'done' && <span className="sr-only"> ({copy.steps.done})</span>}
      </span>
    </li>
  );
}

/** True after a long wait; counted from when this came on screen. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isSlow;
}
