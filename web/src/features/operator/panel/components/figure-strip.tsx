import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface StripFigure {
  readonly label: string;
  readonly value: string;
  readonly isAlarm?: boolean;
  /** What can be done about it, beside the figure. */
  readonly action?: ReactNode;
}

/** Figures side by side in one strip; two by two on a phone, at most four beside each other on a tablet. */
export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-px border-y bg-line last:border-b-0 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        figures.length === 4 ? 'sm:grid-cols-4' : 'sm:grid-cols-3',
      )}
    >
      {figures.map(({ label, value, isAlarm = false, action }) => (
        <div
          key={label}
          className={cx(
            'bg-raised px-4 py-4 last:odd:col-span-2 sm:px-6 lg:last:odd:col-span-1',
            figures.length === 3 && 'sm:last:odd:col-span-1',
          )}
        >
          <dt className="text-xs text-muted">{label}</dt>
          <dd
            className={cx(
              'text-2xl font-medium tracking-figure max-sm:text-xl sm:whitespace-nowrap',
              isAlarm && 'text-negative',
              action !== undefined && 'flex flex-wrap items-center gap-x-3 gap-y-1',
            )}
          >
            {value}
            {action}
          </dd>
        </div>
      ))}
    </dl>
  );
}
