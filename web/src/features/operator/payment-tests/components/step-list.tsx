import type { PaymentTest } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { Check, Minus, X } from 'lucide-react';
import { paymentTestsCopy as copy } from '../copy.ts';
import { describeDuration } from '../model.ts';

type Steps = PaymentTest['testResult']['steps'];

const MARKS = {
  passed: { Icon: Check, className: 'text-positive' },
  failed: { Icon: X, className: 'text-negative' },
  skipped: { Icon: Minus, className: 'text-faint' },
} as const;

/** What was done, in its order, each step with its mark, what it found and how long it took. */
export function StepList({ label, steps }: { label: string; steps: Steps }) {
  return (
    <ol aria-label={label} className="divide-y">
      {steps.map((step) => (
        <StepLine key={step.name} step={step} />
      ))}
    </ol>
  );
}

function StepLine({ step: { name, outcome, detail, milliseconds } }: { step: Steps[number] }) {
  const { Icon, className } = MARKS[outcome];
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)_auto] gap-x-3 py-2.5 text-sm">
      <Icon role="img" aria-label={copy.outcomes[outcome]} className={cx('mt-0.5 size-[18px]', className)} />
      <div className="min-w-0">
        <p className={cx('font-medium', outcome === 'skipped' && 'text-muted')}>{name}</p>
        {detail !== null && <p className="text-xs wrap-anywhere text-muted">{detail}</p>}
      </div>
      <p className="text-xs whitespace-nowrap text-muted tabular-nums">
        {outcome === 'skipped' ? copy.outcomes.skipped : describeDuration(milliseconds)}
      </p>
    </li>
  );
}
