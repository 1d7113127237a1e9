import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useGrowingCount } from '../figures/use-growing-count.ts';

/** From here on cards out of sight are neither laid out nor painted; a search in the page still finds them. */
const LONG = 20;
/** More than a screenful. */
const AT_ONCE = 6;

/** Cards one below the other; of many, the first stand at once and the others follow. `--card-stand-in`: a usual height. */
export function CardList({ className, children }: { className?: string; children: readonly ReactNode[] }) {
  const count = children.length;
  const shown = useGrowingCount({ count, step: count > LONG ? AT_ONCE : LONG });
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', count > LONG && 'card-list-long', className)}>
      {children.slice(0, shown)}
      {shown < count && (
        <span
          aria-hidden
          style={{ height: `calc(${String(count - shown)} * var(--card-stand-in, 22rem))` }}
        />
      )}
    </div>
  );
}
