import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { evidenceCopy } from '#features/evidence';
import { Tooltip } from '#ui';

interface ResultsFigureProps {
  /** How sure the number is, on hover and read out. */
  doubt: string;
  /** Opens the answers behind it. */
  onRead: () => void;
  className?: string;
  children: ReactNode;
}

/** A number of the table: one click from the answers it stands for. */
export function ResultsFigure({ doubt, onRead, className, children }: ResultsFigureProps) {
  return (
    <Tooltip text={doubt}>
      <button
        type="button"
        onClick={onRead}
        className={cx(
          'min-h-6 min-w-0 rounded-1 text-left hover:underline hover:decoration-accent-line hover:underline-offset-4 focus-visible:rounded-1',
          className,
        )}
      >
        {children}
        <span className="sr-only">
          {' '}
          {doubt}. {evidenceCopy.read}
        </span>
      </button>
    </Tooltip>
  );
}
