import { cx } from 'class-variance-authority';
import { formatInteger } from '#lib/format';
import { listDayLabels, listGridlines } from '../chart-model.ts';
import { nameShortDay } from '../day-words.ts';

/** Which wall is which: each is named below the chart. */
export function Letters({ walls }: { walls: readonly { letter: string; place: number }[] }) {
  return (
    <div aria-hidden className="relative col-span-full col-start-2 mr-[120px] sm:mr-[188px]">
      {walls.map(({ letter, place }) => (
        <span
          key={letter}
          className="absolute top-0 -translate-x-1/2 text-2xs font-medium text-muted"
          style={{ left: `${String(place)}%` }}
        >
          {letter}
        </span>
      ))}
    </div>
  );
}

/** The scale of the chart. */
export function Heights({ top }: { top: number }) {
  return (
    <div aria-hidden className="relative text-right text-2xs text-faint">
      {listGridlines(top).map((percent) => (
        <span
          key={percent}
          className="absolute right-0 -translate-y-1/2"
          style={{ top: `${String(100 * (1 - percent / top))}%` }}
        >
          {formatInteger(percent)}
          {percent === top && '%'}
        </span>
      ))}
    </div>
  );
}

/** The first and the last day, and a few between. */
export function Days({ days }: { days: readonly string[] }) {
  const labels = listDayLabels(days.length);
  return (
    <div aria-hidden className="relative col-start-2 text-2xs text-faint">
      {labels.map((index, at) => (
        <span
          key={index}
          className={cx(
            'absolute top-1.5 whitespace-nowrap',
            at === 0 && days.length > 1
              ? 'left-0'
              : at === labels.length - 1
                ? 'right-0'
                : '-translate-x-1/2',
            at % 2 === 1 && 'max-sm:hidden',
            at > 0 && at < labels.length - 1 && 'max-[399px]:hidden',
          )}
          style={
            at === 0 || at === labels.length - 1
              ? undefined
              : { left: `${String((100 * index) / (days.length - 1))}%` }
          }
        >
          {nameShortDay(days[index] ?? '')}
        </span>
      ))}
    </div>
  );
}
