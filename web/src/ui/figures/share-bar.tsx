import { cx } from 'class-variance-authority';
import { placeOnTrack } from './place-on-track.ts';

interface ShareBarProps {
  /** Zero draws nothing. */
  value: number;
  /** The longest bar of the table: the full track. */
  max: number;
  /** The value as shown, right of the bar. */
  text: string;
  isOwn?: boolean;
}

/** Bars of a column all start at one edge; grey for the others, accent for the own one. */
export function ShareBar({ value, max, text, isOwn = false }: ShareBarProps) {
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)_52px] items-center gap-3">
      <span aria-hidden className="h-2.5">
        {value > 0 && (
          <span
            data-bar
            className={cx('block h-full min-w-0.5 rounded-bar', isOwn ? 'bg-bar-own' : 'bg-bar')}
            style={{ width: `${String(placeOnTrack({ point: value, min: 0, max }))}%` }}
          />
        )}
      </span>
      <span className={cx('text-right', isOwn && 'font-medium')}>{text}</span>
    </span>
  );
}
