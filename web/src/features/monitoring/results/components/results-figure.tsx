import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { evidenceCopy } from '#features/answers';
import { Tooltip } from '#ui';

interface ResultsFigureProps {
  /** The confidence of the number, on hover and for screen readers. */
  uncertainty: string;
  /** Opens the answers behind it. */
  onRead: () => void;
  /** On a phone the whole row, and the other figures stand below it: too small to be hit one by one. */
  isRow?: boolean;
  className?: string;
  children: ReactNode;
}

/** A number of the table, with a link to its answers. */
export function ResultsFigure({
  uncertainty,
  onRead,
  isRow = false,
  className,
  children,
}: ResultsFigureProps) {
  return (
    <Tooltip text={uncertainty}>
      <button
        type="button"
        onClick={onRead}
        className={cx(
          'min-h-6 min-w-0 rounded-1 text-left hover:underline hover:decoration-accent-line hover:underline-offset-4 focus-visible:rounded-1',
          isRow ? 'max-md:after:absolute max-md:after:inset-0' : 'max-md:pointer-events-none',
          className,
        )}
      >
        {children}
        <span className="sr-only">
          {' '}
          {uncertainty}. {evidenceCopy.read}
        </span>
      </button>
    </Tooltip>
  );
}
