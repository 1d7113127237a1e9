import type { TaskAction } from '@citato/contract';
import { ChevronDown } from 'lucide-react';
import { Badge } from '#ui';
import { taskListCopy as copy } from '../copy.ts';
import { ActionEvidenceList } from './action-evidence.tsx';

/** One action with its steps and evidence; the first is open. */
export function ActionDetails({
  action,
  onReadAnswer,
}: {
  action: TaskAction;
  onReadAnswer: (answerId: string) => void;
}) {
  const { number, title, why, steps, priority, isDone } = action;
  const label = copy.priorities[priority];
  return (
    <details open={number === 1} className="group min-w-0 flex-1">
      <summary className="grid min-h-13 cursor-pointer list-none grid-cols-[18px_minmax(0,1fr)_auto_18px] items-start gap-2.5 py-3.5 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold text-accent">{number}</span>
        <span className={`font-medium text-pretty wrap-anywhere ${isDone ? 'text-muted line-through' : ''}`}>
          {title}
          {isDone && <span className="sr-only"> ({copy.doneNote})</span>}
        </span>
        <span data-priority={priority}>
          <span className="sr-only">{copy.priority(label)}</span>
          <span aria-hidden>
            <Badge tone={priority === 'High' ? 'negative' : 'neutral'}>{label}</Badge>
          </span>
        </span>
        <ChevronDown className="mt-[3px] size-[18px]! text-faint transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-6 text-sm max-sm:-ml-9 sm:pl-7">
        <p className="max-w-[66ch] text-pretty wrap-anywhere text-muted">{why}</p>
        <div>
          <h4 className="font-medium">{copy.steps}</h4>
          <ol className="mt-1 grid list-decimal gap-1 pl-5 wrap-anywhere marker:text-faint">
            {steps.map((step) => (
              <li key={step} className="max-w-[62ch] text-pretty">
                {step}
              </li>
            ))}
          </ol>
        </div>
        <Facts action={action} />
        <ActionEvidenceList evidence={action.evidence} onReadAnswer={onReadAnswer} />
      </div>
    </details>
  );
}

function Facts({ action }: { action: TaskAction }) {
  const facts = [
    [copy.effort, action.effort],
    [copy.impact, action.impact],
    [copy.timeline, action.timeline],
    [copy.dependencies, action.dependencies],
    [copy.resources, action.resources],
    [copy.expectedOutcome, action.expectedOutcome],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3 rounded-2 bg-surface p-4 sm:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-2xs text-faint">{label}</dt>
          <dd className="mt-0.5 text-pretty wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
