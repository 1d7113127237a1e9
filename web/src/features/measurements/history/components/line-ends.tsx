import { cx } from 'class-variance-authority';
import { formatPercent } from '#lib/format';
import { Marker } from '#ui';
import { findLast, spreadLabels } from '../chart-model.ts';
import { LINE_COLOURS, type PlottedLine } from './plot.tsx';

/** Two labels keep so far apart, in percent of the height of the chart. */
const GAP = 7.5;

/** The names of the lines at their ends: no legend to be looked up. */
export function LineEnds({ lines, top }: { lines: readonly PlottedLine[]; top: number }) {
  const ends = lines.flatMap((line, index) => {
    const last = findLast(line.placed);
    return last === null ? [] : [{ ...line, last, colour: LINE_COLOURS[index] ?? '' }];
  });
  const places = spreadLabels(
    ends.map(({ last }) => 100 * (1 - last.percent / top)),
    GAP,
  );
  return (
    <ul aria-hidden className="absolute inset-0 text-2xs">
      {ends.map(({ key, name, isOwn, last, colour }, index) => (
        <li
          key={key}
          className={cx(
            'absolute inset-x-0 grid -translate-y-1/2 grid-cols-[12px_minmax(0,1fr)_auto] items-center gap-1.5',
            isOwn ? 'font-semibold' : 'text-muted',
          )}
          style={{ top: `${String(places[index] ?? 0)}%` }}
        >
          <svg viewBox="0 0 12 2" className="h-0.5 w-3">
            <path d="M0 1H12" strokeWidth={2} className={colour} />
          </svg>
          <span className="truncate">{isOwn ? <Marker>{name}</Marker> : name}</span>
          <span className="text-text">{formatPercent(last.percent)}</span>
        </li>
      ))}
    </ul>
  );
}
