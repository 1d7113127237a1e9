import { Check } from 'lucide-react';
import { companiesCopy } from '../../list/copy.ts';

const copy = companiesCopy.steps;
const STEPS = [copy.company, copy.prompts];

/** Where the reader is in the two steps of a new company. */
export function StepList({ current }: { current: 1 | 2 }) {
  return (
    <ol aria-label={copy.label(current)} className="flex items-center gap-4 text-sm font-medium text-faint">
      {STEPS.map((label, index) => {
        const number = index + 1;
        const isCurrent = number === current;
        const isDone = number < current;
        return (
          <li
            key={label}
            aria-current={isCurrent ? 'step' : undefined}
            className={
              'flex items-center gap-2 not-first:before:mr-2 not-first:before:h-px not-first:before:w-8 not-first:before:bg-line-strong ' +
              (isCurrent ? 'text-text' : isDone ? 'text-muted' : '')
            }
          >
            <span
              aria-hidden
              className={
                'grid size-6 place-items-center rounded-full text-2xs [&>.lucide]:size-[13px] [&>.lucide]:stroke-[2.2] ' +
                (isCurrent
                  ? 'bg-accent text-on-accent'
                  : isDone
                    ? 'bg-accent-soft text-accent'
                    : 'inset-ring-[1.5px] inset-ring-line-strong')
              }
            >
              {isDone ? <Check /> : number}
            </span>
            {label}
          </li>
        );
      })}
    </ol>
  );
}
