import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** From here on cards out of sight are neither laid out nor painted; a search in the page still finds them. */
const LONG = 20;

/** Cards one below the other, as many as there are. */
export function CardList({
  count,
  className,
  children,
}: {
  count: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', count > LONG && 'card-list-long', className)}>
      {children}
    </div>
  );
}
