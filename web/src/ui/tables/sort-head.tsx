import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';

interface SortHeadProps {
  label: string;
  /** `none` is the table's own order. */
  direction: 'ascending' | 'descending' | 'none';
  onSort: () => void;
  /** Numbers stand right, their sort sign on the inner side. */
  isNumber?: boolean;
  className?: string;
}

const SIGNS = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown };

/** A head cell whose button orders the column. */
export function SortHead({ label, direction, onSort, isNumber = false, className }: SortHeadProps) {
  const Sign = SIGNS[direction];
  const isSorted = direction !== 'none';
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx('p-0', isNumber ? 'text-right' : 'text-left', className)}
    >
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'inline-flex min-h-10 items-center gap-1 px-3 text-2xs whitespace-nowrap hover:text-text focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
          isNumber && 'flex-row-reverse',
          isSorted ? 'font-semibold text-text' : 'font-medium text-muted',
        )}
      >
        {label}
        <Sign className={cx('size-[13px]', isSorted ? 'text-accent' : 'opacity-45 print:hidden')} />
      </button>
    </th>
  );
}
