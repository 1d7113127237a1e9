import { cx } from 'class-variance-authority';
import { formatInitials } from './initials.ts';

/** The initials of a thing in a square, as people alone are round. Decoration: the name stands beside it. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'md' | 'lg' }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center bg-accent-soft font-semibold text-accent',
        size === 'lg' ? 'size-12 rounded-3 text-lg md:size-15 md:text-xl' : 'size-11 rounded-2 text-md',
      )}
    >
      {formatInitials({ name, max: 2 })}
    </span>
  );
}

/** In a line of a table. */
export function SmallAvatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-2 bg-accent-soft text-2xs font-semibold text-accent"
    >
      {formatInitials({ name, max: 2 })}
    </span>
  );
}

export function PersonAvatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-2xs font-semibold text-accent"
    >
      {formatInitials({ name, max: 1 })}
    </span>
  );
}
